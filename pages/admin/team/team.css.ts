import { globalStyle, style } from '@vanilla-extract/css'
import { upTo } from '#renderer/theme/breakpoints.ts'
import { vars } from '#renderer/theme/contract.css.ts'

const { color, space } = vars

export const roleForm = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.s2,
  alignItems: 'center',
  gridColumn: '2 / 4',
  paddingTop: '.5rem',
  '@media': { [upTo.phone]: { gridColumn: '1 / 4' } },
})
export const select = style({ minWidth: '9rem', '@media': { [upTo.phone]: { flex: 1 } } })
export const newLink = style({
  '@media': { [upTo.phone]: { width: '100%', borderColor: color.lineStrong } },
})
/** Wider than a form of an account: the roles stand side by side. */
export const invite = style({ maxWidth: 'none' })
globalStyle(`${invite} > :first-child`, { maxWidth: '28rem' })
export const roles = style({
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  '@media': { [upTo.medium]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const link = style({ display: 'grid', gap: space.s4, padding: '1rem 1.5rem 1.5rem' })
export const face = style({ gridRow: '1 / 3' })
