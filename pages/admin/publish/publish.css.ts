import { globalStyle, style } from '@vanilla-extract/css'
import { adminTheme } from '#renderer/admin/tokens.css.ts'
import { above, low, upTo } from '#renderer/theme/breakpoints.ts'
import { vars } from '#renderer/theme/contract.css.ts'
import { whenDark } from '#renderer/ui/when-dark.ts'

const { color, space } = vars

export const withoutScript = style({
  marginBottom: space.s4,
  '@media': { '(scripting: enabled)': { display: 'none' } },
})
/** Above the rows: which of them are shown, and a box for all of those, over the boxes of the right column. */
export const tools = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'center',
  gap: `${space.s2} ${space.s5}`,
  paddingTop: space.s5,
  borderTop: `1px solid ${color.line}`,
  '@media': {
    [upTo.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', paddingTop: 0, borderTop: 0 },
  },
})
export const all = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s3,
  minHeight: adminTheme.controlHeight,
  paddingInline: `calc(${space.s5} + 1px)`,
  borderRadius: 10,
  cursor: 'pointer',
  fontWeight: 600,
  selectors: {
    '&:has(:focus-visible)': { outline: `3px solid ${color.accent}`, outlineOffset: -3 },
  },
  '@media': { [upTo.phone]: { paddingInline: `calc(${space.s4} + 1px)` } },
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
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gridAutoFlow: 'dense',
  gap: `${space.s6} ${space.s5}`,
  marginTop: space.s5,
  '@media': {
    [upTo.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s5, marginTop: space.s2 },
  },
})
/** A state, and what is in it. */
export const group = style({ display: 'grid', alignContent: 'start', gap: space.s3 })
/** Over both columns, with its rows in two. */
export const wide = style({ gridColumn: '1 / -1' })
globalStyle(`${wide} > ul`, {
  '@media': { [above.phone]: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
/** The drawing stands at the end of the line, on the list. */
export const groupHead = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) 4.5rem',
  alignItems: 'end',
  columnGap: space.s3,
})
globalStyle(`${groupHead} > :not(svg)`, { gridRow: 1, paddingBottom: '.2rem' })
globalStyle(`${groupHead} > svg`, { gridArea: '1 / 3' })
globalStyle(`${group} li + li`, { borderTop: `1px solid ${color.line}` })
globalStyle(`${wide} li:nth-child(2)`, { '@media': { [above.phone]: { borderTop: 0 } } })
globalStyle(`${wide} li:nth-child(2n)`, {
  '@media': { [above.phone]: { borderInlineStart: `1px solid ${color.line}` } },
})
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `.15rem ${space.s3}`,
  minHeight: '3.25rem',
  height: '100%',
  padding: `${space.s2} ${space.s5}`,
  cursor: 'pointer',
  selectors: {
    '&:has(:checked)': { background: color.secondSoft },
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
  '@media': { [above.phone]: { paddingInlineStart: halfGap } },
})
globalStyle(`${wide} li:nth-child(2n + 1) > ${row}`, {
  '@media': { [above.phone]: { paddingInlineEnd: halfGap } },
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
/** Stays in view, above the dock of phones, so that a long list needs no way back to its buttons. */
export const bar = style([
  {
    position: 'sticky',
    insetBlockEnd: space.s3,
    zIndex: 1,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: space.s3,
    marginTop: space.s6,
    padding: `${space.s3} ${space.s5}`,
    borderRadius: 16,
    border: `1px solid ${color.line}`,
    background: adminTheme.pane,
    boxShadow: vars.shadow.low,
    '@media': {
      [upTo.phone]: {
        insetBlockEnd: `calc(3.75rem + ${space.s2} + env(safe-area-inset-bottom))`,
        paddingInline: space.s4,
      },
      // At the end of the list, which would have no room beside it
      [low]: { position: 'static' },
    },
  },
  whenDark({ background: color.surface }),
])
// What has the focus is not under it (WCAG 2.4.11)
globalStyle(`html:has(${bar})`, {
  scrollPaddingBottom: '6rem',
  '@media': { [upTo.phone]: { scrollPaddingBottom: '10rem' }, [low]: { scrollPaddingBottom: '5.5rem' } },
})
/** Nothing is chosen yet: two outlines, of which none leads. */
globalStyle(`${bar}${bar} > [aria-disabled]`, {
  background: 'none',
  borderColor: `color-mix(in srgb, ${color.lineStrong} 55%, transparent)`,
  color: color.inkMuted,
})
export const count = style({ marginInlineEnd: 'auto', fontWeight: 600 })
