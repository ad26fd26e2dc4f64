import { globalStyle, style } from '@vanilla-extract/css'
import { upTo } from '#renderer/theme/breakpoints.ts'
import { vars } from '#renderer/theme/contract.css.ts'
import { columns, framed, line, row, square, stack } from '#renderer/ui/studio/mixins.ts'
import { adminTheme } from '#renderer/ui/studio/tokens.css.ts'

const { color } = vars

/** Two texts beside each other, or pictures. */
export const wide = style({ selectors: { 'dialog&': { width: 'min(100% - 1.5rem, 54rem)' } } })

/** Posts that link to one that goes. */
export const linking = style(
  framed(10, {
    maxHeight: '13rem',
    // The words for screen readers stay in the scrolled part
    position: 'relative',
    overflow: 'auto',
    overscrollBehavior: 'contain',
  }),
)
globalStyle(
  `${linking} > li`,
  row('.75rem', { justifyContent: 'space-between', alignItems: 'baseline', padding: '.55rem .75rem' }),
)
globalStyle(`${linking} > li + li`, { borderTop: line })
globalStyle(`${linking} a`, { minWidth: 0, overflowWrap: 'anywhere' })

/** A field, or a part of the text, with its two versions. */
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
export const fileText = style(
  framed(10, {
    maxHeight: '50vh',
    overflow: 'auto',
    margin: 0,
    padding: '.75rem',
    fontSize: adminTheme.meta,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  }),
)
export const added = style({
  padding: '.02em .1em',
  borderRadius: 3,
  background: adminTheme.added,
  color: adminTheme.onAdded,
  textDecoration: 'underline 1.5px',
  textUnderlineOffset: '.2em',
})
