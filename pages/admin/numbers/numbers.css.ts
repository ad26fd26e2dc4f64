import { globalStyle, style } from '@vanilla-extract/css'
import { above, upTo } from '#renderer/theme/breakpoints.ts'
import { vars } from '#renderer/theme/contract.css.ts'
import * as mix from '#renderer/ui/studio/mixins.ts'
import { panel } from '#renderer/ui/studio/panel.css.ts'
import { details as anyDetails } from '#renderer/ui/studio/shared.css.ts'

const { color, font, space } = vars
const forced = '(forced-colors: active)'

export const choices = style({ ...mix.cluster(`${space.s3} ${space.s6}`), marginBottom: space.s4 })
mix.within(above.phone, { [`${choices} > nav > a`]: { minHeight: '2.0625rem' } })
export const month = style({
  display: 'flex',
  alignItems: 'end',
  gap: space.s2,
  marginInlineStart: 'auto',
  '@media': { [upTo.phone]: { width: '100%' } },
})
globalStyle(`${month} > div`, { flex: 1 })
export const summary = style(mix.spread(`.1rem ${space.s4}`))
globalStyle(`${panel} ${summary} > h2`, {
  font: `500 1rem/1.1 ${font.text}`,
  letterSpacing: 0,
  color: color.inkMuted,
})
export const figure = style({
  marginInlineEnd: '.5rem',
  font: `740 2.75rem/1.1 ${font.display}`,
  fontVariantNumeric: 'proportional-nums',
  letterSpacing: '-.03em',
  color: color.ink,
})
export const chart = style({ ...mix.muted, ...mix.figures, ...mix.stack('.4rem'), marginTop: space.s4 })
export const plot = style({
  width: '100%',
  height: '10rem',
  stroke: color.lineStrong,
  forcedColorAdjust: 'none',
})
globalStyle(`${plot} > rect`, {
  fill: color.second,
  stroke: 'none',
  '@media': { [forced]: { fill: 'CanvasText' } },
})
globalStyle(`${chart} > p`, mix.spread(space.s4))
export const details = style([anyDetails, { fontSize: '.875rem' }])
globalStyle(`${details} > summary`, {
  ...mix.labelled('.35rem'),
  minHeight: '2.75rem',
  fontWeight: 600,
})
export const lists = style({
  ...mix.columns('repeat(2, minmax(0, 1fr))', space.s4),
  alignItems: 'start',
  marginTop: space.s4,
  '@media': { [upTo.large]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
globalStyle(`${lists} p > a`, { textUnderlineOffset: '.22em' })
export const table = style({ width: '100%', borderCollapse: 'collapse', fontSize: '.875rem' })
globalStyle(`${table} :is(th, td)`, {
  ...mix.anyWords,
  padding: '.4rem 0',
  textAlign: 'start',
  verticalAlign: 'top',
  fontWeight: 400,
  lineHeight: 1.5,
})
globalStyle(`${table} tbody > tr > *`, { borderTop: mix.line })
globalStyle(`${table} thead th`, { ...mix.muted, fontWeight: 600 })
globalStyle(`${table} tr > :nth-child(n + 2)`, {
  ...mix.figures,
  width: '5rem',
  textAlign: 'end',
  whiteSpace: 'nowrap',
})
export const foot = style({ marginTop: space.s4, maxWidth: '60rem' })
