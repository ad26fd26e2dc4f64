import { style } from '@vanilla-extract/css'
import { upTo } from '#renderer/theme/breakpoints.ts'
import { vars } from '#renderer/theme/contract.css.ts'

const { size, space } = vars
const whole = { [upTo.medium]: { gridColumn: '1 / -1' } }

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  gap: `${space.s8} ${space.gap}`,
  alignItems: 'end',
})
export const heading = style({
  gridColumn: '1 / 9',
  fontSize: size.h1,
  lineHeight: 1.02,
  letterSpacing: '-.032em',
  '@media': whole,
})
export const side = style({
  gridColumn: '9 / 13',
  display: 'grid',
  justifyItems: 'start',
  gap: space.s5,
  minWidth: 0,
  '@media': whole,
})
