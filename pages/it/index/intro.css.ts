import { style } from '@vanilla-extract/css'
import { vars } from '#renderer/theme/contract.css.ts'
import { twelveColumns, wholeWhenMedium } from '#renderer/theme/grid.ts'

const { color, size, space } = vars

export const columns = style({
  ...twelveColumns,
  gap: `clamp(1.25rem, 1rem + 2vw, 2.5rem) ${space.gap}`,
})
export const heading = style({
  gridColumn: '1 / 10',
  fontSize: size.h1,
  lineHeight: 1.02,
  letterSpacing: '-.032em',
  '@media': wholeWhenMedium,
})
const text = { fontSize: '1.125rem', lineHeight: 1.6, '@media': wholeWhenMedium } as const
export const who = style({ ...text, gridColumn: '1 / 6' })
export const how = style({ ...text, gridColumn: '8 / 13', color: color.inkMuted })
