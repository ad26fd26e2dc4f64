import { style } from '@vanilla-extract/css'
import { upTo } from '#renderer/theme/breakpoints.ts'
import { vars } from '#renderer/theme/contract.css.ts'

const { color, radius, size, space } = vars

/** Two questions of one rank, before the parts. */
export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${space.s4} clamp(2rem, 5vw, 4.5rem)`,
  padding: `${space.s6} clamp(1.25rem, 2vw, 2rem)`,
  borderRadius: radius.large,
  background: color.sunk,
  marginBottom: 'clamp(2.5rem, 1.5rem + 3.4vw, 4.5rem)',
  '@media': { [upTo.medium]: { gridTemplateColumns: '1fr' }, print: { display: 'none' } },
})
/** Takes no row while it says nothing. */
export const told = style({
  gridColumn: '1 / -1',
  selectors: { '&:has(> :empty)': { position: 'absolute' } },
})
export const restored = style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '.75rem 1.5rem',
  padding: '1rem 1.125rem',
  border: `1.5px solid ${color.second}`,
  borderRadius: radius.medium,
  background: color.surface,
})
export const said = style({ flex: '1 1 18rem', maxWidth: '42em', lineHeight: 1.5 })
export const kept = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0 1.5rem',
})
export const until = style({ fontSize: size.small, color: color.inkMuted })
