import { globalStyle, style } from '@vanilla-extract/css'
import { above, upTo } from '#renderer/theme/breakpoints.ts'
import { vars } from '#renderer/theme/contract.css.ts'
import * as mix from '#renderer/ui/studio/mixins.ts'
import { avatar } from '#renderer/ui/studio/shared.css.ts'
import { adminTheme } from '#renderer/ui/studio/tokens.css.ts'

const { color, space } = vars

export const member = style({ padding: `${space.s4} ${space.s5}` })
globalStyle(`${member} ${avatar}`, mix.arch('2.75rem', '3.25rem'))
globalStyle(`${member} ${avatar}`, { fontSize: '1.125rem' })
export const roleForm = style({ display: 'flex', alignItems: 'end', gap: space.s2 })
globalStyle(`${roleForm} > div`, { flex: 1, minWidth: '8rem' })
export const foot = style(mix.spread(`0 ${space.s4}`))
globalStyle(`${foot} > :first-child::first-letter`, { textTransform: 'uppercase' })
/** Their labels, not their boxes, are aligned with the other text. */
export const more = style({ ...mix.cluster('0'), marginInline: '-.7rem' })
globalStyle(`${more} > :nth-child(2)`, { color: color.critical })
mix.within(above.large, {
  [`${member}${member}`]: { gridTemplateColumns: '2.75rem minmax(0, 1fr) 19rem 15rem' },
  [`${member} > ${roleForm}`]: { gridArea: '1 / 3 / 3', paddingInlineEnd: space.s5 },
  [`${member} > ${foot}`]: { display: 'grid', gridArea: '1 / 4 / 3' },
})
mix.within(upTo.large, {
  [`${member}${member}`]: { gridTemplateColumns: '2.75rem minmax(0, 1fr)', padding: space.s4 },
  [`${member} > :is(${roleForm}, ${foot})`]: { gridColumn: '1 / -1', marginTop: space.s3 },
  [`${member} > ${roleForm}`]: { maxWidth: '24rem' },
  [`${foot} > :first-child`]: { paddingBlock: space.s2 },
})

export const invite = style(mix.stackFromTop(space.s4))
export const link = style({ ...mix.stackFromTop(space.s4), padding: '1rem 1.5rem 1.5rem' })

export const roles = style({
  ...mix.columns('repeat(3, minmax(0, 1fr))', space.s2),
  border: 0,
  margin: 0,
  padding: 0,
  '@media': { [upTo.medium]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
globalStyle(`${roles} > legend`, { padding: 0, marginBottom: space.s2 })
export const choice = style({
  ...mix.columns('auto minmax(0, 1fr)', '.6rem'),
  alignItems: 'start',
  padding: '.75rem',
  border: `1px solid ${color.line}`,
  borderRadius: 12,
  background: adminTheme.pane,
  cursor: 'pointer',
  selectors: {
    '&:has(:checked)': { borderColor: color.accent, boxShadow: `inset 0 0 0 .5px ${color.accent}` },
  },
})
globalStyle(`${choice} > input`, { marginTop: '.2em' })
globalStyle(`${choice} > :nth-child(2)`, { ...mix.stackFromTop('.1rem'), textWrap: 'balance' })
