import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { above, upTo } from '#renderer/theme/breakpoints.ts'
import { vars } from '#renderer/theme/contract.css.ts'
import * as mix from '#renderer/ui/studio/mixins.ts'
import { panel } from '#renderer/ui/studio/panel.css.ts'
import { details as anyDetails } from '#renderer/ui/studio/shared.css.ts'
import { adminTheme } from '#renderer/ui/studio/tokens.css.ts'

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
export const period = style({ display: 'flex', flexWrap: 'wrap', columnGap: '.35rem' })
/** What the looks of the bars mean. */
export const legend = style({
  ...mix.cluster(`.1rem ${space.s4}`),
  flexBasis: '100%',
  justifyContent: 'flex-end',
  '@media': { [upTo.phone]: { justifyContent: 'flex-start', marginTop: space.s2 } },
})
globalStyle(`${legend} > li`, mix.labelled('.4rem'))
globalStyle(`${legend} svg`, { width: '.75rem', height: '.875rem' })
/** How many. */
export const figure = style({
  marginInlineEnd: '.5rem',
  font: `740 2.75rem/1.1 ${font.display}`,
  fontVariantNumeric: 'proportional-nums',
  letterSpacing: '-.03em',
  color: color.ink,
})
export const chart = style({
  ...mix.columns('auto minmax(0, 1fr)', `0 ${space.s3}`),
  ...mix.muted,
  ...mix.figures,
  lineHeight: 1,
  marginTop: space.s4,
})
/** Each beside its line. */
export const values = style({
  display: 'grid',
  alignContent: 'space-between',
  justifyItems: 'end',
  marginBlock: '-.5em',
})
export const plot = style({ position: 'relative', height: '11rem' })
globalStyle(`${plot} > svg`, {
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
  '@media': { [forced]: { fill: 'CanvasText', stroke: 'CanvasText' } },
})
/** By the day that a bar is for. */
export const bar = styleVariants({
  weekday: solid(color.second),
  weekend: {
    fill: color.secondSoft,
    stroke: color.second,
    '@media': { [forced]: { fill: 'Canvas', stroke: 'CanvasText' } },
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
  '@media': { [forced]: { fill: 'CanvasText' } },
})
/** Between two lines. */
export const noViews = style({
  position: 'absolute',
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
globalStyle(`${dates} b`, { fontWeight: 500 })
// Where days are narrow, a date at the end would leave the panel, and one in the first week begin before the chart
const narrowDays = `${dates}:has(> :nth-child(22))`
mix.within(upTo.narrow, {
  [`${narrowDays} > :last-child`]: { justifyContent: 'flex-end' },
  [`${narrowDays} > :nth-child(-n + 6) > b`]: { display: 'none' },
})
/** The same numbers in other forms. */
export const after = style({
  ...mix.columns('minmax(0, 1fr) auto', space.s4),
  alignItems: 'start',
  marginBlockEnd: '-.5rem',
  marginInlineEnd: '-.7rem',
})
export const details = style([anyDetails, { fontSize: '.875rem' }])
globalStyle(`${details} > summary`, {
  ...mix.labelled('.35rem'),
  minHeight: '2.25rem',
  fontWeight: 600,
  '@media': { [upTo.phone]: { minHeight: '2.75rem' } },
})
globalStyle(`${details} > summary > svg`, mix.square('1rem'))
globalStyle(`${details}[open] > summary > svg`, { rotate: '180deg' })
export const lists = style({
  ...mix.columns('repeat(2, minmax(0, 1fr))', space.s4),
  marginTop: space.s4,
  '@media': { [upTo.large]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
// Two that are short are side by side between two wide ones
globalStyle(`${lists} > :is(:first-child, :last-child)`, { gridColumn: '1 / -1' })
export const listHead = style(mix.spread(`.1rem ${space.s4}`))
globalStyle(`${listHead} a`, {
  fontWeight: 500,
  textDecorationThickness: '1px',
  textUnderlineOffset: '.22em',
})
/** Under a name, how it compares with the most frequent one. */
export const share = style({
  position: 'absolute',
  inset: 'auto auto .25rem 0',
  width: '100%',
  height: '.375rem',
  fill: color.second,
  forcedColorAdjust: 'none',
})
globalStyle(`${share} > :first-child`, { fillOpacity: 0.15 })
const anyTable = style({ width: '100%', borderCollapse: 'collapse', fontSize: '.875rem' })
globalStyle(`${anyTable} :is(th, td)`, {
  ...mix.anyWords,
  position: 'relative',
  padding: '.375rem 0 .875rem',
  textAlign: 'start',
  verticalAlign: 'top',
  fontWeight: 400,
  lineHeight: 1.5,
})
globalStyle(`${anyTable} thead > tr > *`, { ...mix.muted, fontWeight: 600 })
globalStyle(`${anyTable} tr > :last-child`, {
  ...mix.figures,
  width: '4.5rem',
  textAlign: 'end',
  whiteSpace: 'nowrap',
})
export const table = styleVariants({
  days: [anyTable],
  pages: [anyTable],
  referrers: [anyTable],
  missing: [anyTable],
})
globalStyle(`${table.missing} ${share}`, { fill: color.accent })
globalStyle(`${table.referrers} ${share}`, { fill: color.lineStrong })
// A long list in two columns, each as wide as a panel below
const long = `${table.pages}:has(tbody > :nth-child(5))`
mix.within(above.large, {
  [long]: { display: 'block' },
  [`${long} > tbody`]: {
    display: 'block',
    columns: 2,
    columnGap: `calc(${space.s4} + 2 * ${space.s5} + 2px)`,
  },
  [`${long} > tbody > tr`]: { ...mix.columns('minmax(0, 1fr) 4.5rem', '0'), breakInside: 'avoid' },
})
export const forms = style({
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  fontSize: '.875rem',
})
globalStyle(`${forms} tr > *`, {
  padding: `0 0 0 ${space.s6}`,
  textAlign: 'start',
  '@media': { [upTo.narrow]: { paddingInlineStart: space.s2 } },
})
globalStyle(`${forms} tr > :first-child`, {
  width: '7rem',
  paddingInlineStart: 0,
  color: color.inkMuted,
  fontWeight: 600,
  '@media': { [upTo.narrow]: { width: '3.375rem' } },
})
globalStyle(`${forms} thead th`, {
  verticalAlign: 'bottom',
  paddingBottom: space.s2,
  fontSize: adminTheme.text,
  fontWeight: 650,
  '@media': { [upTo.narrow]: { fontSize: adminTheme.meta } },
})
export const step = style({
  ...mix.columns('2.5rem 2.75rem minmax(0, 1fr)', '0'),
  ...mix.figures,
  alignItems: 'center',
  minHeight: '2.25rem',
  '@media': {
    [upTo.narrow]: {
      ...mix.columns('auto minmax(0, 1fr)', `.1rem ${space.s2}`),
      alignItems: 'baseline',
      alignContent: 'end',
      minHeight: '3.25rem',
    },
  },
})
globalStyle(`${step} > b`, { fontSize: '1.0625rem', fontWeight: 700 })
const anyStepBar = style({
  gridColumn: 3,
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
export const refused = style({})
globalStyle(`${forms} ${refused} > *`, {
  ...mix.muted,
  ...mix.anyWords,
  paddingTop: space.s2,
  verticalAlign: 'top',
})
export const foot = style({ marginTop: space.s4, maxWidth: '60rem' })
