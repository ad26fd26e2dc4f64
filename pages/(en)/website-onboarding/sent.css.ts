import { globalStyle, style } from '@vanilla-extract/css'
import { above, upTo } from '#renderer/theme/breakpoints.ts'
import { vars } from '#renderer/theme/contract.css.ts'
import { twelveColumns } from '#renderer/theme/grid.ts'

const { color, font, radius, size, space } = vars

export const page = style({ paddingBlock: `clamp(2.5rem, 1.5rem + 3vw, 4.5rem) ${space.section}` })
export const card = style({
  ...twelveColumns,
  columnGap: space.gap,
  overflow: 'hidden',
  borderRadius: `calc(${radius.large} + 4px)`,
  background: color.band,
  color: color.onBand,
})
export const words = style({
  gridColumn: '1 / 8',
  padding: 'clamp(1.75rem, 1rem + 3.4vw, 4rem)',
  '@media': { [upTo.medium]: { gridColumn: '1 / -1', paddingBottom: 0 } },
})
export const tick = style({
  display: 'grid',
  placeItems: 'center',
  width: '3.5rem',
  height: '3.75rem',
  marginBottom: space.s6,
  paddingTop: '.25rem',
  borderRadius: '99px 99px 0 0',
  background: '#7FC8AE',
  color: '#12231E',
})
export const tickIcon = style({ width: '1.875rem', height: '1.875rem', strokeWidth: 2.75 })
export const heading = style({ selectors: { '&:focus': { outline: 'none' } } })
export const lead = style({
  marginTop: space.s5,
  maxWidth: '27em',
  color: color.onBandMuted,
  fontSize: size.lead,
  lineHeight: 1.5,
})
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${space.s4} ${space.s6}`,
  marginTop: space.s6,
  paddingTop: space.s5,
  borderTop: `1px solid ${color.bandLine}`,
  fontVariantNumeric: 'tabular-nums lining-nums',
})
export const fact = style({ display: 'grid', alignContent: 'start', gap: '.125rem' })
export const term = style({ fontSize: size.small, color: color.onBandMuted })
export const value = style({ fontWeight: 600, lineHeight: 1.4, textWrap: 'balance' })
export const actions = style({ marginTop: space.s8 })
export const art = style({
  gridColumn: '8 / 13',
  position: 'relative',
  minHeight: '18rem',
  '@media': {
    [upTo.medium]: {
      gridColumn: '1 / -1',
      minHeight: 0,
      marginTop: space.s8,
      width: 'min(100%, 28rem)',
      justifySelf: 'center',
    },
  },
})
export const drawing = style({
  position: 'absolute',
  inset: 0,
  '@media': { [upTo.medium]: { position: 'static' } },
})
globalStyle(`svg${drawing}`, { height: '100%', '@media': { [upTo.medium]: { height: 'auto' } } })
/** Begins beside the window; on a phone it crosses the whole card. */
export const sill = style({ '@media': { [upTo.medium]: { transform: 'translateX(-300px)' } } })

export const next = style({
  display: 'grid',
  gap: space.s6,
  marginTop: 'clamp(2.5rem, 1.5rem + 3vw, 4.5rem)',
})
export const nextHeading = style({
  fontSize: 'clamp(1.5rem, 1.3rem + .8vw, 1.875rem)',
})
export const steps = style({
  display: 'grid',
  columnGap: space.gap,
  '@media': { [above.medium]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
})
export const step = style({
  display: 'grid',
  alignContent: 'start',
  gap: '.25rem',
  paddingBlock: '1.125rem',
  borderTop: `2px solid ${color.second}`,
})
export const when = style({ font: `660 1.0625rem/1.4 ${font.display}` })
export const what = style({ color: color.inkMuted })
export const mail = style({ color: color.ink, textUnderlineOffset: '.25em', overflowWrap: 'anywhere' })
