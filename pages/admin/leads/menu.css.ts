import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#renderer/theme/contract.css.ts'
import { muted } from '#renderer/ui/studio/mixins.ts'
import { details } from '#renderer/ui/studio/shared.css.ts'
import { adminTheme } from '#renderer/ui/studio/tokens.css.ts'

const { color, font, shadow } = vars

export const menu = style([details, { position: 'relative' }])
export const summary = style({ color: color.ink, fontWeight: 600 })
globalStyle(`${menu}[open] > ${summary}`, { background: adminTheme.rowHover })
export const panel = style({
  position: 'absolute',
  zIndex: 35,
  insetInlineEnd: 0,
  top: 'calc(100% + .25rem)',
  width: 'max-content',
  minWidth: '13rem',
  maxWidth: 'min(20rem, 100vw - 2rem)',
  display: 'grid',
  padding: '.375rem',
  border: `1px solid ${color.line}`,
  borderRadius: 12,
  background: color.surface,
  boxShadow: shadow.high,
})
/** Opens upwards: below the bottom bar of a phone there is no room. */
export const upward = style({ top: 'auto', bottom: 'calc(100% + .5rem)' })
globalStyle(`${panel} > p`, { ...muted, padding: '.35rem .625rem .25rem' })
globalStyle(`${panel} > :is(a, button)`, {
  display: 'grid',
  alignItems: 'center',
  minHeight: '2.5rem',
  padding: '.3rem .625rem',
  border: 0,
  borderRadius: 8,
  background: 'none',
  font: `550 ${adminTheme.text}/1.35 ${font.text}`,
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  '@media': { '(pointer: coarse)': { minHeight: '2.75rem' } },
})
globalStyle(`${panel} > :is(a, button):hover`, { background: adminTheme.rowHover })
globalStyle(`${panel} > [data-danger]`, { color: color.critical })
