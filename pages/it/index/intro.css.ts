import { style } from '@vanilla-extract/css'
import { upTo } from '#renderer/theme/breakpoints.ts'
import { vars } from '#renderer/theme/contract.css.ts'

const { color, size, space } = vars
const whole = { [upTo.medium]: { gridColumn: '1 / -1' } }

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  gap: `clamp(1.25rem, 1rem + 2vw, 2.5rem) ${space.gap}`,
})
export const heading = style({
  gridColumn: '1 / 10',
  fontSize: size.h1,
  lineHeight: 1.02,
  letterSpacing: '-.032em',
  '@media': whole,
})
export const who = style({ gridColumn: '5 / 9', '@media': whole })
export const how = style({ gridColumn: '9 / 13', color: color.inkMuted, '@media': whole })
