import { globalStyle, style } from '@vanilla-extract/css'
import { upTo } from '#renderer/theme/breakpoints.ts'
import { vars } from '#renderer/theme/contract.css.ts'
import { adminTheme } from '#renderer/ui/studio/tokens.css.ts'

const { color } = vars

export const tools = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '.75rem',
  '@media': { [upTo.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const find = style({ position: 'relative' })
globalStyle(`${find} > svg`, {
  position: 'absolute',
  insetInlineStart: '.65rem',
  top: '50%',
  translate: '0 -50%',
  width: '1.125rem',
  height: '1.125rem',
  color: color.inkMuted,
  pointerEvents: 'none',
})
globalStyle(`${find} > input`, { paddingInlineStart: '2.1rem' })
export const note = style({ padding: '1.5rem 0', color: color.inkMuted, textAlign: 'center' })
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(10.5rem, 1fr))',
  gap: '.875rem',
  '@media': { [upTo.phone]: { gridTemplateColumns: '1fr 1fr', gap: '.75rem' } },
})
export const choice = style({
  display: 'grid',
  alignContent: 'start',
  width: '100%',
  height: '100%',
  padding: 0,
  border: `1px solid ${color.line}`,
  borderRadius: 12,
  background: color.surface,
  color: color.ink,
  font: 'inherit',
  textAlign: 'start',
  overflow: 'hidden',
  cursor: 'pointer',
  selectors: { '&:hover': { borderColor: color.lineStrong } },
})
export const frame = style({
  display: 'block',
  aspectRatio: '3 / 2',
  overflow: 'hidden',
  background: adminTheme.well,
  borderBottom: `1px solid ${color.line}`,
})
export const image = style({ display: 'block', width: '100%', height: '100%', objectFit: 'cover' })
const line = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const
export const name = style({ ...line, padding: '.55rem .7rem 0', fontWeight: 600 })
export const alt = style({ ...line, padding: '0 .7rem .6rem' })
