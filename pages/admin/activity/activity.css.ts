import { style } from '@vanilla-extract/css'
import { adminTheme } from '#renderer/admin/tokens.css.ts'
import { upTo } from '#renderer/theme/breakpoints.ts'
import { vars } from '#renderer/theme/contract.css.ts'

const { color, space } = vars

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'center',
  gap: `.25rem ${space.s3}`,
  marginBottom: space.s5,
})
export const back = style({ marginInline: '-.5rem' })
export const lead = style({ gridColumn: '1 / -1' })
export const filter = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: space.s3,
  marginBottom: space.s5,
})
export const list = style({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  borderRadius: 16,
  border: `1px solid ${color.line}`,
  background: adminTheme.pane,
  overflow: 'clip',
})
export const row = style({
  display: 'grid',
  gridTemplateColumns: '11rem minmax(0, 12rem) minmax(0, 1fr)',
  alignItems: 'baseline',
  gap: `.1rem ${space.s4}`,
  padding: `${space.s3} ${space.s5}`,
  selectors: { '& + &': { borderTop: `1px solid ${color.line}` } },
  '@media': {
    [upTo.large]: { gridTemplateColumns: 'minmax(0, 1fr)', padding: `${space.s3} ${space.s4}` },
  },
})
export const who = style({ fontWeight: 600, overflowWrap: 'anywhere' })
export const what = style({ overflowWrap: 'anywhere' })
export const pages = style({ display: 'flex', gap: space.s3, marginTop: space.s5 })
