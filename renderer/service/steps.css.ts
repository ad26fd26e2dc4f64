import { globalStyle, style } from '@vanilla-extract/css'
import { upTo } from '../theme/breakpoints.ts'
import { vars } from '../theme/contract.css.ts'
import { forms } from './proof.css.ts'

const { color, space } = vars
/** Between the words of neighbours. */
const gap = 'clamp(.75rem, 2.5vw, 2rem)'

export const ground = style({ background: color.sunk, overflowX: 'clip' })
/** The arch of figures stands on its edge. */
globalStyle(`${forms.arch}:has(+ ${ground})`, { paddingBottom: 0 })
export const steps = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  marginTop: space.s12,
  // for the last dot, 14 of 288 units of a column
  paddingInlineEnd: 'calc(100% * 14 / (4 * 288 + 14))',
  '@media': {
    [upTo.medium]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      marginTop: space.s8,
      paddingInlineEnd: 'calc(100% * 14 / (2 * 288 + 14))',
    },
  },
})
/** Drawing, title and text each on a row that the steps beside it share. */
export const step = style({
  display: 'grid',
  gridTemplateRows: 'subgrid',
  gridRow: 'span 3',
  minWidth: 0,
  '@media': { [upTo.medium]: { selectors: { '&:nth-child(n + 3)': { marginTop: space.s10 } } } },
})
export const across = style({ marginBottom: space.s5 })
export const title = style({
  paddingInlineEnd: gap,
  marginBottom: '.4rem',
  '@media': { [upTo.narrow]: { fontSize: '1.0625rem', hyphens: 'auto' } },
})
export const text = style({
  maxWidth: '19em',
  paddingInlineEnd: gap,
  color: color.inkMuted,
  fontSize: '1rem',
  lineHeight: 1.5,
})
