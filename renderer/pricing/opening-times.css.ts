import { style } from '@vanilla-extract/css'
import { vars } from '#renderer/theme/contract.css.ts'

const { color, font, space } = vars
const muted = `color-mix(in srgb, ${color.ink} 80%, ${color.accentSoft})`

export const times = style({
  marginTop: space.s8,
  paddingTop: space.s5,
  borderTop: `1px solid color-mix(in srgb, ${color.ink} 20%, ${color.accentSoft})`,
})
export const heading = style({
  marginBottom: space.s2,
  font: `650 1rem/1.4 ${font.text}`,
  letterSpacing: 0,
  color: muted,
})
export const rows = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(6rem, 1fr))',
  gap: `${space.s2} ${space.s4}`,
  fontSize: '1rem',
  lineHeight: 1.45,
})
export const days = style({ fontWeight: 650 })
