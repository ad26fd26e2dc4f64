import { globalStyle, style } from '@vanilla-extract/css'
import { adminTheme } from '#renderer/admin/tokens.css.ts'
import { upTo } from '#renderer/theme/breakpoints.ts'
import { vars } from '#renderer/theme/contract.css.ts'

const { color, space } = vars

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'auto auto 1fr',
  alignItems: 'center',
  gap: `.25rem ${space.s3}`,
  marginBottom: space.s5,
})
export const back = style({ marginInline: '-.5rem' })
export const lead = style({ gridColumn: '1 / -1' })
export const withoutScript = style({
  marginBottom: space.s4,
  '@media': { '(scripting: enabled)': { display: 'none' } },
})
export const list = style({
  borderRadius: 16,
  border: `1px solid ${color.line}`,
  background: adminTheme.pane,
  overflow: 'clip',
})
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 4fr) 21rem',
  alignItems: 'center',
  gap: `.35rem ${space.s5}`,
  padding: `${space.s4} ${space.s5}`,
  selectors: { '& + &': { borderTop: `1px solid ${color.line}` } },
  '@media': {
    [upTo.large]: { gridTemplateColumns: 'minmax(0, 1fr)', padding: space.s4 },
  },
})
export const what = style({ minWidth: 0 })
export const address = style({ fontSize: '1rem', overflowWrap: 'anywhere' })
export const nearest = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `.1rem ${space.s2}`,
  minWidth: 0,
  overflowWrap: 'anywhere',
  fontSize: '.875rem',
})
globalStyle(`${nearest} a`, { fontSize: 'inherit' })
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space.s2,
  '@media': { [upTo.large]: { justifyContent: 'flex-start', marginTop: '.25rem' } },
})
export const choose = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gap: space.s3,
  maxWidth: '34rem',
  paddingTop: space.s2,
})
export const chooseActions = style({ display: 'flex', gap: space.s2 })
export const outcome = style({ gridColumn: '1 / -1', outlineOffset: 4 })
export const done = style({
  display: 'flex',
  alignItems: 'center',
  gap: '.4rem',
  color: color.second,
  fontWeight: 600,
  fontSize: '.875rem',
  overflowWrap: 'anywhere',
})
export const foot = style({ display: 'grid', gap: '.2rem', marginTop: space.s4 })
