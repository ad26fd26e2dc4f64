import { globalStyle, style } from '@vanilla-extract/css'
import { above, upTo } from '#renderer/theme/breakpoints.ts'
import { vars } from '#renderer/theme/contract.css.ts'
import { twelveColumns } from '#renderer/theme/grid.ts'

const { color, font, ill, radius, size, space } = vars

const inset = 'clamp(1.75rem, 1rem + 3.4vw, 4rem)'
export const page = style({ paddingBlock: 'clamp(2.5rem, 1.5rem + 3vw, 4.5rem)' })
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
  padding: inset,
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
  gridTemplateColumns: 'auto auto minmax(0, 1fr)',
  gap: `${space.s5} ${space.s8}`,
  marginTop: space.s6,
  paddingTop: space.s5,
  borderTop: `1px solid ${color.bandLine}`,
  fontVariantNumeric: 'tabular-nums lining-nums',
  '@media': { [upTo.narrow]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
export const fact = style({ display: 'grid', alignContent: 'start', gap: '.125rem' })
/** Takes a row of its own. */
export const long = style({ gridColumn: '1 / -1' })
/** On phones only. */
export const folder = style({ '@media': { [upTo.narrow]: { gridColumn: '1 / -1' } } })
export const term = style({ fontSize: size.small, color: color.onBandMuted })
export const value = style({ fontWeight: 600, lineHeight: 1.4, textWrap: 'balance' })
/** What is worth keeping. */
export const reference = style({
  font: `660 clamp(2rem, 1.6rem + 1.4vw, 2.75rem)/1.15 ${font.display}`,
  letterSpacing: '.01em',
})
export const actions = style({ marginTop: space.s8 })
/** As high as the card; the sill goes on beyond its edge. */
export const art = style({
  position: 'relative',
  gridColumn: '8 / 13',
  paddingTop: inset,
  '@media': {
    [upTo.medium]: {
      gridColumn: '1 / -1',
      width: 'min(100%, 28rem)',
      justifySelf: 'end',
    },
  },
})
globalStyle(`${art} > svg`, {
  display: 'block',
  '@media': {
    [above.medium]: { position: 'absolute', insetInlineEnd: 0, bottom: 0, height: `calc(100% - ${inset})` },
  },
})

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
  '@media': {
    [upTo.narrow]: {
      gridTemplateColumns: '5.5rem minmax(0, 1fr)',
      columnGap: space.s5,
      paddingBlock: space.s3,
    },
  },
})
/** What it is about stands on the line. */
export const thing = style({
  display: 'flex',
  marginBottom: space.s4,
  borderBottom: `2px solid ${ill.ground}`,
  '@media': { [upTo.narrow]: { gridRow: '1 / 3', alignSelf: 'start', justifyContent: 'center', margin: 0 } },
})
globalStyle(`${thing} > svg`, {
  display: 'block',
  width: '9.5rem',
  '@media': { [upTo.narrow]: { width: '5rem' } },
})
export const when = style({ font: `660 1.0625rem/1.4 ${font.display}` })
export const what = style({ color: color.inkMuted, textWrap: 'balance' })
export const mail = style({ color: color.ink, textUnderlineOffset: '.25em', overflowWrap: 'anywhere' })
