import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { twelveColumns, wholeWhenMedium } from '../theme/grid.ts'
import { proof } from './proof.css.ts'

const { color, radius, space } = vars

export const call = style({
  // Both stand on paper: one section's room is enough between them
  selectors: { [`${proof} + &`]: { paddingTop: 0 } },
})
export const panel = style({
  ...twelveColumns,
  gap: `${space.s6} ${space.gap}`,
  alignItems: 'center',
  padding: 'clamp(1.75rem, 1rem + 3.4vw, 4rem)',
  borderRadius: `calc(${radius.large} + 4px)`,
  background: color.accentSoft,
})
export const heading = style({ gridColumn: '1 / 8', '@media': wholeWhenMedium })
export const side = style({
  gridColumn: '8 / 13',
  display: 'grid',
  gap: space.s5,
  justifyItems: 'start',
  '@media': wholeWhenMedium,
})
export const text = style({ color: `color-mix(in srgb, ${color.ink} 80%, ${color.accentSoft})` })
