import { globalStyle, style } from '@vanilla-extract/css'
import { avatar, meta } from '#renderer/admin/shared.css.ts'
import { above, upTo } from '#renderer/theme/breakpoints.ts'
import { vars } from '#renderer/theme/contract.css.ts'

const { color, space } = vars

export const members = style({
  gap: space.s4,
  '@media': { [above.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
export const member = style({ padding: 0, columnGap: '.75rem', overflow: 'clip' })
globalStyle(`${member}${member}`, { gridTemplateColumns: 'auto minmax(0, 1fr) auto' })
globalStyle(`${member} > :nth-child(-n + 2)`, { marginTop: space.s4 })
/** One without a neighbour has the whole width, its role beside the name. */
const alone = `${member}:last-child:nth-child(odd)`
globalStyle(alone, { '@media': { [above.phone]: { gridColumn: '1 / -1' } } })
/** Who it is, as an arch in the size of the two lines beside it. */
export const face = style({
  gridRow: '1 / 3',
  alignSelf: 'end',
  marginInlineStart: space.s4,
})
globalStyle(`${face} > ${avatar}`, { width: '2.75rem', height: '3.25rem', fontSize: '1.125rem' })
export const roleForm = style({
  display: 'flex',
  gap: space.s2,
  alignItems: 'end',
  gridColumn: '1 / 4',
  gridRow: 3,
  padding: `${space.s4} ${space.s4} 0`,
  selectors: {
    [`${alone} > &`]: {
      '@media': { [above.phone]: { gridColumn: 3, gridRow: '1 / 3', paddingInlineStart: 0 } },
    },
  },
})
export const select = style({ display: 'grid', gap: '.35rem', flex: 1, minWidth: '8rem' })
/** How they get in and when they were here; a new way in, and the way out. */
export const foot = style({
  gridColumn: '1 / 4',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${space.s4}`,
  marginTop: space.s4,
  padding: `.35rem ${space.s4}`,
  borderTop: `1px solid ${color.line}`,
  background: color.sunk,
})
// On phones every card has them below each other
globalStyle(`${foot} > .${meta}`, {
  paddingBlock: '.5rem',
  '@media': { [upTo.narrow]: { flexBasis: '100%' } },
})
globalStyle(`${foot} > .${meta}::first-letter`, { textTransform: 'uppercase' })
export const more = style({
  display: 'flex',
  flexWrap: 'wrap',
  marginInline: '-.7rem',
})
/** It takes somebody away. */
export const remove = style({ color: color.critical })
/** Wider than a form of an account: the roles stand side by side. */
export const invite = style({ maxWidth: 'none' })
/** As wide as the fields on phones. */
export const submit = style({ '@media': { [upTo.narrow]: { flex: 1 } } })
export const roles = style({
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  '@media': { [upTo.medium]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const link = style({ display: 'grid', gap: space.s4, padding: '1rem 1.5rem 1.5rem' })
globalStyle(`${roles} > label`, { gap: '.6rem', padding: '.75rem' })
globalStyle(`${roles} .${meta}`, { textWrap: 'pretty' })
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
  '@media': { [upTo.medium]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto' } },
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
