import { globalStyle, style } from '@vanilla-extract/css'
import { stateDot } from '#renderer/admin/shared.css.ts'
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
  gap: space.s4,
  listStyle: 'none',
  '@media': { [upTo.medium]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const row = style({
  display: 'grid',
  gridTemplateColumns: '10.5rem minmax(0, 1fr)',
  gridTemplateRows: 'auto auto 1fr',
  gap: `${space.s3} ${space.s5}`,
  paddingInlineEnd: space.s5,
  border: `1px solid ${color.line}`,
  borderRadius: 16,
  background: adminTheme.pane,
  overflow: 'clip',
  '@media': {
    [upTo.phone]: {
      gridTemplateColumns: '7rem minmax(0, 1fr)',
      columnGap: space.s4,
      paddingInlineEnd: 0,
    },
  },
})
globalStyle(`${row} > *`, {
  gridColumn: 2,
  // Under the picture and the title, over the whole width
  '@media': { [upTo.phone]: { gridColumn: '1 / -1', marginInline: space.s4 } },
})
/** The floor stands below the picture. */
export const niche = style({
  display: 'grid',
  alignItems: 'end',
  justifyItems: 'center',
  paddingTop: space.s5,
  background: `linear-gradient(${color.lineStrong}, ${color.lineStrong}) 0 calc(100% - 1.25rem) / 100% 2px no-repeat, ${color.secondSoft}`,
  paddingBottom: 'calc(1.25rem + 2px)',
})
globalStyle(`${row} > ${niche}`, {
  gridColumn: 1,
  gridRow: '1 / 5',
  '@media': { [upTo.phone]: { gridRow: 1, margin: 0 } },
})
export const what = style({
  minWidth: 0,
  paddingTop: space.s5,
  overflowWrap: 'anywhere',
  '@media': { [upTo.phone]: { paddingBlock: space.s4 } },
})
globalStyle(`${row} > ${what}`, { '@media': { [upTo.phone]: { gridColumn: 2, marginInlineStart: 0 } } })
export const title = style({})
export const address = style({ fontSize: adminTheme.meta, color: color.inkMuted, lineHeight: 1.5 })
export const taken = style({ display: 'block', color: adminTheme.onHintSoft })
export const state = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `.1rem ${space.s3}`,
})
// It is not public now
globalStyle(`${state} ${stateDot.published}`, {
  opacity: 0.5,
})
export const actions = style({
  display: 'flex',
  flexDirection: 'row-reverse',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  alignItems: 'end',
  alignSelf: 'end',
  gap: space.s1,
  paddingBottom: space.s5,
})
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
/** What the post looked like in the list, within the outline of an arch: it is not there now. */
export const cover = style({
  display: 'block',
  width: '8rem',
  aspectRatio: '1',
  borderRadius: '999px 999px 0 0',
  outline: `1.5px dashed ${color.lineStrong}`,
  outlineOffset: -1,
  overflow: 'clip',
  filter: 'saturate(.6)',
  '@media': { [upTo.phone]: { width: '5.5rem' } },
})
