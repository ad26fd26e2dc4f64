import { globalStyle, style } from '@vanilla-extract/css'
import { adminTheme } from '#renderer/admin/tokens.css.ts'
import { above, upTo } from '#renderer/theme/breakpoints.ts'
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
  flexDirection: 'row-reverse',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${space.s4}`,
  background: adminTheme.well,
  borderBottom: `1px solid ${color.line}`,
  '@media': { [upTo.phone]: { flexDirection: 'column', alignItems: 'stretch' } },
})
export const all = style({
  flex: 1,
  display: 'flex',
  alignItems: 'center',
  gap: space.s3,
  minHeight: '2.75rem',
  paddingInline: space.s5,
  cursor: 'pointer',
  fontWeight: 600,
  fontSize: '.875rem',
  selectors: { '&:has(:focus-visible)': { outline: `3px solid ${color.accent}`, outlineOffset: -3 } },
  '@media': { [upTo.phone]: { paddingInline: space.s4 } },
})
export const find = style({
  position: 'relative',
  width: '18rem',
  margin: `${space.s2} ${space.s5}`,
  '@media': { [upTo.phone]: { width: 'auto', margin: `${space.s3} ${space.s3} 0` } },
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
export const rows = style({})
globalStyle(`${rows} > li + li`, { borderTop: `1px solid ${color.line}` })
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) 15rem',
  alignItems: 'center',
  gap: `.25rem ${space.s3}`,
  minHeight: '3rem',
  padding: `${space.s2} ${space.s5}`,
  cursor: 'pointer',
  selectors: {
    '&:has(:checked)': { background: color.secondSoft },
    '&:has(:focus-visible)': { outline: `3px solid ${color.accent}`, outlineOffset: -3 },
  },
  '@media': { [upTo.phone]: { gridTemplateColumns: 'auto minmax(0, 1fr)', padding: space.s4 } },
})
export const title = style({ gridColumn: 2, fontWeight: 640, overflowWrap: 'anywhere', lineHeight: 1.35 })
export const state = style({
  display: 'grid',
  gridTemplateColumns: '6.5rem minmax(0, 1fr)',
  alignItems: 'center',
  gap: `.1rem ${space.s3}`,
  '@media': { [upTo.phone]: { display: 'flex', flexWrap: 'wrap', gridColumn: 2 } },
})
globalStyle(`${state} > :last-child`, { '@media': { [above.phone]: { textAlign: 'end' } } })
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
export const count = style({ marginInlineEnd: 'auto', fontWeight: 600 })
