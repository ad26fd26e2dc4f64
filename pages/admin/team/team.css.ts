import { globalStyle, style } from '@vanilla-extract/css'
import { above, upTo } from '#renderer/theme/breakpoints.ts'
import { vars } from '#renderer/theme/contract.css.ts'
import * as mix from '#renderer/ui/studio/mixins.ts'
import { avatar } from '#renderer/ui/studio/shared.css.ts'
import { adminTheme } from '#renderer/ui/studio/tokens.css.ts'

const { color, space } = vars

/** Who it is, the role, and how they get in; below each other where there is no room. */
export const member = style({ padding: `${space.s4} ${space.s5}` })
globalStyle(`${member} ${avatar}`, mix.arch('2.75rem', '3.25rem'))
globalStyle(`${member} ${avatar}`, { fontSize: '1.125rem' })
export const roleForm = style({ display: 'flex', alignItems: 'end', gap: space.s2 })
globalStyle(`${roleForm} > div`, { flex: 1, minWidth: '8rem' })
/** When they were here; a new way in, and the way out. */
export const foot = style(mix.spread(`0 ${space.s4}`))
globalStyle(`${foot} > :first-child::first-letter`, { textTransform: 'uppercase' })
/** Their words end or begin where the others do. */
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

/** A ticket: on its stub what it is for, beside it what it is made of. */
export const inviteCard = style({
  ...mix.panel,
  ...mix.columns('17rem minmax(0, 1fr)', '0'),
  overflow: 'clip',
  '@media': {
    [upTo.medium]: { gridTemplateColumns: '13rem minmax(0, 1fr)' },
    [upTo.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})
export const stub = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  gap: space.s2,
  padding: space.s6,
  background: color.secondSoft,
  border: `0 dashed ${color.lineStrong}`,
  borderInlineEndWidth: 2,
  textWrap: 'pretty',
  '@media': {
    [upTo.medium]: { padding: space.s5 },
    [upTo.phone]: {
      ...mix.columns('minmax(0, 1fr) 8rem', `${space.s2} ${space.s4}`),
      gridTemplateRows: 'auto 1fr',
      padding: space.s4,
      borderWidth: '0 0 2px',
    },
  },
})
globalStyle(`${stub} > h2`, { fontSize: '1.375rem' })
mix.within(upTo.phone, { [`${stub} > svg`]: { gridArea: '1 / 2 / 3', alignSelf: 'center' } })
export const inviteBody = style({
  ...mix.stackFromTop('.75rem'),
  padding: space.s6,
  '@media': { [upTo.medium]: { padding: space.s5 }, [upTo.phone]: { padding: space.s4 } },
})
export const invite = style(mix.stackFromTop(space.s4))
/** As wide as the fields on phones. */
export const submit = style({ '@media': { [upTo.narrow]: { flex: 1 } } })
/** Invitations that nobody has used, each a card. */
export const open = style({ display: 'grid', gap: space.s2 })
globalStyle(`${open} > li`, { border: `1px solid ${color.line}`, borderRadius: 12 })
export const link = style({ ...mix.stackFromTop(space.s4), padding: '1rem 1.5rem 1.5rem' })

export const roles = style({
  ...mix.columns('repeat(3, minmax(0, 1fr))', space.s2),
  border: 0,
  margin: 0,
  padding: 0,
  '@media': { [upTo.medium]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
globalStyle(`${roles} > legend`, { padding: 0, marginBottom: space.s2 })
/** A role: its name, what it is for, and below the doors of the studio that it opens. */
export const choice = style({
  ...mix.columns('auto minmax(0, 1fr)', '.6rem'),
  gridTemplateRows: '1fr auto',
  alignItems: 'start',
  padding: '.75rem',
  border: `1px solid ${color.line}`,
  borderRadius: 12,
  background: adminTheme.pane,
  cursor: 'pointer',
  selectors: {
    '&:has(:checked)': { borderColor: color.accent, boxShadow: `inset 0 0 0 .5px ${color.accent}` },
  },
  '@media': { [upTo.medium]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto', gridTemplateRows: 'auto' } },
})
globalStyle(`${choice} > input`, { marginTop: '.2em' })
globalStyle(`${choice} > :nth-child(2)`, { ...mix.stackFromTop('.1rem'), textWrap: 'balance' })
export const doors = style({
  display: 'flex',
  gap: '.375rem',
  gridColumn: 2,
  '@media': { [upTo.medium]: { gridColumn: 3, gridRow: 1, alignSelf: 'center' } },
})
const door = { ...mix.arch('1.75rem', '2rem'), border: '1.5px dashed' } as const
export const closedDoor = style({ ...door, borderColor: color.lineStrong })
/** With a sign. */
export const openDoor = style({
  ...door,
  border: `1.5px solid ${color.second}`,
  background: color.secondSoft,
  color: color.onSecondSoft,
})
globalStyle(`${openDoor} > svg`, mix.square('1rem'))
