import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { drawing, head } from '#renderer/admin/page-head.css.ts'
import { adminTheme } from '#renderer/admin/tokens.css.ts'
import { above, low, upTo } from '#renderer/theme/breakpoints.ts'
import { vars } from '#renderer/theme/contract.css.ts'
import { whenDark } from '#renderer/ui/when-dark.ts'

const { color, space } = vars
const beside = above.large
const below = upTo.large
/** Where the lists have room for it. */
const twoColumns = `${above.phone} and ${upTo.large}, ${above.wide}`

export const withoutScript = style({
  marginBottom: space.s4,
  '@media': { '(scripting: enabled)': { display: 'none' } },
})
/** The lists, and beside them, under the cart, what is chosen. */
export const page = style({
  '@media': {
    [beside]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) 18rem',
      alignItems: 'start',
      columnGap: space.s8,
    },
  },
})
globalStyle(`${page} > *`, { '@media': { [beside]: { gridColumn: '1 / -1' } } })
globalStyle(`${page} > ${head}`, {
  '@media': {
    [beside]: { gap: `0 ${space.s8}`, gridTemplateColumns: 'minmax(0, 1fr) 18rem', marginBottom: 0 },
  },
})
// On the panel below it
globalStyle(`${page} > ${head} > ${drawing}`, {
  '@media': { [beside]: { width: 'auto', margin: '0 -.18rem calc(1px - 18.36rem * 8 / 208)' } },
})
export const posts = style({
  minWidth: 0,
  selectors: {
    [`${page} > &`]: { '@media': { [`${beside} and (scripting: enabled)`]: { gridColumn: 1 } } },
  },
  '@media': { [above.phone]: { paddingTop: space.s5 } },
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
const gateWidth = '5.75rem'
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
  minHeight: '3.75rem',
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
/** Beside the lists it stays in view; elsewhere it ends them. */
export const panel = style([
  {
    display: 'grid',
    gap: space.s5,
    padding: space.s5,
    borderRadius: 16,
    border: `1px solid ${color.lineStrong}`,
    background: adminTheme.pane,
    '@media': {
      // Its upper edge is the ground of the cart
      [beside]: {
        position: 'sticky',
        top: `calc(${adminTheme.barHeight} + ${space.s6})`,
        borderTop: 0,
        borderRadius: '0 0 16px 16px',
      },
      [below]: {
        gridTemplateColumns: 'minmax(0, 1fr) auto auto',
        alignItems: 'start',
        gap: space.s3,
        marginTop: space.s5,
        padding: `${space.s3} ${space.s5}`,
      },
      [upTo.phone]: {
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        gap: `${space.s2} ${space.s3}`,
        padding: space.s3,
      },
    },
  },
  whenDark({ background: color.surface }),
])
/** Once something is chosen: at the foot of the window, above the dock of phones. */
export const inView = style({
  '@media': {
    [below]: {
      position: 'sticky',
      zIndex: 1,
      insetBlockEnd: space.s3,
      boxShadow: vars.shadow.low,
    },
    [upTo.phone]: {
      insetBlockEnd: `calc(3.75rem + ${space.s2} + env(safe-area-inset-bottom))`,
    },
    // At the end of the list, which would have no room beside it
    [low]: { position: 'static' },
  },
})
globalStyle(`${page} > ${panel}`, { '@media': { [beside]: { gridColumn: 2 } } })
// What has the focus is not under it (WCAG 2.4.11)
globalStyle(`html:has(${inView})`, {
  '@media': {
    [below]: { scrollPaddingBottom: '8rem' },
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
export const act = style({
  display: 'grid',
  alignContent: 'start',
  gap: '.375rem',
  '@media': { [`${above.phone} and ${upTo.large}`]: { maxWidth: '13rem' } },
})
export const effect = style({ fontSize: '.875rem', textWrap: 'pretty' })
/** Said where there is room for it. */
export const roomy = style({ '@media': { [below]: { display: 'none' } } })
