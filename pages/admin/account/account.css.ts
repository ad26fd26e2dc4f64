import { globalStyle, style } from '@vanilla-extract/css'
import { above, upTo } from '#renderer/theme/breakpoints.ts'
import { vars } from '#renderer/theme/contract.css.ts'
import * as mix from '#renderer/ui/studio/mixins.ts'
import { avatar, details, ring } from '#renderer/ui/studio/shared.css.ts'

const { color, space } = vars

/** The accent colour lacks contrast on its background. */
export const notice = style({
  display: 'flex',
  gap: '.6rem',
  padding: '.75rem 1rem',
  border: `1px solid ${color.second}`,
  borderRadius: 12,
  background: color.secondSoft,
  color: color.onSecondSoft,
})
globalStyle(`${notice}[role=alert]`, {
  borderColor: color.critical,
  background: color.criticalSoft,
  color: color.ink,
})
globalStyle(`${notice} > svg`, { ...mix.square('1.25rem'), marginTop: '.1em' })
globalStyle(`${notice} a`, { fontWeight: 600, textUnderlineOffset: '.22em' })

export const head = style({
  ...mix.columns('auto minmax(0, 1fr) auto', `0 ${space.s4}`),
  alignItems: 'center',
  '@media': { [above.phone]: { paddingTop: space.s4 } },
})
globalStyle(`${head} > ${avatar}`, {
  ...mix.arch('4rem', '4.5rem'),
  gridRow: '1 / 3',
  fontSize: '1.5rem',
  boxShadow: ring,
})
globalStyle(`${head}${head} > h1`, { ...mix.anyWords, alignSelf: 'end', fontSize: '1.75rem' })
globalStyle(`${head} > p`, { ...mix.anyWords, alignSelf: 'start', color: color.inkMuted })
globalStyle(`${head} > form`, { gridArea: '1 / 3 / 3' })
mix.within(upTo.phone, {
  [`${head} > ${avatar}`]: { ...mix.arch('3rem', '3.5rem'), alignSelf: 'start', fontSize: '1.125rem' },
  [`${head} > p`]: { gridColumn: '2 / -1' },
  [`${head} > form`]: { gridRow: 1, marginBottom: space.s2 },
})

export const sessionsEnd = style({ ...mix.spread(space.s2), alignItems: 'start' })
globalStyle(`${sessionsEnd} > form:only-child`, { marginInlineStart: 'auto' })
globalStyle(`${sessionsEnd} > details[open]`, { flexBasis: '100%' })
export const more = style([details])
globalStyle(`${more}[open] > summary`, { marginBottom: space.s5 })
/** Borderless, so their text, not their box, is aligned to the edge. */
export const moreLink = style({ marginInlineStart: '-.7rem' })
export const end = style({ marginInlineEnd: '-.7rem' })
export const session = style({})
mix.within(above.phone, {
  [`${session}${session}`]: {
    gridTemplateColumns: '2.5rem minmax(0, 2fr) minmax(0, 3fr) minmax(7rem, auto)',
  },
  [`${session} > :nth-child(n + 2)`]: { gridRow: '1 / 3', gridColumn: 'auto', alignSelf: 'center' },
})
