import { globalStyle, style } from '@vanilla-extract/css'
import { above, upTo } from '#renderer/theme/breakpoints.ts'
import { vars } from '#renderer/theme/contract.css.ts'
import { inlineRow, twelveColumns } from '#renderer/theme/fragments.ts'
import { whenDark } from '#renderer/ui/when-dark.ts'

const { color, ease, font, ill, radius, size, space } = vars

export const heading = style({ marginBottom: 'clamp(2rem, 1.4rem + 2.4vw, 3.5rem)' })

export const mosaic = style({ ...twelveColumns, gap: `clamp(2rem, 1.5rem + 1.8vw, 3.25rem) ${space.gap}` })
const whole = { gridColumn: '1 / -1' }
const large = { position: 'relative', borderRadius: radius.large, overflow: 'hidden' } as const
export const enquiries = style({
  ...large,
  gridColumn: 'span 7',
  display: 'grid',
  gridTemplateColumns: '48% 1fr',
  background: color.accentSoft,
  '@media': { [upTo.large]: whole, [upTo.narrow]: { ...whole, display: 'block' } },
})
globalStyle(`${enquiries} > *`, { gridRow: 1 })
globalStyle(`${enquiries} > div`, { gridColumn: '1 / -1' })
globalStyle(`${enquiries} > svg`, { gridColumn: 2, alignSelf: 'end' })
export const bookings = style({
  ...large,
  gridColumn: 'span 5',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  background: color.secondSoft,
  '@media': {
    [upTo.large]: { ...whole, display: 'grid', gridTemplateColumns: '1fr 1fr', alignItems: 'end' },
    [upTo.narrow]: { ...whole, gridTemplateColumns: '1fr' },
  },
})
export const words = style({
  alignSelf: 'start',
  padding: 'clamp(1.5rem, 1rem + 1.8vw, 2.5rem)',
  paddingBottom: space.s6,
})
export const small = style({
  gridColumn: 'span 6',
  display: 'flex',
  flexDirection: 'column',
  paddingTop: space.s6,
  borderBottom: `2px solid ${ill.ground}`,
  '@media': {
    [above.large]: {
      display: 'grid',
      gridTemplateColumns: '1fr auto',
      gridTemplateRows: `auto auto auto ${space.s6}`,
      columnGap: space.gap,
      paddingTop: 0,
    },
    [upTo.narrow]: { paddingTop: space.s5 },
  },
})
globalStyle(`${small} h3`, { '@media': { [upTo.narrow]: { fontSize: '1.0625rem' } } })
globalStyle(`${small} > svg`, {
  height: `calc(6.5rem + ${space.s6})`,
  marginTop: 'auto',
  paddingTop: space.s6,
  '@media': {
    [above.large]: {
      gridColumn: 2,
      gridRow: '1 / 5',
      alignSelf: 'end',
      width: 'auto',
      height: '7rem',
      padding: 0,
    },
    [upTo.narrow]: { height: 'auto', paddingTop: space.s2 },
  },
})

export const neighbours = style({ '@media': { [upTo.wide]: { display: 'none' } } })

/** Parts that are black in the light theme: handset, feet and posts. */
export const iron = style([{ fill: ill.line }, whenDark({ fill: ill.mid })])

export const figure = style({
  display: 'block',
  marginBottom: '.5rem',
  font: `740 clamp(2.75rem, 2rem + 2.2vw, 4rem)/.95 ${font.display}`,
  letterSpacing: '-.045em',
  color: color.accent,
})
export const text = style({ marginTop: space.s2, color: color.inkMuted, fontSize: '1rem', lineHeight: 1.5 })
globalStyle(`${enquiries} ${text}`, { maxWidth: '44%', '@media': { [upTo.narrow]: { maxWidth: 'none' } } })
globalStyle(`${mosaic} small`, { color: color.inkMuted })

export const link = style({
  textDecoration: 'none',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0 },
    '&:focus-visible': { outline: 0 },
    '&:focus-visible::after': {
      outline: `3px solid ${color.accent}`,
      outlineOffset: '-5px',
      borderRadius: radius.large,
    },
  },
})
globalStyle(`${enquiries} ${figure}`, { color: color.onAccentSoft })
globalStyle(`${bookings} ${figure}`, { color: color.onSecondSoft })
globalStyle(`${enquiries} :is(${text}, small)`, {
  color: `color-mix(in srgb, ${color.ink} 78%, ${color.accentSoft})`,
})
globalStyle(`${bookings} :is(${text}, small)`, {
  color: `color-mix(in srgb, ${color.ink} 78%, ${color.secondSoft})`,
})
export const service = style({
  ...inlineRow(space.s2),
  paddingTop: space.s4,
  fontSize: size.small,
  fontWeight: 600,
  color: color.onAccentSoft,
})
export const arrow = style({ transition: `transform .16s ${ease}` })
globalStyle(`${enquiries}:hover ${arrow}`, { transform: 'translateX(3px)' })
