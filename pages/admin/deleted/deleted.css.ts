import { globalStyle, style } from '@vanilla-extract/css'
import { above, upTo } from '#renderer/theme/breakpoints.ts'
import { vars } from '#renderer/theme/contract.css.ts'
import { stateDot, variant } from '#renderer/ui/studio/shared.css.ts'
import { adminTheme } from '#renderer/ui/studio/tokens.css.ts'

const { color, space } = vars

export const withoutScript = style({
  marginBottom: space.s4,
  '@media': { '(scripting: enabled)': { display: 'none' } },
})
/** Posts beside each other, each in its niche. */
export const shelf = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: space.s4,
  listStyle: 'none',
  '@media': { [upTo.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const short = style({ gridTemplateColumns: 'minmax(0, 1fr)' })
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // Text, state and buttons of neighbours stand on common lines
  gridTemplateRows: 'subgrid',
  gridRow: 'span 5',
  marginBottom: space.s4,
  border: `1px solid ${color.line}`,
  borderRadius: 20,
  background: adminTheme.pane,
  overflow: 'clip',
})
globalStyle(`${row} > *`, { marginInline: space.s5 })
/** An alcove; the picture stands on its floor. */
export const niche = style({
  display: 'grid',
  justifyItems: 'center',
  alignItems: 'end',
  padding: `${space.s6} ${space.s8} 0`,
  background: color.sand,
  '@media': { [upTo.phone]: { paddingInline: space.s5 } },
})
globalStyle(`${row} > ${niche}`, { margin: 0 })
// Beside the words
globalStyle(`${short} > ${row}`, {
  '@media': {
    [above.narrow]: {
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 8fr)',
      gridTemplateRows: 'repeat(3, auto) 1fr',
      gridRow: 'auto',
    },
  },
})
globalStyle(`${short} > ${row} > ${niche}`, {
  '@media': { [above.narrow]: { gridRow: '1 / -1', paddingInline: space.s6 } },
})
// Every second one the other way round
globalStyle(`${short} > ${row}:nth-child(even)`, {
  '@media': { [above.narrow]: { gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 7fr)' } },
})
globalStyle(`${short} > ${row}:nth-child(even) > *`, { '@media': { [above.narrow]: { gridColumn: 1 } } })
globalStyle(`${short} > ${row}:nth-child(even) > ${niche}`, {
  '@media': { [above.narrow]: { gridColumn: 2 } },
})
export const what = style({
  minWidth: 0,
  display: 'grid',
  alignContent: 'start',
  gap: '.2rem',
  paddingTop: space.s5,
  overflowWrap: 'anywhere',
})
export const title = style({})
globalStyle(`${what} > p`, { fontSize: '.875rem' })
globalStyle(`${row} ${title}`, { fontSize: '1.25rem', marginBottom: '.15rem' })
globalStyle(`${short} ${title}`, { '@media': { [above.narrow]: { fontSize: '1.5rem' } } })
globalStyle(`${short} ${what}`, {
  '@media': { [above.narrow]: { paddingBlock: `${space.s6} ${space.s5}` } },
})
export const address = style({ color: color.inkMuted, lineHeight: 1.5 })
export const taken = style({ display: 'block', color: adminTheme.onHintSoft })
export const state = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `.1rem ${space.s3}`,
  paddingBlock: `${space.s3} ${space.s4}`,
})
globalStyle(`${short} > ${row} > ${state}`, {
  '@media': {
    [above.narrow]: {
      paddingBlock: space.s5,
      borderTop: `1px solid ${color.line}`,
    },
  },
})
// It is not public now: the disc is hollow
globalStyle(`${state} ${stateDot.published}`, {
  background: 'none',
  border: `2px solid ${color.second}`,
})
export const as = style({ fontSize: '.875rem', lineHeight: 1.4 })
export const actions = style({
  display: 'flex',
  flexDirection: 'row-reverse',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s2,
  paddingBlock: space.s4,
  borderTop: `1px solid ${color.line}`,
})
globalStyle(`${short} > ${row} > ${actions}`, { '@media': { [above.narrow]: { paddingBlock: space.s5 } } })
// Its words end at the inner margin, not its ground
globalStyle(`${actions} > ${variant.ghost}`, { marginInlineEnd: '-.7rem' })
/** Takes no room until it speaks. */
export const outcome = style({ paddingBottom: space.s4, selectors: { '&:empty': { position: 'absolute' } } })
export const done = style({
  display: 'flex',
  alignItems: 'center',
  gap: '.4rem',
  color: color.second,
  fontWeight: 600,
  fontSize: '.875rem',
})
/** What the post looked like in the list, paler and within a dashed arch: it is not there now. */
export const cover = style({
  display: 'block',
  width: 'min(100%, 24rem)',
  aspectRatio: '16 / 10',
  // A half circle on two legs: half the width is 80 % of the height
  borderRadius: '50% 50% 0 0 / 80% 80% 0 0',
  borderBottom: `2px solid ${color.lineStrong}`,
  outline: `2px dashed ${color.lineStrong}`,
  // At its foot it stands on the line alone
  clipPath: 'inset(-2px -2px 0)',
  background: adminTheme.pane,
  overflow: 'clip',
  '@media': { [upTo.narrow]: { width: 'min(100%, 18rem)' } },
})
globalStyle(`${cover} > svg`, { opacity: 0.93 })
// No gap between the arch and what stands behind the counter
globalStyle(`${cover} .wall`, {
  transform: 'scaleX(1.15)',
  transformBox: 'fill-box',
  transformOrigin: 'center',
})
