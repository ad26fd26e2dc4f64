import { globalStyle, style } from '@vanilla-extract/css'
import { upTo } from '#renderer/theme/breakpoints.ts'
import { vars } from '#renderer/theme/contract.css.ts'
import * as mix from '#renderer/ui/studio/mixins.ts'
import { details, field } from '#renderer/ui/studio/shared.css.ts'
import { adminTheme } from '#renderer/ui/studio/tokens.css.ts'

const { color, space } = vars

const bare = { minWidth: 0, margin: 0, padding: 0, border: 0 } as const

export const tabs = style({ marginBottom: space.s5 })
export const form = style(mix.stackFromTop(space.s5))
export const fields = style({ ...mix.stackFromTop(space.s4), ...bare, paddingTop: space.s2 })
export const columns = style({
  ...mix.columns('repeat(2, minmax(0, 1fr))', `${space.s4} ${space.s5}`),
  alignItems: 'start',
  '@media': { [upTo.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const sides = style([columns])
export const pair = style({ ...mix.stackFromTop('.35rem'), ...bare })
export const number = style({ ...mix.stackFromTop('.2rem'), justifyItems: 'start', maxWidth: '16rem' })
globalStyle(`${pair} > legend`, { padding: 0 })
globalStyle(`${pair} label`, { fontWeight: 500, color: color.inkMuted })
globalStyle(`${pair} > button`, { justifySelf: 'start' })

export const rows = style(mix.stackFromTop(space.s4))
export const row = style({
  ...mix.stackFromTop(space.s3),
  ...mix.framed(12),
  minWidth: 0,
  margin: 0,
  padding: space.s4,
})
globalStyle(`${row} > legend`, { paddingInline: '.4rem', marginInlineStart: '-.4rem', fontWeight: 600 })
export const rowActions = style({ ...mix.cluster(space.s2), justifyContent: 'flex-end' })
export const add = style({ justifySelf: 'start' })
export const apart = style({ ...mix.stackFromTop(space.s3), paddingTop: space.s4, borderTop: mix.line })
globalStyle(`${apart} > button`, { justifySelf: 'start' })

export const tick = style(mix.columns('auto minmax(0, 1fr)', '.1rem .6rem'))
globalStyle(`${tick} > p`, { gridColumn: 2 })
export const days = style(mix.cluster('.35rem .9rem'))
export const times = style({ ...mix.cluster(`${space.s3} ${space.s4}`), alignItems: 'end' })
globalStyle(`${times} > ${field}`, { flex: '0 1 9rem' })
export const closed = style({ minHeight: adminTheme.controlHeight })
globalStyle(`:is(${tick}, ${days}, ${times}) input[type=checkbox]`, {
  ...mix.square('1.125rem'),
  margin: 0,
  accentColor: color.accent,
})
globalStyle(`:is(${days} > label, ${closed})`, { ...mix.labelled('.45rem'), minHeight: '2.25rem' })
globalStyle(`${tick} > input`, { marginTop: '.2rem' })

export const offer = style([details, mix.framed(12)])
globalStyle(`${offer} > summary`, {
  ...mix.columns('minmax(0, 1fr) auto auto', `.1rem ${space.s3}`),
  alignItems: 'center',
  padding: `${space.s3} ${space.s4}`,
  minHeight: '2.75rem',
  borderRadius: 12,
})
globalStyle(`${offer} > summary > b`, { ...mix.anyWords, fontWeight: 600 })
globalStyle(`${offer} > summary > svg`, { transition: 'rotate .15s' })
globalStyle(`${offer}[open] > summary > svg`, { rotate: '180deg' })
globalStyle(`${offer} > div`, { padding: `0 ${space.s4} ${space.s4}` })
mix.within(upTo.phone, {
  [`${offer} > summary`]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
  [`${offer} > summary > span`]: { gridArea: '2 / 1' },
  [`${offer} > summary > svg`]: { gridArea: '1 / 2 / 3' },
})

export const picture = style({
  ...mix.columns('7rem minmax(0, 1fr)', `.35rem ${space.s4}`),
  alignItems: 'start',
})
globalStyle(`${picture} > span`, { gridColumn: '1 / -1' })
export const pictureBox = style({
  ...mix.framed(12),
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '1',
  overflow: 'clip',
  background: adminTheme.well,
  color: color.inkMuted,
})
globalStyle(`${pictureBox} > img`, { width: '100%', height: '100%', objectFit: 'cover' })
globalStyle(`${pictureBox} > svg`, mix.square('1.75rem'))
export const pictureSide = style(mix.stackFromTop(space.s3))

export const differences = style(
  mix.tinted(adminTheme.hintSoft, adminTheme.onHintSoft, {
    ...mix.stackFromTop(space.s3),
    padding: space.s5,
  }),
)
globalStyle(`${differences} :is(p, label)`, { color: 'inherit' })

export const saveBar = style({
  ...mix.row(space.s3),
  position: 'sticky',
  bottom: 0,
  zIndex: 20,
  marginInline: `calc(-1 * ${space.s2})`,
  padding: `${space.s3} ${space.s2}`,
  background: color.paper,
  borderTop: mix.line,
  '@media': { [upTo.phone]: { bottom: 'calc(3.8rem + env(safe-area-inset-bottom))' } },
})
globalStyle(`${saveBar} > p`, { flex: 1, minWidth: 0 })
// Keeps the focused element clear of the bar
globalStyle(`html:has(${saveBar})`, {
  scrollPaddingBottom: '5rem',
  '@media': { [upTo.phone]: { scrollPaddingBottom: '9rem' } },
})

export const colour = style({ ...mix.columns('3rem minmax(0, 20rem)', space.s3), alignItems: 'start' })
globalStyle(`${colour} > input`, {
  ...mix.framed(10),
  width: '3rem',
  height: adminTheme.controlHeight,
  // Aligned with the field beside it, below its label
  marginTop: '1.5rem',
  padding: 3,
  background: 'none',
  cursor: 'pointer',
})
export const preview = style({ ...mix.stackFromTop(space.s3), justifyItems: 'start' })
globalStyle(
  `${preview} > iframe`,
  mix.framed(12, { width: '100%', height: '26rem', background: color.paper }),
)
