import { globalStyle, style } from '@vanilla-extract/css'
import { adminTheme } from '#renderer/admin/tokens.css.ts'
import { upTo } from '#renderer/theme/breakpoints.ts'
import { vars } from '#renderer/theme/contract.css.ts'
import { whenDark } from '#renderer/ui/when-dark.ts'

const { color, space } = vars

export const withoutScript = style({
  marginBottom: space.s4,
  '@media': { '(scripting: enabled)': { display: 'none' } },
})
/** Above the rows: which of them are shown, and a box for all of those. */
export const tools = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space.s2} ${space.s4}`,
  paddingTop: space.s5,
  borderTop: `1px solid ${color.line}`,
  '@media': { [upTo.phone]: { flexDirection: 'column', alignItems: 'stretch', paddingTop: 0, borderTop: 0 } },
})
export const all = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s3,
  width: 'calc(100% - 15rem - 2.5rem)',
  minHeight: '2.5rem',
  paddingInline: space.s5,
  border: `1px solid ${color.line}`,
  borderRadius: 12,
  background: adminTheme.pane,
  cursor: 'pointer',
  fontWeight: 600,
  selectors: { '&:has(:focus-visible)': { outline: `3px solid ${color.accent}`, outlineOffset: -3 } },
  '@media': { [upTo.phone]: { width: 'auto', minHeight: '2.75rem', paddingInline: space.s4 } },
})
export const find = style({
  position: 'relative',
  width: '15rem',
  '@media': { [upTo.phone]: { width: 'auto' } },
})
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
/** A state, and what is in it. */
export const group = style({
  display: 'grid',
  gridTemplateColumns: '15rem minmax(0, 1fr)',
  gap: `${space.s3} ${space.s10}`,
  marginTop: space.s5,
  '@media': { [upTo.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const groupHead = style({
  display: 'grid',
  gridTemplateColumns: '4.5rem minmax(0, 1fr)',
  alignContent: 'start',
  columnGap: space.s4,
})
globalStyle(`${groupHead} > svg`, { gridRow: '1 / 3' })
globalStyle(`${groupHead} > h2`, { alignSelf: 'end' })
globalStyle(`${group} li + li`, { borderTop: `1px solid ${color.line}` })
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `.15rem ${space.s3}`,
  minHeight: '3rem',
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
// As high as the sign beside it
globalStyle(`${group} li:only-child > ${row}`, { minHeight: '3.5rem' })
// In the middle of a row of two lines
globalStyle(`${row} > input`, { '@media': { [upTo.phone]: { gridRow: '1 / 3' } } })
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
    marginTop: space.s4,
    padding: `${space.s3} ${space.s5}`,
    borderRadius: 16,
    border: `1px solid ${color.line}`,
    background: adminTheme.pane,
    boxShadow: vars.shadow.low,
    '@media': {
      [upTo.phone]: {
        insetBlockEnd: 'calc(3.75rem + env(safe-area-inset-bottom))',
        marginInline: '-1rem',
        padding: `${space.s3} 1rem`,
        borderRadius: 0,
        borderInline: 0,
      },
    },
  },
  whenDark({ borderColor: color.lineStrong, background: color.surface }),
])
/** Before anything is chosen it waits at the end of the list. */
globalStyle(`${bar}:has([aria-disabled])`, { position: 'static' })
export const count = style({ marginInlineEnd: 'auto', fontWeight: 600 })
