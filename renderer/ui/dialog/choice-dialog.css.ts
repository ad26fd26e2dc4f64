import { globalStyle, style } from '@vanilla-extract/css'
import { upTo } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'
import { columns, framed, line, square, stack } from '../studio/mixins.ts'

const { color } = vars

export const wide = style({ selectors: { 'dialog&': { width: 'min(100% - 1.5rem, 54rem)' } } })

export const place = style(
  stack('.5rem', { minWidth: 0, margin: 0, padding: '.875rem 0 0', border: 0, borderTop: line }),
)
globalStyle(`${place} > legend`, { float: 'left', width: '100%', padding: 0, fontWeight: 650 })
export const sides = style(
  columns('1fr 1fr', '.75rem', {
    clear: 'both',
    '@media': { [upTo.phone]: { gridTemplateColumns: '1fr' } },
  }),
)
export const side = style(
  framed(10, {
    ...stack('.25rem'),
    alignContent: 'start',
    padding: '.6rem .75rem',
    borderWidth: 1.5,
    minWidth: 0,
  }),
)
globalStyle(`${side} > b`, { fontWeight: 600, fontSize: '.875rem' })
export const choice = style([
  side,
  {
    gridTemplateColumns: '1.25rem minmax(0, 1fr)',
    columnGap: '.6rem',
    cursor: 'pointer',
    selectors: {
      '&:has(:checked)': { borderColor: color.ink },
      '&:nth-child(3)': { gridColumn: '1 / -1' },
    },
  },
])
globalStyle(`${choice} > input`, { ...square('1.125rem'), margin: '.15rem 0 0', accentColor: color.accent })
export const sideText = style({
  minWidth: 0,
  maxHeight: '12rem',
  overflow: 'auto',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  lineHeight: 1.55,
  selectors: { [`${choice} > &`]: { gridColumn: 2 } },
})
