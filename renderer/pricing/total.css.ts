import { globalStyle, style } from '@vanilla-extract/css'
import { above, upTo } from '../theme/breakpoints.ts'
import { vars } from '../theme/contract.css.ts'
import { twelveColumns, wrappedRow } from '../theme/fragments.ts'

const { color, font, ill, size, space } = vars

const slot = `.75rem solid ${ill.gate}`
const medium = { [upTo.medium]: { gridColumn: '1 / -1', gridRow: 'auto' } }

export const ground = style({
  marginBottom: space.section,
  background: color.secondSoft,
  '@media': { [above.medium]: { borderTop: slot }, print: { display: 'none' } },
})
export const slip = style({
  ...twelveColumns,
  gap: `${space.s5} ${space.gap}`,
  paddingBottom: space.section,
  counterReset: 'monthly once',
})
export const heading = style({
  gridColumn: '1 / 8',
  paddingTop: space.section,
  fontSize: size.h2,
  '@media': { [upTo.medium]: { gridColumn: '1 / -1' } },
  lineHeight: 1.08,
  letterSpacing: '-.024em',
})
export const boxes = style({
  gridColumn: '1 / 8',
  gridRow: '2 / 4',
  margin: 0,
  padding: 0,
  border: 0,
  minWidth: 0,
  '@media': medium,
})
export const legend = style({
  padding: 0,
  marginBottom: space.s2,
  color: color.inkMuted,
  fontSize: size.small,
})
export const line = style({
  ...wrappedRow(`0 ${space.s3}`),
  minHeight: '3.25rem',
  paddingBlock: space.s2,
  borderTop: `1px solid color-mix(in srgb, ${color.second} 28%, ${color.secondSoft})`,
  cursor: 'pointer',
  lineHeight: 1.35,
})
export const box = style({
  cursor: 'inherit',
})
export const name = style({ flex: '1 1 10rem' })
export const price = style({
  fontWeight: 650,
  '@media': { [upTo.narrow]: { flexBasis: '100%', paddingInlineStart: '2rem' } },
})
export const period = style({ fontWeight: 400, color: color.inkMuted })
export const till = style({
  gridColumn: '9 / 13',
  gridRow: '1 / 4',
  alignSelf: 'start',
  '@media': {
    [upTo.medium]: {
      ...medium[upTo.medium],
      paddingInline: space.s4,
      borderTop: slot,
      borderRadius: '.375rem',
    },
  },
})
export const receipt = style({
  position: 'relative',
  marginBottom: '.625rem',
  padding: `${space.s12} ${space.s6} ${space.s5}`,
  borderInline: `2px solid ${ill.line}`,
  background: ill.stone,
  color: ill.line,
  '@media': { [upTo.medium]: { paddingTop: space.s6 } },
})
/** The logo at the top of the receipt. Its paper is light at night too, so its colours are fixed. */
export const mark = style({
  marginBottom: space.s3,
  fontSize: '1.625rem',
  vars: { [color.accent]: ill.clay, [color.second]: ill.gate },
})
export const torn = style({
  position: 'absolute',
  insetInline: -1,
  top: '100%',
  width: 'calc(100% + 2px)',
  height: '.625rem',
})
const pale = `color-mix(in srgb, ${ill.line} 74%, ${ill.stone})`
export const rows = style({
  borderTop: `2px dashed ${pale}`,
  paddingTop: space.s4,
})
export const row = style({
  display: 'none',
  justifyContent: 'space-between',
  gap: space.s4,
  paddingBottom: space.s2,
  fontSize: size.small,
  lineHeight: 1.35,
})
export const rowPrice = style({ fontWeight: 650 })
export const sums = style({ display: 'grid', gap: space.s4 })
export const sum = style({
  color: pale,
  selectors: { '& + &': { borderTop: `2px dashed ${pale}`, paddingTop: space.s4 } },
})
const figure = style({
  display: 'block',
  font: `740 clamp(2.5rem, 1.9rem + 2vw, 3.75rem)/1 ${font.display}`,
  letterSpacing: '-.02em',
  color: ill.line,
})
export const monthly = style([figure, { '::before': { content: '"£" counter(monthly)' } }])
export const once = style([figure, { '::before': { content: '"£" counter(once)' } }])
export const note = style({ marginTop: space.s5, color: pale, fontSize: size.small, lineHeight: 1.45 })

/** Largest first. They can make up any whole number of pounds. */
export const coins = [500, 200, 100, 50, 20, 10, 5, 2, 1] as const
type Coin = (typeof coins)[number]
const counting = (counter: 'monthly' | 'once') =>
  Object.fromEntries(
    coins.map((value) => [value, style({ display: 'none', counterIncrement: `${counter} ${value}` })]),
  ) as Record<Coin, string>
export const coin = { monthly: counting('monthly'), once: counting('once') }
// CSS counters ignore elements with `display: none`, so only coins of ticked boxes count
globalStyle(`${box}:checked ~ i`, { display: 'block', position: 'absolute' })
// The nth box shows the nth line of the receipt. Further lines stay hidden, but the sum includes them
const lines = 12
for (let n = 1; n <= lines; n++) {
  globalStyle(`${slip}:has(${line}:nth-of-type(${n}) > :checked) ${row}:nth-child(${n})`, { display: 'flex' })
}
