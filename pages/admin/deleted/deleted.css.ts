import { globalStyle, style } from '@vanilla-extract/css'
import { stateDot, variant } from '#renderer/admin/shared.css.ts'
import { adminTheme } from '#renderer/admin/tokens.css.ts'
import { upTo } from '#renderer/theme/breakpoints.ts'
import { vars } from '#renderer/theme/contract.css.ts'

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
/** An alcove whose floor runs through below the picture. */
export const niche = style({
  display: 'grid',
  justifyItems: 'center',
  padding: `${space.s6} ${space.s8} calc(${space.s5} + 2px)`,
  background: `linear-gradient(${color.lineStrong}, ${color.lineStrong}) 0 calc(100% - ${space.s5}) / 100% 2px no-repeat, ${color.secondSoft}`,
  '@media': { [upTo.phone]: { paddingInline: space.s5 } },
})
globalStyle(`${row} > ${niche}`, { margin: 0 })
export const what = style({
  minWidth: 0,
  display: 'grid',
  alignContent: 'start',
  gap: '.2rem',
  paddingTop: space.s5,
  overflowWrap: 'anywhere',
})
export const title = style({})
globalStyle(`${row} ${title}`, { fontSize: '1.25rem', marginBottom: '.15rem' })
export const address = style({ fontSize: adminTheme.meta, color: color.inkMuted, lineHeight: 1.5 })
export const taken = style({ display: 'block', color: adminTheme.onHintSoft })
export const state = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `.1rem ${space.s3}`,
  paddingBlock: `${space.s3} ${space.s4}`,
})
// It is not public now: the disc is hollow
globalStyle(`${state} ${stateDot.published}`, {
  background: 'none',
  border: `2px solid ${color.second}`,
})
/** The one that is seen as soon as the post is back. */
export const atOnce = style({ color: color.ink, fontSize: adminTheme.meta, fontWeight: 600 })
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
  outline: `2px dashed ${color.lineStrong}`,
  outlineOffset: -1,
  background: adminTheme.pane,
  overflow: 'clip',
  '@media': { [upTo.phone]: { width: 'min(100%, 16rem)' } },
})
globalStyle(`${cover} > svg`, { opacity: 0.72 })
