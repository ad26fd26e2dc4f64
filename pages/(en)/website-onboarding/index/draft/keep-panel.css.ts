import { style } from '@vanilla-extract/css'
import { upTo } from '#renderer/theme/breakpoints.ts'
import { vars } from '#renderer/theme/contract.css.ts'

const { color, radius, size, space } = vars

const column = `(100% - 11 * ${space.gap}) / 12`
/** In the columns of the parts below it. */
export const panel = style({
  display: 'grid',
  gridTemplateColumns: `calc(4 * ${column} + 3 * ${space.gap}) minmax(0, 1fr)`,
  gap: `${space.s4} calc(${column} + 2 * ${space.gap})`,
  paddingBottom: space.s6,
  borderBottom: `1px solid ${color.line}`,
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
