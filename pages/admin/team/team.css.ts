import { globalStyle, style } from '@vanilla-extract/css'
import { variant } from '#renderer/admin/shared.css.ts'
import { upTo } from '#renderer/theme/breakpoints.ts'
import { vars } from '#renderer/theme/contract.css.ts'

const { space } = vars

export const member = style({ padding: space.s4, columnGap: '.75rem', alignItems: 'start' })
globalStyle(`${member}${member}`, { gridTemplateColumns: 'auto minmax(0, 1fr) auto' })
/** The address, then how they get in and when they were here: on one line where there is room for it. */
export const facts = style({ display: 'flex', flexWrap: 'wrap', columnGap: space.s4 })
export const roleForm = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.s2,
  alignItems: 'center',
  gridColumn: '2 / 4',
  paddingTop: '.75rem',
  '@media': { [upTo.phone]: { gridColumn: '1 / 4' } },
})
export const select = style({ minWidth: '9rem', '@media': { [upTo.phone]: { flex: 1 } } })
// Where it stands alone in its line, its words begin where the fields do
globalStyle(`${roleForm} > ${variant.ghost}`, {
  '@media': { [upTo.phone]: { paddingInline: '.5rem', marginInlineStart: '-.5rem' } },
})
/** Wider than a form of an account: the roles stand side by side. */
export const invite = style({ maxWidth: 'none' })
// As wide as two of the roles below it
globalStyle(`${invite} > :first-child`, {
  maxWidth: 'calc((200% - .5rem) / 3)',
  '@media': { [upTo.medium]: { maxWidth: 'none' } },
})
export const roles = style({
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  '@media': { [upTo.medium]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const link = style({ display: 'grid', gap: space.s4, padding: '1rem 1.5rem 1.5rem' })
export const face = style({ gridRow: '1 / 3', marginTop: '.15rem' })
