import { globalStyle, style } from '@vanilla-extract/css'
import { adminTheme } from '#renderer/admin/tokens.css.ts'
import { vars } from '#renderer/theme/contract.css.ts'

const { color } = vars

export const heading = style({ fontSize: '.875rem', fontWeight: 650 })
export const posts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  maxHeight: '13rem',
  // The words for screen readers stay in the scrolled part
  position: 'relative',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  border: `1px solid ${color.line}`,
  borderRadius: 10,
})
export const post = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'baseline',
  gap: '.1rem .75rem',
  padding: '.55rem .75rem',
  overflowWrap: 'anywhere',
  selectors: { '& + &': { borderTop: `1px solid ${color.line}` } },
})
globalStyle(`${post} > :nth-child(n + 3)`, { gridColumn: '1 / -1' })
export const open = style({ fontWeight: 640 })
globalStyle(`${open} > svg`, { width: '.875rem', height: '.875rem', marginInlineStart: '.3rem' })
export const words = style({ fontSize: adminTheme.meta, color: color.inkMuted, lineHeight: 1.4 })
export const options = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '.5rem',
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
})
globalStyle(`${options} > legend`, {
  padding: 0,
  marginBottom: '.5rem',
  fontSize: '.875rem',
  fontWeight: 650,
})
export const meaning = style({
  gridColumn: 2,
  fontSize: adminTheme.meta,
  color: color.inkMuted,
  lineHeight: 1.4,
})
export const target = style({ gridColumn: 2, minWidth: 0, paddingBlock: '.35rem .15rem' })
