import { globalStyle, style } from '@vanilla-extract/css'
import { upTo } from '#renderer/theme/breakpoints.ts'
import { vars } from '#renderer/theme/contract.css.ts'

const { color, ease, font, radius, size, space } = vars

export const heading = style({ maxWidth: '12em', marginBottom: 'clamp(2rem, 1.4rem + 2.4vw, 3.5rem)' })

// One sheet: the gaps between the cells are its rules.
export const sheet = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: '1px',
  border: `1px solid ${color.line}`,
  borderRadius: radius.large,
  background: color.line,
  overflow: 'hidden',
  '@media': {
    [upTo.medium]: { gridTemplateColumns: '1fr 1fr' },
    [upTo.narrow]: { gridTemplateColumns: '1fr' },
  },
})
export const cell = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  padding: 'clamp(1.5rem, 1rem + 1.4vw, 2.25rem)',
  background: color.surface,
})
export const figure = style({
  display: 'block',
  marginBottom: '.5rem',
  font: `740 clamp(2.75rem, 2rem + 2.2vw, 4rem)/.95 ${font.display}`,
  letterSpacing: '-.045em',
  color: color.accent,
})
/** A word where the others have a figure: smaller, on the same line. */
export const word = style([
  figure,
  {
    fontSize: 'clamp(1.75rem, .9rem + 2vw, 2.75rem)',
    lineHeight: 'calc(.95 * clamp(2.75rem, 2rem + 2.2vw, 4rem))',
    '@media': { [upTo.medium]: { fontSize: '2.5rem' } },
  },
])
export const text = style({ marginTop: space.s2, color: color.inkMuted, fontSize: '1rem', lineHeight: 1.5 })

globalStyle(`${cell} > small`, { color: color.inkMuted })

export const link = style({
  textDecoration: 'none',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0 },
    '&:focus-visible': { outline: 0 },
  },
})
export const linkedCell = style([
  cell,
  {
    background: color.accentSoft,
    selectors: {
      [`&:has(${link}:focus-visible)`]: { outline: `3px solid ${color.accent}`, outlineOffset: '-5px' },
    },
  },
])
globalStyle(`${linkedCell} ${figure}`, { color: color.onAccentSoft })
globalStyle(`${linkedCell} ${text}`, { color: `color-mix(in srgb, ${color.ink} 78%, ${color.accentSoft})` })
export const service = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.s2,
  marginTop: 'auto',
  paddingTop: space.s4,
  fontSize: size.small,
  fontWeight: 600,
  color: color.onAccentSoft,
})
export const arrow = style({ transition: `transform .16s ${ease}` })
globalStyle(`${linkedCell}:hover ${arrow}`, { transform: 'translateX(3px)' })
