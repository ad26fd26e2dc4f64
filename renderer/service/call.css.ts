import { style } from '@vanilla-extract/css'
import { upTo } from '../theme/breakpoints.ts'
import { vars } from '../theme/contract.css.ts'
import { proof } from './proof.css.ts'

const { color, radius, space } = vars

export const call = style({
  // Both stand on paper: one section's room is enough between them
  selectors: { [`${proof} + &`]: { paddingTop: 0 } },
})
export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  gap: `${space.s6} ${space.gap}`,
  alignItems: 'center',
  padding: 'clamp(1.75rem, 1rem + 3.4vw, 4rem)',
  borderRadius: `calc(${radius.large} + 4px)`,
  background: color.accentSoft,
})
export const heading = style({ gridColumn: '1 / 8', '@media': { [upTo.medium]: { gridColumn: '1 / -1' } } })
export const side = style({
  gridColumn: '8 / 13',
  display: 'grid',
  gap: space.s5,
  justifyItems: 'start',
  '@media': { [upTo.medium]: { gridColumn: '1 / -1' } },
})
export const text = style({ color: `color-mix(in srgb, ${color.ink} 80%, ${color.accentSoft})` })
