import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#renderer/theme/contract.css.ts'
import { adminTheme } from '#renderer/ui/studio/tokens.css.ts'

const { color, font, shadow } = vars

/** A native disclosure as a menu. */
export const menu = style({ position: 'relative' })
export const summary = style({
  listStyle: 'none',
  color: color.ink,
  fontWeight: 600,
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
})
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
/** In the bar at the bottom of a phone there is no room below. */
export const upward = style({ top: 'auto', bottom: 'calc(100% + .5rem)' })
export const note = style({
  padding: '.35rem .625rem .25rem',
  fontSize: adminTheme.meta,
  color: color.inkMuted,
})
export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: '.6rem',
  width: '100%',
  minHeight: '2.5rem',
  padding: '.3rem .625rem',
  border: 0,
  borderRadius: 8,
  background: 'none',
  color: color.ink,
  font: `550 ${adminTheme.text}/1.35 ${font.text}`,
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: { '&:hover': { background: adminTheme.rowHover } },
  '@media': { '(pointer: coarse)': { minHeight: '2.75rem' } },
})
export const danger = style({ color: color.critical })
