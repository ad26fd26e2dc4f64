import { globalStyle, style } from '@vanilla-extract/css'
import { above, upTo } from '#renderer/theme/breakpoints.ts'
import { vars } from '#renderer/theme/contract.css.ts'
import { twelveGapped } from '#renderer/theme/fragments.ts'

const { color, font, ill, radius, size, space } = vars

const inset = 'clamp(1.75rem, 1rem + 3.4vw, 4rem)'
export const page = style({ paddingBlock: `clamp(1.5rem, 1rem + 2vw, 3rem) ${space.section}` })
export const card = style({
  ...twelveGapped,
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
  width: '3.25rem',
  height: '3.25rem',
  marginBottom: space.s6,
  borderRadius: radius.pill,
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
/** Paper: light in the dark theme, too. */
export const facts = style({
  marginTop: space.s8,
  padding: `${space.s5} clamp(1.25rem, 1rem + 1vw, 2rem) ${space.s6}`,
  borderRadius: `${radius.small} ${radius.small} 0 0`,
  background: ill.stone,
  color: ill.line,
  fontVariantNumeric: 'tabular-nums lining-nums',
  // A torn lower edge
  maskImage: `linear-gradient(#000 0 0), conic-gradient(from -45deg at bottom, #000 90deg, #0000 0)`,
  maskSize: '100% calc(100% - .5rem + 1px), 1rem .5rem',
  maskPosition: '0 0, 0 100%',
  maskRepeat: 'no-repeat, repeat-x',
})
const cut = `1px dashed color-mix(in srgb, ${ill.line} 45%, ${ill.stone})`
export const fact = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: space.s5,
  paddingBlock: space.s3,
  selectors: { '& + &': { borderTop: cut } },
})
export const long = style({ display: 'grid', gap: 0, paddingBlock: `0 ${space.s4}` })
export const term = style({ flexShrink: 0, color: `color-mix(in srgb, ${ill.line} 72%, ${ill.stone})` })
export const value = style({ fontWeight: 650, lineHeight: 1.4, textAlign: 'end', textWrap: 'balance' })
export const reference = style({
  font: `700 clamp(1.75rem, 1rem + 5vw, 3.5rem)/1.1 ${font.display}`,
  letterSpacing: '-.01em',
})
export const actions = style({ marginTop: space.s8 })
export const art = style({
  position: 'relative',
  gridColumn: '8 / 13',
  '@media': { [upTo.medium]: { gridColumn: '1 / -1', paddingTop: inset } },
})
globalStyle(`${art} > svg`, {
  marginInline: 'auto',
  '@media': {
    [above.medium]: {
      position: 'absolute',
      insetInlineEnd: `calc(${inset} / 2)`,
      top: inset,
      width: `calc(100% - ${inset} / 2)`,
      height: `calc(100% - ${inset})`,
    },
    [upTo.medium]: { width: 'min(54%, 15rem)' },
  },
})

export const next = style({
  display: 'grid',
  gap: space.s10,
  marginTop: 'clamp(3.5rem, 2.5rem + 4vw, 6.5rem)',
  '@media': { [upTo.medium]: { gap: space.s6 } },
})
export const steps = style({
  display: 'grid',
  columnGap: space.gap,
  '@media': { [above.medium]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
})
export const step = style({
  display: 'grid',
  alignContent: 'start',
  gap: `.25rem ${space.s5}`,
  '@media': {
    [upTo.medium]: {
      gridTemplateColumns: '8rem minmax(0, 1fr)',
      gridTemplateRows: 'auto 1fr',
      paddingBlock: space.s3,
    },
    [upTo.narrow]: { gridTemplateColumns: '5.5rem minmax(0, 1fr)' },
  },
})
export const thing = style({
  alignSelf: 'start',
  borderBottom: `2px solid ${ill.ground}`,
  '@media': {
    [above.medium]: { width: 'min(100%, 18rem)', marginBottom: space.s5 },
    [upTo.medium]: { gridRow: '1 / 3' },
  },
})
export const when = style({
  font: `680 clamp(1.1875rem, 1.1rem + .5vw, 1.5rem)/1.3 ${font.display}`,
  letterSpacing: '-.01em',
})
export const what = style({
  color: color.inkMuted,
  textWrap: 'balance',
  '@media': { [above.medium]: { fontSize: '1.125rem' } },
})
export const mail = style({ color: color.ink, textUnderlineOffset: '.25em', overflowWrap: 'anywhere' })
