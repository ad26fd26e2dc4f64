import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { adminTheme } from '#renderer/admin/tokens.css.ts'
import { above, low, upTo } from '#renderer/theme/breakpoints.ts'
import { vars } from '#renderer/theme/contract.css.ts'
import { whenDark } from '#renderer/ui/when-dark.ts'

const { color, space } = vars
const twoColumns = above.phone

const stays = {
  position: 'sticky',
  zIndex: 1,
  insetBlockEnd: space.s3,
  boxShadow: vars.shadow.low,
} as const

export const withoutScript = style({
  marginBottom: space.s4,
  '@media': { '(scripting: enabled)': { display: 'none' } },
})
/** Above the rows: which of them are shown, and a box for all of those, over the boxes of the right column. */
export const tools = style({
  display: 'grid',
  alignItems: 'center',
  gap: `${space.s2} ${space.s5}`,
  '@media': { [twoColumns]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
export const all = style({
  display: 'flex',
  alignItems: 'center',
  justifySelf: 'start',
  gap: space.s3,
  minHeight: adminTheme.controlHeight,
  paddingInline: `calc(${space.s5} + 1px)`,
  borderRadius: 10,
  cursor: 'pointer',
  fontWeight: 600,
  selectors: {
    '&:has(:focus-visible)': { outline: `3px solid ${color.accent}`, outlineOffset: -3 },
  },
  '@media': { [upTo.phone]: { paddingInline: 0 } },
})
export const find = style({ position: 'relative' })
globalStyle(`${find} > svg`, {
  position: 'absolute',
  insetInlineStart: '.75rem',
  top: '50%',
  translate: '0 -50%',
  width: '1.125rem',
  height: '1.125rem',
  color: color.inkMuted,
  pointerEvents: 'none',
})
globalStyle(`${find} > input`, { paddingInlineStart: '2.5rem' })
export const groups = style({
  display: 'grid',
  gap: space.s5,
  marginTop: space.s5,
  '@media': {
    [twoColumns]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gridAutoFlow: 'dense' },
    [upTo.phone]: { gap: space.s4, marginTop: space.s2 },
  },
})
/** A state, and what is in it. */
export const group = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  border: `1px solid ${color.line}`,
  borderRadius: 16,
  background: adminTheme.pane,
  overflow: 'clip',
})
/** Over both columns, with its rows in two. */
export const wide = style({ '@media': { [twoColumns]: { gridColumn: '1 / -1' } } })
globalStyle(`${wide} > ul`, {
  '@media': { [twoColumns]: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
const gateWidth = '5rem'
/** The gate stands at the foot of the line, on the list. */
export const groupHead = style({
  display: 'grid',
  gridTemplateColumns: `${gateWidth} auto minmax(0, 1fr)`,
  alignItems: 'center',
  columnGap: space.s3,
  minHeight: `calc(${gateWidth} * 61 / 72)`,
  borderBottom: `1px solid ${color.line}`,
  paddingInline: space.s5,
  '@media': { [upTo.phone]: { paddingInline: space.s4 } },
})
// The line below its ground line is the list's edge
globalStyle(`${groupHead} > svg`, { alignSelf: 'end', marginBottom: `calc(-1 * ${gateWidth} * 3 / 72)` })
export const ground = styleVariants({
  draft: { background: color.sand },
  scheduled: { background: adminTheme.hintSoft },
  published: { background: color.secondSoft },
  ended: { background: color.sunk },
})
globalStyle(`${group} li + li`, { borderTop: `1px solid ${color.line}` })
globalStyle(`${wide} li:nth-child(2)`, { '@media': { [twoColumns]: { borderTop: 0 } } })
globalStyle(`${wide} li:nth-child(2n)`, {
  '@media': { [twoColumns]: { borderInlineStart: `1px solid ${color.line}` } },
})
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `.15rem ${space.s3}`,
  minHeight: '3.5rem',
  height: '100%',
  padding: `${space.s2} ${space.s5}`,
  cursor: 'pointer',
  selectors: {
    '&:has(:checked)': { background: color.accentSoft },
    '&:has(:focus-visible)': { outline: `3px solid ${color.accent}`, outlineOffset: -3 },
  },
  '@media': {
    [upTo.phone]: { gridTemplateColumns: 'auto minmax(0, 1fr)', padding: `.75rem ${space.s4}` },
  },
})
// In the middle of a row of two lines
globalStyle(`${row} > input`, { '@media': { [upTo.phone]: { gridRow: '1 / 3' } } })
// Half of the gap between the columns more: boxes and dates keep the lines of those above
const halfGap = `calc(${space.s5} * 1.5)`
globalStyle(`${wide} li:nth-child(2n) > ${row}`, {
  '@media': { [twoColumns]: { paddingInlineStart: halfGap } },
})
globalStyle(`${wide} li:nth-child(2n + 1) > ${row}`, {
  '@media': { [twoColumns]: { paddingInlineEnd: halfGap } },
})
export const title = style({
  gridColumn: 2,
  fontWeight: 640,
  overflowWrap: 'anywhere',
  lineHeight: 1.35,
  textWrap: 'pretty',
})
globalStyle(`${row} > :last-child`, { '@media': { [upTo.phone]: { gridColumn: 2 } } })
/** Below the title; the moment stands beside both. */
export const category = style({
  gridColumn: 2,
  gridRow: 2,
  '@media': { [upTo.phone]: { display: 'none' } },
})
globalStyle(`${row} > :is(input, :last-child)`, { '@media': { [above.phone]: { gridRow: '1 / 3' } } })
export const nothing = style({ padding: space.s5 })
export const fault = style({
  display: 'grid',
  gap: space.s2,
  padding: space.s4,
  marginBottom: space.s3,
  borderRadius: 12,
  background: color.criticalSoft,
})
export const refused = style({
  display: 'grid',
  gap: '.35rem',
  paddingInlineStart: '1.6rem',
  overflowWrap: 'anywhere',
})
/** At the foot of the lists, and of the window while they go on below it; on phones once something is chosen. */
export const panel = style([
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) repeat(2, minmax(0, 17rem))',
    alignItems: 'start',
    gap: `${space.s3} ${space.s5}`,
    marginTop: space.s5,
    padding: `${space.s4} ${space.s5}`,
    borderRadius: 16,
    border: `1px solid ${color.lineStrong}`,
    background: adminTheme.pane,
    '@media': {
      [above.phone]: stays,
      [upTo.large]: { gridTemplateColumns: 'minmax(0, 1fr) repeat(2, minmax(0, 14rem))' },
      [upTo.phone]: {
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        gap: `${space.s2} ${space.s3}`,
        padding: space.s3,
      },
    },
  },
  whenDark({ background: color.surface }),
])
/** Something is chosen. */
export const inView = style({
  '@media': {
    // Above the dock
    [upTo.phone]: { ...stays, insetBlockEnd: `calc(3.75rem + ${space.s2} + env(safe-area-inset-bottom))` },
    // At the end of the list, which would have no room beside it
    [low]: { position: 'static' },
  },
})
// What has the focus is not under it (WCAG 2.4.11)
globalStyle(`html:has(${panel})`, { '@media': { [above.phone]: { scrollPaddingBottom: '9rem' } } })
globalStyle(`html:has(${inView})`, {
  '@media': {
    [upTo.phone]: { scrollPaddingBottom: '13.5rem' },
    [low]: { scrollPaddingBottom: '5.5rem' },
  },
})
export const status = style({
  '@media': {
    [upTo.phone]: {
      gridColumn: '1 / -1',
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      columnGap: space.s3,
    },
  },
})
export const count = style({
  fontSize: '1.125rem',
  fontWeight: 680,
  lineHeight: 1.35,
  fontVariantNumeric: 'tabular-nums',
})
export const act = style({ display: 'grid', alignContent: 'start', gap: '.375rem' })
/** A button that has nothing yet to act on; pressed, it says so. */
export const idle = style({ background: adminTheme.well, borderColor: color.line, color: color.inkMuted })
export const effect = style({ fontSize: '.875rem', textWrap: 'pretty' })
/** Said where there is room for it. */
export const roomy = style({ '@media': { [upTo.phone]: { display: 'none' } } })
