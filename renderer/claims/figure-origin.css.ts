import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'

export const origin = style({
  display: 'block',
  marginTop: vars.space.s2,
  font: `500 ${vars.size.caption}/1.4 ${vars.font.text}`,
  letterSpacing: 0,
})
