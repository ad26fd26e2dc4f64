import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { drawing, head } from '#renderer/admin/page-head.css.ts'
import * as shared from '#renderer/admin/shared.css.ts'
import { adminTheme } from '#renderer/admin/tokens.css.ts'
import { above, upTo } from '#renderer/theme/breakpoints.ts'
import { vars } from '#renderer/theme/contract.css.ts'

const { color, space } = vars
const beside = above.large
const stacked = upTo.large

/** What the page is and what is looked for; beside it the record. */
export const page = style({
  display: 'grid',
  gap: space.s5,
  '@media': {
    [beside]: { gridTemplateColumns: '18rem minmax(0, 1fr)', alignItems: 'start', columnGap: space.s12 },
    [above.wide]: { gridTemplateColumns: '24rem minmax(0, 1fr)' },
  },
})
export const side = style({
  display: 'grid',
  gap: space.s4,
  '@media': {
    [stacked]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'end', columnGap: space.s6 },
    [upTo.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [`${beside} and (min-height: 54rem)`]: {
      position: 'sticky',
      top: `calc(${adminTheme.barHeight} + ${space.s6})`,
    },
  },
})
globalStyle(`${side} > ${head}`, {
  marginBottom: 0,
  '@media': {
    [beside]: { display: 'flex', flexDirection: 'column', alignItems: 'stretch' },
    [stacked]: { gridColumn: '1 / -1' },
  },
})
// What is below stands on its ground
globalStyle(`${side} > ${head} > ${drawing}`, {
  '@media': { [beside]: { alignSelf: 'stretch', width: 'auto', marginTop: space.s5 } },
})
export const filter = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: space.s2,
  '@media': {
    [stacked]: { gridTemplateColumns: '11rem 13rem auto', justifyContent: 'start' },
    [upTo.phone]: { gridTemplateColumns: '1fr 1fr auto', justifyContent: 'stretch' },
  },
})
// The links below it choose there, and its value stays as they left it
globalStyle(`${filter} > :nth-child(2)`, { '@media': { [beside]: { display: 'none' } } })
/** The kinds, each under the sign that its entries bear. */
export const kinds = style({
  display: 'grid',
  paddingTop: space.s3,
  borderTop: `1px solid ${color.line}`,
  '@media': { [stacked]: { display: 'none' } },
})
const withMark = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '.625rem',
  minHeight: adminTheme.controlHeight,
  paddingInline: '.5rem',
  borderRadius: 10,
  lineHeight: 1.3,
  textDecoration: 'none',
} as const
export const kind = style({
  ...withMark,
  color: color.inkMuted,
  fontWeight: 550,
  selectors: {
    '&:hover': { background: adminTheme.rowHover, color: color.ink },
    '&[aria-current]': {
      background: adminTheme.pane,
      color: color.ink,
      fontWeight: 650,
      boxShadow: `inset 0 0 0 1.5px ${color.lineStrong}`,
    },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&[aria-current]': { outline: '2px solid Highlight', outlineOffset: -2 } },
    },
  },
})
export const erasures = style({
  ...withMark,
  paddingBlock: '.5rem',
  borderRadius: 0,
  borderTop: `1px solid ${color.line}`,
  fontWeight: 600,
  selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '.22em' } },
  '@media': {
    [stacked]: { borderTop: 0, paddingBlock: 0 },
    [upTo.phone]: { minHeight: '3.25rem', borderBlock: `1px solid ${color.line}`, paddingInline: '.75rem' },
  },
})
export const record = style({
  display: 'grid',
  gap: space.s5,
  minWidth: 0,
  // The sheet begins where the title does
  '@media': { [beside]: { paddingTop: '2.5rem' } },
})
/** One sheet for all days. Signs, names, words and times stand below one another through all of it. */
export const days = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(8.5rem, auto) auto auto minmax(0, 1fr) auto',
  columnGap: '.75rem',
  paddingInline: space.s6,
  borderRadius: 16,
  border: `1px solid ${color.line}`,
  background: adminTheme.pane,
  overflow: 'clip',
  '@media': {
    [upTo.phone]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto', paddingInline: '.75rem 1rem' },
  },
})
const lineOfText = '1.3125rem'
const subgrid = { display: 'grid', gridTemplateColumns: 'subgrid' } as const
const markColumn = { gridColumn: '2 / 3', '@media': { [upTo.phone]: { gridColumn: '1 / 2' } } } as const
/** The thread of the record: one from its head to its foot. */
globalStyle(`${days}::before`, {
  content: '',
  position: 'absolute',
  insetBlock: 0,
  left: 'calc(50% - .75px)',
  width: 1.5,
  background: color.lineStrong,
  ...markColumn,
})
globalStyle(`${days} > section`, {
  ...subgrid,
  gridColumn: '1 / -1',
  alignItems: 'baseline',
  paddingBlock: '.5rem',
})
globalStyle(`${days} > section + section`, { borderTop: `1px solid ${color.line}` })
globalStyle(`${days} ol`, {
  ...subgrid,
  gridColumn: '2 / -1',
  '@media': { [upTo.phone]: { gridColumn: '1 / -1' } },
})
/** Beside its first event, and in view for as long as there are more. */
export const day = style({
  '@media': {
    [above.phone]: { position: 'sticky', top: `calc(${adminTheme.barHeight} + ${space.s3})` },
    [upTo.phone]: { gridColumn: '2 / -1', paddingBlock: '.35rem .25rem' },
  },
})
/** Every row is as tall as a sign and its margins; all words of it stand on one line. */
export const row = style({
  ...subgrid,
  gridColumn: '1 / -1',
  alignItems: 'baseline',
  minHeight: '2.5rem',
  paddingBlock: `calc((2.5rem - ${lineOfText}) / 2)`,
  lineHeight: lineOfText,
  '@media': {
    [upTo.phone]: {
      gridTemplateAreas: '"mark who when" "mark what what"',
      rowGap: '.1rem',
      paddingBlock: '.4rem',
    },
  },
})
/** What happens every day steps back. */
export const quiet = style({ color: color.inkMuted })
/** In the middle of the first line, whatever its size. */
const inMarkColumn = (size: string) =>
  ({
    gridColumn: 1,
    alignSelf: 'start',
    justifySelf: 'center',
    marginBlock: `calc((${lineOfText} - ${size}) / 2)`,
    '@media': { [upTo.phone]: { gridArea: 'mark' } },
  }) as const
