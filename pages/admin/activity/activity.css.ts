import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import * as shared from '#renderer/admin/shared.css.ts'
import { adminTheme } from '#renderer/admin/tokens.css.ts'
import { above, upTo } from '#renderer/theme/breakpoints.ts'
import { vars } from '#renderer/theme/contract.css.ts'

const { color, space } = vars

/** What is looked for and the way to the receipts, and below them the days. */
export const body = style({
  display: 'grid',
  gap: space.s5,
  '@media': { [above.medium]: { paddingTop: space.s5, borderTop: `1px solid ${color.line}` } },
})
export const tools = style({
  display: 'grid',
  gap: space.s4,
  '@media': {
    [above.medium]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'end', columnGap: space.s6 },
  },
})
export const filter = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr auto',
  alignItems: 'end',
  gap: `${space.s3} ${space.s2}`,
  '@media': { [above.medium]: { gridTemplateColumns: '11rem 13rem auto auto', justifyContent: 'start' } },
})
globalStyle(`${filter} > a`, { '@media': { [upTo.medium]: { gridColumn: '1 / -1' } } })
export const erasures = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '.625rem',
  minHeight: adminTheme.controlHeight,
  lineHeight: 1.3,
  fontWeight: 600,
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '.22em' } },
  '@media': {
    [upTo.medium]: { minHeight: '3.25rem', borderBlock: `1px solid ${color.line}` },
    [upTo.phone]: { paddingInline: '.75rem' },
  },
})
/** A day beside its events. Times, signs, words and names stand below one another through all days. */
export const days = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(7.75rem, auto) auto auto minmax(0, 1fr) auto',
  gap: `${space.s5} .75rem`,
  '@media': { [upTo.phone]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto' } },
})
const subgrid = { display: 'grid', gridTemplateColumns: 'subgrid' } as const
const throughDays = { ...subgrid, gridColumn: '1 / -1' } as const
globalStyle(`${days} > section`, { ...throughDays, rowGap: 0, alignItems: 'start' })
globalStyle(`${days} ol`, {
  ...subgrid,
  gridColumn: '2 / -1',
  rowGap: 0,
  paddingBlock: '.5rem',
  '@media': { [upTo.phone]: { gridColumn: '1 / -1' } },
})
const rowHeight = '2.75rem'
/** Beside its first event, and in view for as long as there are more. */
export const day = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: `calc(${rowHeight} + 1rem + 2px)`,
  '@media': {
    [above.phone]: {
      position: 'sticky',
      top: adminTheme.barHeight,
    },
    [upTo.phone]: { gridColumn: '1 / -1', minHeight: 0, marginBottom: space.s2 },
  },
})
export const row = style({
  ...throughDays,
  position: 'relative',
  alignItems: 'center',
  minHeight: rowHeight,
  padding: `.4rem ${space.s5} .4rem ${space.s4}`,
  '@media': {
    [upTo.phone]: {
      padding: `.5rem ${space.s4} .5rem .75rem`,
      gridTemplateAreas: '"mark what when" "mark who ."',
      rowGap: '.25rem',
    },
  },
})
/** What happens every day steps back. */
export const quiet = style({ color: color.inkMuted, minHeight: '2.25rem', paddingBlock: '.2rem' })
/** The thread of the day, from its first sign to its last. */
globalStyle(`${row}::before`, {
  content: '',
  position: 'absolute',
  gridColumn: '2 / 3',
  insetBlock: 0,
  left: 'calc(50% - .75px)',
  width: 1.5,
  background: color.lineStrong,
  '@media': { [upTo.phone]: { gridColumn: 'mark' } },
})
globalStyle(`${row}:first-child::before`, { top: '50%' })
globalStyle(`${row}:last-child::before`, { bottom: '50%' })
globalStyle(`${row} > *`, { gridRow: 1, '@media': { [upTo.phone]: { gridRow: 'auto' } } })
export const mark = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: '2rem',
  height: '2rem',
  borderRadius: '50%',
})
globalStyle(`${row} > ${mark}`, { gridColumn: 2, '@media': { [upTo.phone]: { gridArea: 'mark' } } })
globalStyle(`${mark} > svg`, { width: '1.125rem', height: '1.125rem' })
const tone = (background: string, ink: string) => ({
  background,
  color: ink,
  border: '1px solid color-mix(in srgb, currentColor 35%, transparent)',
})
export const markTone = styleVariants({
  access: tone(color.secondSoft, color.onSecondSoft),
  accounts: tone(color.sand, color.ink),
  leads: tone(color.accentSoft, color.onAccentSoft),
  content: tone(adminTheme.hintSoft, adminTheme.onHintSoft),
  picture: tone(adminTheme.hintSoft, adminTheme.onHintSoft),
  erasure: tone(color.ink, color.paper),
  refused: tone(color.criticalSoft, color.critical),
  trail: tone(color.line, color.ink),
})
globalStyle(`${quiet} > ${mark}`, {
  width: '1.5rem',
  height: '1.5rem',
  margin: '.25rem',
  border: 0,
  background: adminTheme.pane,
  color: color.inkMuted,
})
export const who = style({
  gridColumn: 4,
  display: 'flex',
  alignItems: 'center',
  gap: '.4rem',
  maxWidth: '11rem',
  paddingInlineEnd: space.s2,
  color: color.inkMuted,
  fontSize: '.875rem',
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
  '@media': { [upTo.phone]: { gridArea: 'who', maxWidth: 'none', paddingInlineEnd: 0 } },
})
globalStyle(`${who} > ${shared.avatar}`, {
  width: '1.375rem',
  height: '1.5rem',
  borderRadius: '99px 99px 4px 4px',
  fontSize: '.6875rem',
})
export const what = style({
  gridColumn: 3,
  lineHeight: 1.4,
  textWrap: 'pretty',
  overflowWrap: 'anywhere',
  '@media': { [upTo.phone]: { gridArea: 'what', alignSelf: 'baseline' } },
})
globalStyle(`${what} > b`, { fontWeight: 640 })
globalStyle(`${what} > span`, { marginInlineStart: '.15rem' })
export const object = style({
  fontWeight: 500,
  fontVariantNumeric: 'tabular-nums',
  textDecorationThickness: '1px',
  textUnderlineOffset: '.22em',
})
export const when = style([
  shared.meta,
  {
    fontVariantNumeric: 'tabular-nums',
    '@media': { [upTo.phone]: { gridArea: 'when', alignSelf: 'baseline' } },
  },
])
export const pages = style({ display: 'flex', gap: space.s3, marginTop: space.s5 })
