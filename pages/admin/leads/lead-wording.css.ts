import { style } from '@vanilla-extract/css'
import { adminTheme } from '#renderer/admin/tokens.css.ts'
import { vars } from '#renderer/theme/contract.css.ts'

const { color, space } = vars

export const section = style({ '@media': { print: { breakInside: 'avoid' } } })
export const pages = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `.25rem ${space.s5}`,
  marginBottom: '.35rem',
})
export const hash = style({ fontSize: adminTheme.meta, color: color.inkMuted })
