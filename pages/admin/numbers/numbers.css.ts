import { globalStyle, style } from '@vanilla-extract/css'
import { adminTheme } from '#renderer/admin/tokens.css.ts'
import { upTo } from '#renderer/theme/breakpoints.ts'
import { vars } from '#renderer/theme/contract.css.ts'

const { color, space } = vars

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'center',
  gap: `.25rem ${space.s3}`,
  marginBottom: space.s4,
})
export const back = style({ marginInline: '-.5rem' })
export const lead = style({ gridColumn: '1 / -1', maxWidth: '46rem' })
export const choices = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.s3} ${space.s4}`,
  marginBottom: space.s4,
})
export const month = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.s2 })
export const monthField = style({ width: '11rem' })
export const panel = style({
  display: 'grid',
  gap: space.s2,
  alignContent: 'start',
  minWidth: 0,
  padding: space.s5,
  borderRadius: 16,
  border: `1px solid ${color.line}`,
  background: adminTheme.pane,
  '@media': { [upTo.large]: { padding: space.s4 } },
})
globalStyle(`${panel} h2`, { fontSize: '1.0625rem' })
export const chart = style({
  display: 'block',
  width: '100%',
  height: '9rem',
  marginTop: space.s2,
  fill: color.second,
  stroke: 'none',
  forcedColorAdjust: 'none',
  '@media': { '(forced-colors: active)': { fill: 'CanvasText' } },
})
globalStyle(`${chart} path`, { stroke: color.lineStrong, strokeWidth: 1.5 })
export const details = style({ fontSize: '.875rem' })
globalStyle(`${details} > summary`, { cursor: 'pointer', paddingBlock: '.4rem', width: 'fit-content' })
export const lists = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space.s4,
  marginTop: space.s4,
  '@media': { [upTo.large]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const table = style({ width: '100%', borderCollapse: 'collapse', fontSize: '.875rem' })
globalStyle(`${table} :is(th, td)`, {
  padding: '.4rem 0',
  borderBottom: `1px solid ${color.line}`,
  textAlign: 'start',
  verticalAlign: 'top',
  fontWeight: 400,
  overflowWrap: 'anywhere',
})
globalStyle(`${table} thead th`, { color: color.inkMuted, fontSize: adminTheme.meta, fontWeight: 600 })
export const number = style({})
globalStyle(`${table} .${number}`, {
  paddingInlineStart: space.s3,
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
})
export const refused = style({ display: 'block' })
export const foot = style({ marginTop: space.s4, maxWidth: '60rem' })
