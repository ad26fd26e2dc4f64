import { style } from '@vanilla-extract/css'
import { upTo } from '#renderer/theme/breakpoints.ts'
import { vars } from '#renderer/theme/contract.css.ts'
import { adminTheme } from '#renderer/ui/studio/tokens.css.ts'

const { color, space } = vars

export const filter = style({
  display: 'grid',
  gridTemplateColumns: '13rem 13rem auto',
  justifyContent: 'start',
  alignItems: 'end',
  gap: space.s2,
  marginBottom: space.s5,
  '@media': { [upTo.phone]: { gridTemplateColumns: '1fr 1fr auto', justifyContent: 'stretch' } },
})
export const days = style({
  padding: `0 ${space.s6} ${space.s4}`,
  borderRadius: 16,
  border: `1px solid ${color.line}`,
  background: adminTheme.pane,
  '@media': { [upTo.phone]: { paddingInline: '1rem' } },
})
export const day = style({ paddingBlock: `${space.s5} ${space.s2}`, fontSize: '1.0625rem' })
export const row = style({
  display: 'grid',
  gridTemplateColumns: '3.5rem 10rem minmax(0, 1fr)',
  alignItems: 'baseline',
  columnGap: space.s3,
  paddingBlock: '.5rem',
  borderTop: `1px solid ${color.line}`,
  '@media': { [upTo.phone]: { gridTemplateColumns: '3.5rem minmax(0, 1fr)' } },
})
export const who = style({ fontWeight: 600, overflowWrap: 'anywhere' })
export const what = style({
  minWidth: 0,
  overflowWrap: 'anywhere',
  '@media': { [upTo.phone]: { gridColumn: '2' } },
})
export const pages = style({ display: 'flex', gap: space.s2, marginTop: space.s5 })
export const receipt = style({
  marginTop: '.25rem',
  fontSize: adminTheme.meta,
  color: color.inkMuted,
  lineHeight: 1.5,
})
