import { globalStyle, style } from '@vanilla-extract/css'
import { upTo } from '#renderer/theme/breakpoints.ts'
import { vars } from '#renderer/theme/contract.css.ts'
import { twelveColumns, wholeWhenMedium } from '#renderer/theme/fragments.ts'

const { ill, size, space } = vars

export const columns = style({
  ...twelveColumns,
  gap: `clamp(2rem, 1.5rem + 2vw, 3rem) ${space.gap}`,
})
export const heading = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: 'subgrid',
  fontSize: size.h1,
  lineHeight: 1.02,
  letterSpacing: '-.032em',
  '@media': { [upTo.medium]: { display: 'contents' } },
})
globalStyle(`${heading} > span`, {
  gridColumn: 'span 6',
  '@media': { [upTo.medium]: { gridColumn: '1 / -1' } },
})
export const trade = style({ gridColumn: '1 / 7', '@media': wholeWhenMedium })
export const rest = style({
  gridColumn: '7 / 13',
  '@media': { [upTo.medium]: { gridColumn: '1 / -1', order: 2 } },
})
globalStyle(`${heading} > span:last-child`, {
  '@media': { [upTo.medium]: { order: 1, marginTop: space.s8 } },
})
export const text = style({ maxWidth: '32em', marginTop: space.s5, fontSize: '1.125rem', lineHeight: 1.6 })
globalStyle(`:is(${trade}, ${rest}) > svg`, {
  height: 'clamp(8rem, 6rem + 6vw, 11rem)',
  overflowX: 'clip',
  borderBottom: `2px solid ${ill.ground}`,
})
