import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { adminTheme } from '#renderer/admin/tokens.css.ts'
import { above, upTo } from '#renderer/theme/breakpoints.ts'
import { vars } from '#renderer/theme/contract.css.ts'
import { whenDark } from '#renderer/ui/when-dark.ts'

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
  marginInlineStart: 'auto',
  '@media': {
    [upTo.phone]: { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr) auto', width: '100%' },
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
export const period = style({ display: 'flex', flexWrap: 'wrap', columnGap: '.35rem' })
/** What the looks of the bars mean. */
export const legend = style({
  flexBasis: '100%',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: `.1rem ${space.s4}`,
  '@media': { [upTo.phone]: { justifyContent: 'flex-start', marginTop: space.s2 } },
})
globalStyle(`${legend} > li`, { display: 'flex', alignItems: 'center', gap: '.4rem' })
globalStyle(`${legend} svg`, { width: '.75rem', height: '.875rem' })
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
const solid = (fill: string) => ({
  fill,
  stroke: fill,
  '@media': { '(forced-colors: active)': { fill: 'CanvasText', stroke: 'CanvasText' } },
})
/** By the day that a bar stands for. */
export const bar = styleVariants({
  weekday: solid(color.second),
  weekend: {
    fill: color.secondSoft,
    stroke: color.second,
    '@media': { '(forced-colors: active)': { fill: 'Canvas', stroke: 'CanvasText' } },
  },
  today: solid(color.accent),
})
globalStyle(`${plot} rect, ${legend} path`, {
  strokeWidth: 1.5,
  '@media': { [upTo.phone]: { strokeWidth: 1 } },
})
export const highest = style({
  fill: color.ink,
  textAnchor: 'middle',
  font: `700 .875rem/1 ${font.text}`,
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
// Where days are narrow, the last date ends with its day: it would leave the panel
globalStyle(`${dates}:has(> :nth-child(8)) > :last-child`, { justifyContent: 'flex-end' })
// And one in the first week would begin before the chart
globalStyle(`${dates}:has(> :nth-child(8)) > :nth-child(-n + 6) > b`, {
  '@media': { [upTo.narrow]: { display: 'none' } },
})
// Of so few days that the next date is far, the first one begins with the chart
globalStyle(`${dates}:has(> :nth-child(8)):not(:has(> :nth-child(22))) > :first-child`, {
  justifyContent: 'flex-start',
})
globalStyle(`${dates}:has(> :nth-child(8)):not(:has(> :nth-child(22))) > :first-child > b`, {
  '@media': { [upTo.narrow]: { display: 'revert' } },
})
globalStyle(`${dates} b`, { fontWeight: 500 })
/** The same numbers in other forms. */
export const after = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: space.s4,
  marginBottom: '-.5rem',
})
export const csv = style({ marginInlineEnd: '-.7rem' })
export const details = style({ fontSize: '.875rem' })
globalStyle(`${details} > summary`, {
  display: 'flex',
  alignItems: 'center',
  gap: '.35rem',
  width: 'fit-content',
  minHeight: '2.25rem',
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
// Beside a longer list, the rows of the short ones take its height together
globalStyle(`${lists} > :nth-child(-n + 3) > table:has(tbody > :nth-child(3))`, {
  '@media': { [above.large]: { flex: 1 } },
})
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
/** Below a name, how it compares with the most frequent one: the whole row. */
const bars = style({
  position: 'absolute',
  insetInlineStart: 0,
  bottom: '.25rem',
  width: 'calc(100% + 4.5rem)',
  height: '.375rem',
  forcedColorAdjust: 'none',
})
export const share = styleVariants({
  views: [bars, { fill: color.second }],
  referrers: [
    bars,
    { fill: vars.ill.mid },
    whenDark({ fill: `color-mix(in srgb, ${color.second} 75%, ${adminTheme.pane})` }),
  ],
  missing: [bars, { fill: color.accent }],
})
export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '.875rem',
})
globalStyle(`${table} :is(th, td)`, {
  padding: '.375rem 0 .75rem',
  textAlign: 'start',
  position: 'relative',
  verticalAlign: 'bottom',
  fontWeight: 400,
  overflowWrap: 'anywhere',
})
globalStyle(`${table} thead :is(th, td)`, {
  paddingBottom: '.25rem',
  color: color.inkMuted,
  fontSize: adminTheme.meta,
  fontWeight: 600,
})
export const number = style({})
globalStyle(`${table} .${number}`, {
  width: '4.5rem',
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
})
/** Three funnels side by side. */
export const forms = style({
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  fontSize: '.875rem',
})
globalStyle(`${forms} :is(th, td)`, { padding: 0, paddingInlineStart: space.s6, textAlign: 'start' })
globalStyle(`${forms} tr > :first-child`, {
  width: '7rem',
  paddingInlineStart: 0,
  color: color.inkMuted,
  fontWeight: 600,
})
globalStyle(`${forms} thead th`, {
  verticalAlign: 'bottom',
  paddingBottom: space.s2,
  fontSize: adminTheme.text,
  fontWeight: 650,
  '@media': { [upTo.narrow]: { fontSize: adminTheme.meta } },
})
globalStyle(`${forms} :is(th, td)`, {
  '@media': { [upTo.narrow]: { paddingInlineStart: space.s2 } },
})
globalStyle(`${forms} tr > :first-child`, {
  '@media': { [upTo.narrow]: { width: '3.375rem' } },
})
export const step = style({
  display: 'grid',
  gridTemplateColumns: '2.5rem 2.75rem minmax(0, 1fr)',
  alignItems: 'center',
  fontVariantNumeric: 'tabular-nums',
  // The share below the count: one funnel through all steps
  '@media': { [upTo.narrow]: { gridTemplateColumns: '2rem minmax(0, 1fr)', columnGap: space.s3 } },
})
globalStyle(`${step} > b`, {
  fontSize: '1.0625rem',
  fontWeight: 700,
  '@media': { [upTo.narrow]: { alignSelf: 'end', lineHeight: 1.2 } },
})
globalStyle(`${step} > b:nth-last-child(2)`, {
  '@media': { [upTo.narrow]: { gridRow: '1 / 3', alignSelf: 'center' } },
})
globalStyle(`${step} > span`, { '@media': { [upTo.narrow]: { alignSelf: 'start' } } })
globalStyle(`${step} > svg`, {
  gridColumn: 3,
  display: 'block',
  width: '100%',
  height: '2.75rem',
  forcedColorAdjust: 'none',
  '@media': { [upTo.narrow]: { gridArea: '1 / 2 / 3', height: '3.25rem' } },
})
globalStyle(`${step} path`, { stroke: color.second, strokeWidth: 1.5, vectorEffect: 'non-scaling-stroke' })
/** Where nobody came so far. */
export const nobody = style({ fill: 'none', strokeDasharray: '3 5' })
export const funnel = styleVariants({
  opened: { fill: color.secondSoft },
  started: { fill: vars.ill.mid },
  sent: { fill: color.second },
})
export const refused = style({ color: color.inkMuted, fontSize: adminTheme.meta, overflowWrap: 'anywhere' })
globalStyle(`${refused} > *`, { paddingTop: space.s2, verticalAlign: 'top' })
export const foot = style({ marginTop: space.s4, maxWidth: '60rem' })