globalStyle(`${row} > *`, { gridRow: 1, '@media': { [upTo.phone]: { gridRow: 'auto' } } })
export const mark = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: '2rem',
  height: '2rem',
  borderRadius: '50%',
})
globalStyle(`${mark} > svg`, { width: '1.125rem', height: '1.125rem' })
globalStyle(`${row} > ${mark}`, inMarkColumn('2rem'))
const tone = (background: string, ink: string) => ({
  background,
  color: ink,
  border: '1px solid color-mix(in srgb, currentColor 35%, transparent)',
})
const outlined = { background: adminTheme.pane, color: color.ink, border: `1.5px solid ${color.lineStrong}` }
export const markTone = styleVariants({
  all: outlined,
  access: tone(color.secondSoft, color.onSecondSoft),
  accounts: tone(color.sand, color.ink),
  leads: tone(color.accentSoft, color.onAccentSoft),
  content: tone(adminTheme.hintSoft, adminTheme.onHintSoft),
  picture: tone(adminTheme.hintSoft, adminTheme.onHintSoft),
  erasure: outlined,
  refused: tone(color.criticalSoft, color.critical),
  trail: tone(color.line, color.ink),
})
/** In the place of a sign. */
export const knot = style({
  position: 'relative',
  width: '.6875rem',
  height: '.6875rem',
  borderRadius: '50%',
  border: `1.5px solid ${color.lineStrong}`,
  background: adminTheme.pane,
})
globalStyle(`${row} > ${knot}`, inMarkColumn('.6875rem'))
export const who = style({
  gridColumn: 2,
  maxWidth: '10rem',
  paddingInlineEnd: space.s4,
  fontWeight: 550,
  overflowWrap: 'anywhere',
  '@media': { [upTo.phone]: { gridArea: 'who', maxWidth: 'none', paddingInlineEnd: 0 } },
})
export const what = style({
  gridColumn: 3,
  textWrap: 'pretty',
  overflowWrap: 'anywhere',
  '@media': { [upTo.phone]: { gridArea: 'what' } },
})
globalStyle(`${what} > b`, { fontWeight: 640 })
globalStyle(`${what} > summary`, {
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '.3rem',
  minHeight: '1.5rem',
  marginBlock: `calc((${lineOfText} - 1.5rem) / 2)`,
  borderRadius: 6,
  cursor: 'pointer',
  listStyle: 'none',
})
globalStyle(`${what} > summary::-webkit-details-marker`, { display: 'none' })
globalStyle(`${what} > summary:hover`, { color: color.ink })
export const more = style({ width: '1rem', height: '1rem' })
globalStyle(`${what}[open] > summary > ${more}`, { rotate: '180deg' })
export const times = style([
  shared.meta,
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: `.1rem ${space.s3}`,
    padding: '.1rem 0 .35rem',
    listStyle: 'none',
    fontVariantNumeric: 'tabular-nums',
  },
])
/** One below another: each with its day and its name. */
export const moments = style([times, { flexDirection: 'column' }])
export const object = style({
  fontWeight: 500,
  fontVariantNumeric: 'tabular-nums',
  textDecorationThickness: '1px',
  textUnderlineOffset: '.22em',
})
export const when = style([
  shared.meta,
  { gridColumn: 4, fontVariantNumeric: 'tabular-nums', '@media': { [upTo.phone]: { gridArea: 'when' } } },
])
export const pages = style({ display: 'flex', gap: space.s3 })
