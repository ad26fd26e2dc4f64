import { style } from '@vanilla-extract/css'
import { vars } from '#renderer/theme/contract.css.ts'
import { wrappedRow } from '#renderer/theme/fragments.ts'

const { color, radius, size, space } = vars

/** Takes no room while empty. */
export const notice = style({
  display: 'grid',
  gap: space.s4,
  selectors: { '&:has(p:not(:empty))': { marginBottom: space.s10 } },
  '@media': { print: { display: 'none' } },
})
export const panel = style({
  gridColumn: '1 / -1',
  padding: `${space.s6} clamp(1.25rem, 2vw, 2rem)`,
  borderRadius: radius.large,
  background: color.sunk,
  '@media': { print: { display: 'none' } },
})
export const restored = style({
  ...wrappedRow('.75rem 1.5rem'),
  justifyContent: 'space-between',
  padding: '1rem 1.125rem',
  border: `1.5px solid ${color.second}`,
  borderRadius: radius.medium,
  background: color.surface,
})
export const said = style({ flex: '1 1 18rem', maxWidth: '42em', lineHeight: 1.5 })
export const kept = style({
  ...wrappedRow('0 1.5rem'),
  justifyContent: 'space-between',
})
export const until = style({ fontSize: size.small, color: color.inkMuted })
