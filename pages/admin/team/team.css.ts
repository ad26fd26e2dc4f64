import { globalStyle, style } from '@vanilla-extract/css'
import { above, upTo } from '#renderer/theme/breakpoints.ts'
import { vars } from '#renderer/theme/contract.css.ts'
import { avatar, meta } from '#renderer/ui/studio/shared.css.ts'
import { adminTheme } from '#renderer/ui/studio/tokens.css.ts'

const { color, space } = vars
const between = `${above.phone} and ${upTo.large}`

/** A sheet of one row a member; cards where the window is too small for that. */
export const members = style({
  '@media': {
    [upTo.large]: { gap: space.s4 },
    [between]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [above.large]: {
      gap: 0,
      border: `1px solid ${color.line}`,
      borderRadius: 16,
      background: adminTheme.pane,
      overflow: 'clip',
    },
  },
})
export const member = style({
  padding: 0,
  columnGap: '.75rem',
  overflow: 'clip',
  '@media': { [above.large]: { padding: `${space.s4} ${space.s5}`, border: 0, overflow: 'visible' } },
})
globalStyle(`${member}${member}`, {
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  '@media': { [above.large]: { gridTemplateColumns: 'auto minmax(0, 1fr) 19rem 15rem' } },
})
globalStyle(`${member} + ${member}${member}`, {
  '@media': { [above.large]: { borderTop: `1px solid ${color.line}`, borderRadius: 0 } },
})
globalStyle(`${member} > :nth-child(-n + 2)`, { '@media': { [upTo.large]: { marginTop: space.s4 } } })
/** One without a neighbour has the whole width, its role beside the name. */
const alone = `${member}:last-child:nth-child(odd)`
globalStyle(alone, { '@media': { [between]: { gridColumn: '1 / -1' } } })
/** Who it is, as an arch in the size of the two lines beside it. */
export const face = style({
  gridRow: '1 / 3',
  alignSelf: 'end',
  '@media': { [upTo.large]: { marginInlineStart: space.s4 }, [above.large]: { alignSelf: 'center' } },
})
globalStyle(`${face} > ${avatar}`, { width: '2.75rem', height: '3.25rem', fontSize: '1.125rem' })
export const roleForm = style({
  display: 'flex',
  gap: space.s2,
  alignItems: 'end',
  '@media': {
    [upTo.large]: { gridColumn: '1 / 4', gridRow: 3, padding: `${space.s4} ${space.s4} 0` },
    [above.large]: { gridColumn: 3, gridRow: '1 / 3', paddingInlineEnd: space.s5 },
  },
  selectors: {
    [`${alone} > &`]: {
      '@media': { [between]: { gridColumn: 3, gridRow: '1 / 3', paddingInlineStart: 0 } },
    },
  },
})
export const select = style({ display: 'grid', gap: '.35rem', flex: 1, minWidth: '8rem' })
/** How they get in and when they were here; a new way in, and the way out. */
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${space.s4}`,
  '@media': {
    [upTo.large]: {
      gridColumn: '1 / 4',
      marginTop: space.s4,
      padding: `.35rem ${space.s4}`,
      borderTop: `1px solid ${color.line}`,
    },
    [above.large]: { gridColumn: 4, gridRow: '1 / 3', display: 'grid' },
  },
})
// On phones every card has them below each other
globalStyle(`${foot} > .${meta}`, {
  '@media': { [upTo.large]: { paddingBlock: '.5rem' }, [upTo.narrow]: { flexBasis: '100%' } },
})
globalStyle(`${foot} > .${meta}::first-letter`, { textTransform: 'uppercase' })
export const more = style({
  display: 'flex',
  flexWrap: 'wrap',
  marginInline: '-.7rem',
})
/** It takes somebody away. */
export const remove = style({ color: color.critical })
/** A ticket: on its stub what it is for, beside it what it is made of. */
export const inviteCard = style({
  display: 'grid',
  gridTemplateColumns: '17rem minmax(0, 1fr)',
  border: `1px solid ${color.line}`,
  borderRadius: 16,
  background: adminTheme.pane,
  overflow: 'clip',
  '@media': {
    [upTo.medium]: { gridTemplateColumns: '13rem minmax(0, 1fr)' },
    [upTo.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})
export const stub = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  alignContent: 'start',
  gap: space.s2,
  padding: space.s6,
  background: color.secondSoft,
  borderInlineEnd: `2px dashed ${color.lineStrong}`,
  textWrap: 'pretty',
  '@media': {
    [upTo.medium]: { padding: space.s5 },
    [upTo.phone]: {
      gridTemplateColumns: 'minmax(0, 1fr) 8rem',
      gridTemplateRows: 'auto 1fr',
      columnGap: space.s4,
      padding: space.s4,
      borderInlineEnd: 0,
      borderBottom: `2px dashed ${color.lineStrong}`,
    },
  },
})
globalStyle(`${stub} > h2`, { fontSize: '1.375rem' })
globalStyle(`${stub} > svg`, {
  display: 'block',
  '@media': { [upTo.phone]: { gridArea: '1 / 2 / 3', alignSelf: 'center' } },
})
export const inviteBody = style({
  display: 'grid',
  gap: '.75rem',
  alignContent: 'start',
  minWidth: 0,
  padding: space.s6,
  '@media': { [upTo.medium]: { padding: space.s5 }, [upTo.phone]: { padding: space.s4 } },
})
/** Wider than a form of an account: the roles stand side by side. */
export const invite = style({ maxWidth: 'none' })
/** As wide as the fields on phones. */
export const submit = style({ '@media': { [upTo.narrow]: { flex: 1 } } })
export const roles = style({
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  '@media': { [upTo.medium]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const link = style({ display: 'grid', gap: space.s4, padding: '1rem 1.5rem 1.5rem' })
globalStyle(`${roles} > label`, { gap: '.6rem', padding: '.75rem', gridTemplateRows: '1fr auto' })
globalStyle(`${roles} .${meta}`, { textWrap: 'balance' })
/** The doors of the studio: those that a role opens have a sign. */
export const doors = style({
  display: 'flex',
  gap: '.375rem',
  gridColumn: 2,
  '@media': {
    [upTo.medium]: { gridColumn: 3, gridRow: 1, alignSelf: 'center', marginInlineStart: space.s3 },
  },
})
globalStyle(`${roles} > label`, {
  '@media': {
    [upTo.medium]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto', gridTemplateRows: 'auto' },
  },
})
export const closedDoor = style({
  display: 'grid',
  placeItems: 'center',
  width: '1.75rem',
  height: '2rem',
  borderRadius: '99px 99px 4px 4px',
  border: `1.5px dashed ${color.lineStrong}`,
})
export const openDoor = style([
  closedDoor,
  { border: `1.5px solid ${color.second}`, background: color.secondSoft, color: color.onSecondSoft },
])
globalStyle(`${openDoor} > svg`, { width: '1rem', height: '1rem' })
