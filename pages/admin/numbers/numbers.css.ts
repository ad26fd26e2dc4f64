import { globalStyle, style } from '@vanilla-extract/css'
import { adminTheme } from '#renderer/admin/tokens.css.ts'
import { above, upTo } from '#renderer/theme/breakpoints.ts'
import { vars } from '#renderer/theme/contract.css.ts'

const { color, font, space } = vars

export const choices = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.s3} ${space.s6}`,
  marginBottom: space.s4,
})
globalStyle(`${choices} > nav > a`, {
  minHeight: '2.0625rem',
  '@media': { [upTo.phone]: { minHeight: '2.75rem' } },
})
export const month = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s2,
  '@media': {
    [upTo.phone]: { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr) auto', width: '100%' },
  },
})
export const csv = style({
  marginInlineStart: 'auto',
  '@media': {
    [upTo.phone]: { width: '100%' },
  },
})
export const missingLink = style({
  fontWeight: 500,
  textDecorationThickness: '1px',
  textUnderlineOffset: '.22em',
})
export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.s2,
  minWidth: 0,
  padding: space.s5,
  borderRadius: 16,
  border: `1px solid ${color.line}`,
  background: adminTheme.pane,
  '@media': { [upTo.large]: { padding: space.s4 } },
})
globalStyle(`${panel} h2`, { fontSize: '1.0625rem' })
export const summary = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `.1rem ${space.s4}`,
})
globalStyle(`${panel} ${summary} > h2`, {
  font: `500 1rem/1.1 ${font.text}`,
  letterSpacing: 0,
  color: color.inkMuted,
})
/** How many. */
export const figure = style({
  marginInlineEnd: '.5rem',
  font: `740 2.75rem/1.1 ${font.display}`,
  fontVariantNumeric: 'proportional-nums',
  letterSpacing: '-.03em',
  color: color.ink,
})
export const chart = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space.s3,
  marginTop: space.s4,
  color: color.inkMuted,
  fontSize: adminTheme.meta,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1,
})
/** Each beside its line. */
export const values = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  alignItems: 'end',
  marginBlock: '-.5em',
})
export const plot = style({ position: 'relative', height: '11rem' })
globalStyle(`${plot} > svg`, {
  display: 'block',
  width: '100%',
  height: '100%',
  overflow: 'visible',
  forcedColorAdjust: 'none',
})
export const lines = style({ stroke: color.line })
export const base = style({ stroke: color.lineStrong, strokeWidth: 1.5 })
export const bar = style({
  fill: color.second,
  '@media': { '(forced-colors: active)': { fill: 'CanvasText' } },
})
export const noViews = style({
  position: 'absolute',
  // Between two lines
  inset: '0 0 50%',
  display: 'grid',
  placeContent: 'center',
  fontSize: adminTheme.text,
})
export const dates = style({ gridColumn: 2, display: 'flex', minHeight: '1.6rem', alignItems: 'end' })
globalStyle(`${dates} > span`, {
  flex: '1 1 0',
  display: 'flex',
  justifyContent: 'center',
  minWidth: 0,
  whiteSpace: 'nowrap',
})
// Where days are narrow, a date ends with its day: the last one would leave the panel
globalStyle(`${dates}:has(> :nth-child(8)) > span`, { justifyContent: 'flex-end' })
globalStyle(`${dates} b`, { fontWeight: 500 })
export const details = style({ fontSize: '.875rem' })
globalStyle(`${details} > summary`, {
  display: 'flex',
  alignItems: 'center',
  gap: '.35rem',
  width: 'fit-content',
  minHeight: '2rem',
  fontWeight: 600,
  listStyle: 'none',
  cursor: 'pointer',
  '@media': { [upTo.phone]: { minHeight: '2.75rem' } },
})
globalStyle(`${details} > summary::-webkit-details-marker`, { display: 'none' })
globalStyle(`${details} > summary > svg`, { width: '1rem', height: '1rem' })
globalStyle(`${details}[open] > summary > svg`, { rotate: '180deg' })
export const lists = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space.s4,
  marginTop: space.s4,
  '@media': { [upTo.large]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
// The longest list beside the two short ones, the widest below them
globalStyle(`${lists} > :first-child`, { '@media': { [above.large]: { gridRow: '1 / 3' } } })
globalStyle(`${lists} > :last-child`, { '@media': { [above.large]: { gridColumn: '1 / -1' } } })
/** In the middle of what its neighbour leaves. */
export const none = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: space.s3,
  flex: 1,
  padding: space.s4,
})
globalStyle(`${none} > svg`, {
  width: '4.5rem',
  fill: 'none',
  stroke: color.lineStrong,
  strokeWidth: 1.5,
  strokeDasharray: '4 4',
})
/** Below a name, how it compares with the most frequent one. */
export const share = style({
  position: 'absolute',
  insetInline: 0,
  bottom: -2,
  display: 'block',
  width: '100%',
  height: 3,
  fill: color.second,
  forcedColorAdjust: 'none',
})
export const table = style({ width: '100%', borderCollapse: 'collapse', fontSize: '.875rem' })
globalStyle(`${table} :is(th, td)`, {
  padding: '.4rem 0',
  borderBottom: `1px solid ${color.line}`,
  textAlign: 'start',
  position: 'relative',
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
// One full length for the shares of every list
globalStyle(`${table}:not(:has(th:nth-child(3))) .${number}`, { width: '4.5rem' })
export const refused = style({ display: 'block' })
export const foot = style({ marginTop: space.s4, maxWidth: '60rem' })
