import { globalStyle, style } from '@vanilla-extract/css'
import { above, upTo } from '../theme/breakpoints.ts'
import { vars } from '../theme/contract.css.ts'
import { twelveGapped, wholeWhenMedium } from '../theme/fragments.ts'

const { color, font, size, space } = vars
const figure = {
  display: 'block',
  fontFamily: font.display,
  fontWeight: 740,
  letterSpacing: '-.02em',
  lineHeight: 0.95,
} as const

export const grid = style({ ...twelveGapped, rowGap: space.s8 })
export const head = style({ gridColumn: '1 / -1', rowGap: space.s8 })
export const fields = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  marginTop: space.s4,
  gap: `.375rem ${space.gap}`,
  '@media': { [upTo.medium]: { gridTemplateColumns: '1fr 1fr' }, print: { display: 'none' } },
})
export const field = style({
  display: 'grid',
  gridTemplateRows: 'subgrid',
  gridRow: 'span 3',
  alignItems: 'start',
  minWidth: 0,
  '@media': { [upTo.medium]: { paddingBottom: space.s2 } },
})
globalStyle(`${field} > label`, { alignSelf: 'end', textWrap: 'balance' })
export const fault = style({ fontSize: size.small, lineHeight: 1.4, color: color.sun })
export const rows = style({
  gridColumn: '1 / -1',
  marginTop: space.s6,
  borderBottom: `1px solid ${color.bandLine}`,
})
const result = {
  display: 'grid',
  gridTemplateRows: 'subgrid',
  gridRow: 'span 2',
  rowGap: space.s3,
  color: color.onBandMuted,
} as const
export const row = style({
  ...twelveGapped,
  paddingBlock: space.s10,
  borderTop: `1px solid ${color.bandLine}`,
  '@media': { [upTo.narrow]: { paddingBlock: space.s8 } },
})
export const share = style({
  ...result,
  gridColumn: 'span 3',
  '@media': {
    [upTo.medium]: { selectors: { '&:last-child': { gridColumn: 'span 4' } } },
    [upTo.narrow]: { gridColumn: 'span 6', selectors: { '&:last-child': { gridColumn: 'span 6' } } },
  },
})
export const percent = style({
  ...figure,
  color: color.onBand,
  fontSize: size.figure,
})
export const windows = style({
  gridColumn: 'span 6',
  gridRow: 'span 2',
  alignSelf: 'center',
  paddingInlineEnd: space.s6,
  '@media': {
    [upTo.medium]: { gridColumn: 'span 5', paddingInlineEnd: space.s3 },
    [upTo.narrow]: { gridColumn: '1 / -1', gridRow: 3, marginTop: space.s5, paddingInlineEnd: 0 },
  },
})
export const sales = style({
  ...figure,
  color: color.onBand,
  // Five digits must fit into half a column on a phone
  fontSize: `min(${size.h1}, 10vw)`,
  letterSpacing: '-.01em',
  lineHeight: 1,
  '@media': { [above.medium]: { fontSize: `min(${size.h1}, 1.5rem + 2.5vw)` } },
})
/** For the longer figures that a visitor may enter. */
export const longSales = style([sales, { fontSize: `min(${size.h3}, 6vw)` }])
export const cost = style({
  ...result,
  paddingTop: space.s5,
  gridColumn: '10 / 13',
  '@media': { [upTo.medium]: { gridColumn: '9 / 13' }, [upTo.narrow]: { gridColumn: '1 / -1' } },
})
export const answer = style({
  ...result,
  paddingTop: space.s5,
  gridColumn: '1 / 10',
  '@media': { [upTo.medium]: { gridColumn: '1 / 9' }, [upTo.narrow]: { gridColumn: '1 / -1' } },
})
export const extra = style({
  ...figure,
  color: color.sun,
  fontSize: size.figure,
  letterSpacing: '-.01em',
  '@media': { [above.medium]: { fontSize: 'clamp(5rem, 10.5vw, 9.5rem)', lineHeight: 0.85 } },
})
export const longExtra = style([
  extra,
  {
    fontSize: `min(${size.h1}, 9vw)`,
    '@media': { [above.medium]: { fontSize: 'clamp(3.5rem, 7vw, 6.5rem)' } },
  },
])
globalStyle(`:is(${share}, ${answer}, ${cost}) > b`, { alignSelf: 'last baseline' })
export const note = style({
  ...twelveGapped,
  gridColumn: '1 / -1',
  rowGap: space.s2,
  marginTop: space.s5,
  paddingTop: space.s6,
  borderTop: `1px solid ${color.bandLine}`,
  color: color.onBandMuted,
})
globalStyle(`${note} > h3`, {
  gridColumn: '1 / 4',
  color: color.onBand,
  fontSize: '1.0625rem',
  '@media': wholeWhenMedium,
})
globalStyle(`${note} > p`, {
  gridColumn: '4 / 10',
  fontSize: '1rem',
  lineHeight: 1.5,
  '@media': wholeWhenMedium,
})
