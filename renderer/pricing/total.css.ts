import { globalStyle, style } from '@vanilla-extract/css'
import { upTo } from '../theme/breakpoints.ts'
import { vars } from '../theme/contract.css.ts'
import { twelveColumns, wholeWhenMedium } from '../theme/grid.ts'

const { color, font, radius, size, space } = vars

export const place = style({ marginBottom: space.section, '@media': { print: { display: 'none' } } })
export const slip = style({
  ...twelveColumns,
  gap: `${space.s5} ${space.gap}`,
  padding: 'clamp(1.5rem, 1rem + 2vw, 3rem)',
  border: `1px solid ${color.line}`,
  borderRadius: radius.large,
  background: color.surface,
  counterReset: 'monthly once',
})
export const heading = style({
  gridColumn: '1 / -1',
  fontSize: size.h2,
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
  '@media': { [upTo.medium]: { gridColumn: '1 / -1', gridRow: 'auto' } },
})
export const legend = style({
  padding: 0,
  marginBottom: space.s2,
  color: color.inkMuted,
  fontSize: size.small,
})
export const line = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: `0 ${space.s3}`,
  minHeight: '3.25rem',
  paddingBlock: space.s2,
  borderTop: `1px solid ${color.line}`,
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
export const sums = style({
  gridColumn: '9 / 13',
  display: 'grid',
  gap: space.s4,
  alignContent: 'start',
  '@media': { ...wholeWhenMedium, [upTo.medium]: { gridColumn: '1 / -1', gridTemplateColumns: '1fr 1fr' } },
})
export const sum = style({ color: color.inkMuted })
const figure = style({
  display: 'block',
  font: `740 clamp(2.5rem, 1.9rem + 2vw, 3.75rem)/1 ${font.display}`,
  letterSpacing: '-.045em',
  color: color.ink,
})
export const monthly = style([figure, { '::before': { content: '"£" counter(monthly)' } }])
export const once = style([figure, { '::before': { content: '"£" counter(once)' } }])
export const note = style({
  gridColumn: '9 / 13',
  color: color.inkMuted,
  fontSize: size.small,
  '@media': wholeWhenMedium,
})

/** From the largest; with these any whole number of pounds can be paid. */
export const coins = [500, 200, 100, 50, 20, 10, 5, 2, 1] as const
type Coin = (typeof coins)[number]
const counting = (counter: 'monthly' | 'once') =>
  Object.fromEntries(
    coins.map((value) => [value, style({ display: 'none', counterIncrement: `${counter} ${value}` })]),
  ) as Record<Coin, string>
export const coin = { monthly: counting('monthly'), once: counting('once') }
// A box that is not shown does not count
globalStyle(`${box}:checked ~ i`, { display: 'block', position: 'absolute' })
