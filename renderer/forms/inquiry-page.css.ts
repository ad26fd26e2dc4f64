import { style } from '@vanilla-extract/css'
import { vars } from '#renderer/theme/contract.css.ts'

const { color, font, size, space } = vars

export const about = style({
  display: 'grid',
  gap: '.125rem',
  justifySelf: 'start',
  paddingInlineStart: space.s4,
  borderInlineStart: `3px solid ${color.accent}`,
  font: `660 1.375rem/1.3 ${font.display}`,
  overflowWrap: 'anywhere',
})
export const aboutLabel = style({ font: `500 ${size.small}/1.4 ${font.text}`, color: color.inkMuted })
