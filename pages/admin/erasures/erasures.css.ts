import { globalStyle, style } from '@vanilla-extract/css'
import { ring } from '#renderer/admin/shared.css.ts'
import { adminTheme } from '#renderer/admin/tokens.css.ts'
import { upTo } from '#renderer/theme/breakpoints.ts'
import { vars } from '#renderer/theme/contract.css.ts'
import { whenDark } from '#renderer/ui/when-dark.ts'

const { color, font, radius, space } = vars

/** Down to the foot of the window; the scene stands on it. */
export const empty = style([
  {
    display: 'grid',
    gridTemplateRows: 'auto auto 1fr',
    justifyItems: 'center',
    minHeight: 'calc(100dvh - 18.5rem)',
    paddingTop: space.s10,
    borderRadius: radius.large,
    background: color.sand,
    textAlign: 'center',
    overflow: 'clip',
    '@media': { [upTo.phone]: { minHeight: 'calc(100dvh - 23rem)', paddingTop: space.s8 } },
  },
  whenDark({ background: color.sunk, boxShadow: `inset 0 0 0 1px ${color.line}` }),
])
export const emptyTitle = style({})
globalStyle(`${empty} > ${emptyTitle}`, { fontSize: '1.75rem' })
export const emptyText = style({
  maxWidth: '32rem',
  marginTop: space.s2,
  paddingInline: space.s5,
  color: color.inkMuted,
  fontSize: '1.0625rem',
  textWrap: 'balance',
})
globalStyle(`${empty} > svg`, {
  alignSelf: 'end',
  width: '100%',
  height: '21.25rem',
  marginTop: space.s6,
  '@media': { [upTo.phone]: { height: '16rem' } },
})

export const list = style({ display: 'grid', gap: space.s4, listStyle: 'none' })
/** Torn off at its foot. */
export const slip = style({
  display: 'grid',
  gridTemplateColumns: '12.5rem minmax(0, 1fr)',
  padding: `${space.s5} 0 calc(${space.s5} + .5rem)`,
  borderRadius: '16px 16px 0 0',
  background: adminTheme.pane,
  mask: 'conic-gradient(from -45deg at 50% 100%, #000 90deg, #0000 0) 50% 100% / 1rem .5rem repeat-x, linear-gradient(#000 0 0) 0 0 / 100% calc(100% - .49rem) no-repeat',
  '@media': {
    [upTo.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    '(forced-colors: active)': { border: '1px solid CanvasText' },
  },
})
export const stub = style({
  display: 'grid',
  alignContent: 'start',
  paddingInline: space.s5,
  borderInlineEnd: `2px dashed ${color.lineStrong}`,
  '@media': {
    [upTo.phone]: {
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      columnGap: space.s4,
      marginInline: space.s4,
      padding: `0 0 ${space.s4}`,
      border: 0,
      borderBottom: `2px dashed ${color.lineStrong}`,
    },
  },
})
export const stamp = style({
  display: 'grid',
  placeItems: 'center',
  width: '3rem',
  height: '3rem',
  marginBottom: space.s3,
  borderRadius: '99px 99px 8px 8px',
  border: `2px dashed ${color.lineStrong}`,
  '@media': { [upTo.phone]: { gridRow: '1 / 3', margin: 0 } },
})
export const stamped = style([
  { border: 0, background: color.secondSoft, color: color.second },
  whenDark({ boxShadow: ring }),
])
globalStyle(`${stamp} > svg`, { width: '1.5rem', height: '1.5rem' })
export const when = style({ font: `690 1.0625rem/1.3 ${font.display}` })
globalStyle(`${when} > time`, { display: 'block' })
globalStyle(`${when} > time::first-letter`, { textTransform: 'uppercase' })
export const state = style({ fontSize: '.875rem', fontWeight: 600, color: adminTheme.onHintSoft })
export const done = style({ color: color.second })
export const body = style({
  display: 'grid',
  gap: space.s3,
  minWidth: 0,
  paddingInline: space.s6,
  overflowWrap: 'anywhere',
  '@media': { [upTo.phone]: { padding: `${space.s4} ${space.s4} 0` } },
})
/** Names and values stand in common columns, from receipt to receipt. */
export const facts = style({ display: 'grid', borderTop: `1px solid ${color.line}` })
export const fact = style({
  display: 'grid',
  gridTemplateColumns: '10rem minmax(0, 1fr)',
  columnGap: space.s4,
  paddingBlock: '.5rem',
  borderBottom: `1px solid ${color.line}`,
  '@media': { [upTo.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const factName = style({ fontSize: '.875rem', lineHeight: 1.6, color: color.inkMuted })
export const notes = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `.25rem ${space.s4}`,
})
export const pages = style({ display: 'flex', gap: space.s3, marginTop: space.s5 })
