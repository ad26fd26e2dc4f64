import { style } from '@vanilla-extract/css'
import { adminTheme } from '#renderer/admin/tokens.css.ts'
import { vars } from '#renderer/theme/contract.css.ts'

const { color, space } = vars

export const learned = style({
  display: 'grid',
  gap: space.s2,
  marginTop: space.s4,
  paddingInline: '.65rem',
  fontSize: adminTheme.meta,
})
export const summary = style({
  minHeight: '2.75rem',
  paddingBlock: space.s2,
  cursor: 'pointer',
  color: color.ink,
})
export const list = style({ display: 'grid', gap: '.3rem', marginBlock: space.s2, lineHeight: 1.45 })
