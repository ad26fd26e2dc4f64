import { style } from '@vanilla-extract/css'
import { adminTheme } from '#renderer/admin/tokens.css.ts'
import { upTo } from '#renderer/theme/breakpoints.ts'
import { vars } from '#renderer/theme/contract.css.ts'

const { color, space } = vars

export const list = style({ display: 'grid', gap: space.s3 })
export const receipt = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${space.s2} ${space.s4}`,
  padding: `${space.s4} ${space.s5}`,
  borderRadius: 16,
  border: `1px solid ${color.line}`,
  background: adminTheme.pane,
  '@media': { [upTo.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', padding: space.s4 } },
})
export const when = style({})
export const state = style({
  display: 'flex',
  alignItems: 'center',
  gap: '.4rem',
  fontSize: '.875rem',
  fontWeight: 600,
  color: adminTheme.onHintSoft,
})
export const done = style({ color: color.second })
export const lines = style({ gridColumn: '1 / -1', display: 'grid', gap: '.35rem', overflowWrap: 'anywhere' })
export const pages = style({ display: 'flex', gap: space.s3, marginTop: space.s5 })
