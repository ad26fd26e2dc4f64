import { style } from '@vanilla-extract/css'
import { vars } from '#renderer/theme/contract.css.ts'
import { twelveColumns, wholeWhenMedium } from '#renderer/theme/fragments.ts'

const { size, space } = vars

export const columns = style({
  ...twelveColumns,
  gap: `${space.s8} ${space.gap}`,
  alignItems: 'end',
})
export const heading = style({
  gridColumn: '1 / 9',
  fontSize: size.h1,
  lineHeight: 1.02,
  letterSpacing: '-.032em',
  '@media': wholeWhenMedium,
})
export const side = style({
  gridColumn: '9 / 13',
  display: 'grid',
  justifyItems: 'start',
  gap: space.s5,
  minWidth: 0,
  '@media': wholeWhenMedium,
})
