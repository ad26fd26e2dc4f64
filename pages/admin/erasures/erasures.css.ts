import { globalStyle, style } from '@vanilla-extract/css'
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

/** Receipts, and at the foot of the window the room that they are from. */
export const screen = style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: `calc(100dvh - ${adminTheme.barHeight})`,
  '@media': { [upTo.phone]: { minHeight: `calc(100dvh - ${adminTheme.barHeight} - 4.5rem)` } },
})
/** From edge to edge, with the middle of the drawing in the middle; on phones from the gap in the shelf on. */
export const floor = style({
  marginTop: 'auto',
  overflow: 'clip',
  // Its ground goes on below the dock
  '@media': { [upTo.phone]: { marginBottom: '-4.5rem', paddingBottom: '4.5rem' } },
})
globalStyle(`${floor} > svg`, {
  display: 'block',
  width: '90rem',
  height: '20rem',
  marginInlineStart: 'calc(50% - 45rem)',
  '@media': { [upTo.phone]: { width: '63rem', height: '14rem', marginInlineStart: '-14rem' } },
})

export const list = style({ display: 'grid', gap: '2.375rem', listStyle: 'none' })
/** Around the mask of a slip: its outline, which follows the torn edge. */
export const edge = style({
  filter: ['0 1.5px', '1px 0', '-1px 0', '0 -1px']
    .map((side) => `drop-shadow(${side} 0 ${color.lineStrong})`)
    .join(' '),
})
/** Torn off at its foot. */
export const slip = style({
  display: 'grid',
  gridTemplateColumns: '13.5rem minmax(0, 1fr)',
  paddingBottom: '.5rem',
  borderRadius: '16px 16px 0 0',
  background: adminTheme.pane,
  mask: 'conic-gradient(from -45deg at 50% 100%, #000 90deg, #0000 0) 50% 100% / 1rem .5rem round no-repeat, linear-gradient(#000 0 0) 0 0 / 100% calc(100% - .44rem) no-repeat',
  '@media': {
    [upTo.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    '(forced-colors: active)': { border: '1px solid CanvasText' },
  },
})
/** It is torn off along its side, on phones along its foot. */
export const stub = style({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'auto auto 1fr',
  alignContent: 'start',
  justifyItems: 'start',
  gap: '.5rem',
  padding: `${space.s5} ${space.s5} ${space.s6}`,
  // Down into the teeth
  marginBottom: '-.5rem',
  background: color.secondSoft,
  // Clear of both edges
  '::after': {
    content: '',
    position: 'absolute',
    insetInlineEnd: -1,
    insetBlock: '.75rem 1.25rem',
    borderInlineEnd: `2px dashed ${color.lineStrong}`,
  },
  '@media': {
    [upTo.phone]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gridTemplateRows: 'auto 1fr',
      margin: 0,
      padding: `${space.s4} ${space.s4} ${space.s3}`,
      '::after': {
        insetInline: '.75rem',
        insetBlock: 'auto -1px',
        borderInlineEnd: 0,
        borderBottom: `2px dashed ${color.lineStrong}`,
      },
    },
  },
})
export const stamp = style({})
globalStyle(`${stub} > ${stamp}`, {
  alignSelf: 'end',
  justifySelf: 'center',
  width: '9.5rem',
  marginTop: space.s3,
  '@media': { [upTo.phone]: { gridArea: '1 / 2 / 3', width: '5.5rem', margin: 0 } },
})
export const when = style({
  font: `680 1.375rem/1.2 ${font.display}`,
  letterSpacing: '-.012em',
  fontVariantNumeric: 'tabular-nums',
})
globalStyle(`${when} > time`, { display: 'block' })
globalStyle(`${when} > time::first-letter`, { textTransform: 'uppercase' })
export const state = style({ alignSelf: 'start' })
export const body = style({
  display: 'grid',
  alignContent: 'start',
  gap: space.s3,
  minWidth: 0,
  padding: `${space.s5} ${space.s6}`,
  overflowWrap: 'anywhere',
  '@media': { [upTo.phone]: { padding: space.s4 } },
})
export const title = style({})
globalStyle(`${body} > ${title}`, { fontSize: '1.125rem', lineHeight: 1.3 })
/** Names and values stand in common columns, from receipt to receipt. */
export const facts = style({ display: 'grid', borderTop: `1px solid ${color.line}` })
export const fact = style({
  display: 'grid',
  gridTemplateColumns: '10rem minmax(0, 1fr)',
  columnGap: space.s4,
  paddingBlock: '.5rem',
  borderBottom: `1px solid ${color.line}`,
  textWrap: 'pretty',
  '@media': { [upTo.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
/** Before the others, as it is not done yet. */
export const toDo = style({
  display: 'grid',
  gap: '.125rem',
  marginBlock: space.s3,
  padding: `${space.s3} ${space.s4}`,
  borderRadius: radius.small,
  background: color.accentSoft,
  textWrap: 'pretty',
})
export const toDoName = style({
  display: 'flex',
  gap: '.5rem',
  fontWeight: 650,
  color: color.onAccentSoft,
})
globalStyle(`${toDoName} > svg`, { marginTop: '.18em' })
export const factName = style({ fontSize: '.875rem', lineHeight: 1.6, color: color.inkMuted })
export const notes = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `.25rem ${space.s4}`,
})
export const pages = style({ display: 'flex', gap: space.s3, marginTop: space.s5 })
