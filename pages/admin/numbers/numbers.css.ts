import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { above, upTo } from '#renderer/theme/breakpoints.ts'
import { vars } from '#renderer/theme/contract.css.ts'
import { adminTheme } from '#renderer/ui/studio/tokens.css.ts'

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
// Where days are narrow, a date at the end would leave the panel
const narrowDays = `${dates}:has(> :nth-child(22))`
globalStyle(`${narrowDays} > :last-child`, { '@media': { [upTo.narrow]: { justifyContent: 'flex-end' } } })
// And one in the first week would begin before the chart
globalStyle(`${narrowDays} > :nth-child(-n + 6) > b`, { '@media': { [upTo.narrow]: { display: 'none' } } })
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
// Two that are short stand side by side between two wide ones
globalStyle(`${lists} > :is(:first-child, :last-child)`, { gridColumn: '1 / -1' })
export const listHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `.1rem ${space.s4}`,
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
/** Under a name, how it compares with the most frequent one. */
export const share = style({
  position: 'absolute',
  insetInlineStart: 0,
  insetBlockEnd: '.25rem',
  width: '100%',
  height: '.375rem',
  fill: color.second,
  forcedColorAdjust: 'none',
})
export const shareGround = style({ fillOpacity: 0.15 })
const anyTable = style({ width: '100%', borderCollapse: 'collapse', fontSize: '.875rem' })
export const table = styleVariants({
  days: [anyTable],
  pages: [anyTable],
  referrers: [anyTable],
  missing: [anyTable],
})
globalStyle(`${anyTable} :is(th, td)`, {
  position: 'relative',
  padding: '.375rem 0 .875rem',
  textAlign: 'start',
  verticalAlign: 'top',
  fontWeight: 400,
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
})
globalStyle(`${anyTable} thead :is(th, td)`, {
  color: color.inkMuted,
  fontSize: adminTheme.meta,
  fontWeight: 600,
})
globalStyle(`${table.missing} ${share}`, { fill: color.accent })
globalStyle(`${table.referrers} ${share}`, { fill: color.lineStrong })
// A long list in two columns, each as wide as a panel below
globalStyle(`${table.pages}:has(tbody > :nth-child(5))`, {
  '@media': { [above.large]: { display: 'block' } },
})
globalStyle(`${table.pages}:has(tbody > :nth-child(5)) > tbody`, {
  '@media': {
    [above.large]: { display: 'block', columns: 2, columnGap: `calc(${space.s4} + 2 * ${space.s5} + 2px)` },
  },
})
globalStyle(`${table.pages}:has(tbody > :nth-child(5)) > tbody > tr`, {
  '@media': {
    [above.large]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) 4.5rem',
      breakInside: 'avoid',
    },
  },
})
export const number = style({})
globalStyle(`${anyTable} .${number}`, {
  width: '4.5rem',
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
})
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
  minHeight: '2.25rem',
  fontVariantNumeric: 'tabular-nums',
  '@media': {
    [upTo.narrow]: {
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      alignItems: 'baseline',
      alignContent: 'end',
      gap: `.1rem ${space.s2}`,
      minHeight: '3.25rem',
    },
  },
})
globalStyle(`${step} > b`, { fontSize: '1.0625rem', fontWeight: 700 })
const anyStepBar = style({
  gridColumn: 3,
  display: 'block',
  width: '100%',
  height: '1.5rem',
  overflow: 'visible',
  // Where every bar begins; one of nobody is seen by it
  borderInlineStart: `1.5px solid ${color.lineStrong}`,
  stroke: color.second,
  strokeWidth: 1.5,
  forcedColorAdjust: 'none',
  '@media': { [upTo.narrow]: { gridColumn: '1 / -1', height: '.75rem' } },
})
export const stepBar = styleVariants({
  opened: [anyStepBar, { fill: color.secondSoft }],
  started: [anyStepBar, { fill: vars.ill.mid }],
  sent: [anyStepBar, { fill: color.second }],
})
export const refused = style({ color: color.inkMuted, fontSize: adminTheme.meta, overflowWrap: 'anywhere' })
globalStyle(`${refused} > *`, { paddingTop: space.s2, verticalAlign: 'top' })
export const foot = style({ marginTop: space.s4, maxWidth: '60rem' })
