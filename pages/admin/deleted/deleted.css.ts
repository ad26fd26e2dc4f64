import { globalStyle, type StyleRule, style } from '@vanilla-extract/css'
import { above, upTo } from '#renderer/theme/breakpoints.ts'
import { vars } from '#renderer/theme/contract.css.ts'
import {
  cluster,
  columns,
  framed,
  row as inRow,
  line,
  stack,
  unlessScripted,
} from '#renderer/ui/studio/mixins.ts'
import { stateDot, variant } from '#renderer/ui/studio/shared.css.ts'
import { adminTheme } from '#renderer/ui/studio/tokens.css.ts'

const { color, space } = vars

export const withoutScript = style({ marginBottom: space.s4, ...unlessScripted })
/** Posts beside each other, each in its niche. */
export const shelf = style(
  columns('repeat(2, minmax(0, 1fr))', `0 ${space.s4}`, {
    listStyle: 'none',
    '@media': { [upTo.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
)
/** One or two, each as wide as the page, with its picture beside the words. */
export const short = style({ gridTemplateColumns: 'minmax(0, 1fr)' })
const inShort = (selector: string, { selectors: _, ...rules }: StyleRule) =>
  globalStyle(`${short} > ${selector}`, { '@media': { [above.narrow]: rules } } as object)
export const row = style(
  framed(20, {
    ...stack('0'),
    // Text, state and buttons of neighbours stand on common lines
    gridTemplateRows: 'subgrid',
    gridRow: 'span 5',
    marginBottom: space.s4,
    background: adminTheme.pane,
    overflow: 'clip',
  }),
)
globalStyle(`${row} > *`, { marginInline: space.s5 })
inShort(row, {
  gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 8fr)',
  gridTemplateRows: 'repeat(3, auto) 1fr',
  gridRow: 'auto',
})
/** An alcove; the picture stands on its floor. */
export const niche = style({
  display: 'grid',
  placeItems: 'end center',
  padding: `${space.s6} ${space.s5} 0`,
  background: color.sand,
})
globalStyle(`${row} > ${niche}`, { margin: 0 })
inShort(`${row} > ${niche}`, { gridRow: '1 / -1' })
// Every second one the other way round
inShort(`${row}:nth-child(even)`, { gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 7fr)' })
inShort(`${row}:nth-child(even) > *`, { gridColumn: 1 })
inShort(`${row}:nth-child(even) > ${niche}`, { gridColumn: 2 })
export const what = style(
  stack('.2rem', { alignContent: 'start', paddingTop: space.s5, overflowWrap: 'anywhere' }),
)
globalStyle(`${what} > p`, { fontSize: '.875rem' })
globalStyle(`${row} ${what} > h2`, { fontSize: '1.25rem', marginBottom: '.15rem' })
inShort(`${row} ${what} > h2`, { fontSize: '1.5rem' })
inShort(`${row} > ${what}`, { paddingBlock: `${space.s6} ${space.s5}` })
export const address = style({ color: color.inkMuted, lineHeight: 1.5 })
export const taken = style({ display: 'block', color: adminTheme.onHintSoft })
export const state = style(
  cluster(`.1rem ${space.s3}`, { alignItems: 'baseline', paddingBlock: `${space.s3} ${space.s4}` }),
)
inShort(`${row} > ${state}`, { paddingBlock: space.s5, borderTop: line })
// It is not public now: the disc is hollow
globalStyle(`${state} ${stateDot.published}`, { background: 'none', border: `2px solid ${color.second}` })
export const as = style({ fontSize: '.875rem', lineHeight: 1.4 })
export const actions = style(
  cluster(space.s2, {
    flexDirection: 'row-reverse',
    justifyContent: 'space-between',
    paddingBlock: space.s4,
    borderTop: line,
  }),
)
inShort(`${row} > ${actions}`, { paddingBlock: space.s5 })
// Its words end at the inner margin, not its ground
globalStyle(`${actions} > ${variant.ghost}`, { marginInlineEnd: '-.7rem' })
/** Takes no room until it speaks. */
export const outcome = style({ paddingBottom: space.s4, selectors: { '&:empty': { position: 'absolute' } } })
export const done = style(inRow('.4rem', { color: color.second, fontWeight: 600, fontSize: '.875rem' }))
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
