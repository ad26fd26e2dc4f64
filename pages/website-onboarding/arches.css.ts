import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { upTo } from '#renderer/theme/breakpoints.ts'
import { vars } from '#renderer/theme/contract.css.ts'
import { centredRow, forReaders } from '#renderer/theme/fragments.ts'
import { whenDark } from '#renderer/ui/when-dark.ts'

const { color, ease, font, ill, size, space } = vars

export const viaduct = style({
  position: 'relative',
  marginTop: 'clamp(5rem, 3.5rem + 4.5vw, 7.5rem)',
  background: color.band,
  borderTop: `.75rem solid color-mix(in srgb, ${color.band} 80%, #7FC8AE)`,
  borderBottom: `2px solid ${ill.ground}`,
  boxShadow: `inset 0 2px 0 ${ill.line}`,
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      insetInline: 0,
      bottom: 'calc(100% + .75rem)',
      height: '1.125rem',
      borderTop: `3px solid ${ill.ground}`,
      background: `repeating-linear-gradient(90deg, ${ill.ground} 0 2px, transparent 2px 18px)`,
    },
  },
})
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  gap: 'clamp(.375rem, 1.2vw, 1rem)',
  paddingTop: 'clamp(.625rem, 1.4vw, 1.25rem)',
})
export const arch = style({
  position: 'relative',
  ...centredRow('.25rem'),
  flexDirection: 'column',
  justifyContent: 'flex-end',
  height: 'clamp(5.25rem, 2.4rem + 11.5vw, 12rem)',
  padding: '0 .75rem clamp(.5rem, 1.2vw, 1.25rem)',
  border: `2px solid ${ill.rim}`,
  borderBottom: 0,
  borderRadius: '999px 999px 0 0',
  color: color.ink,
  textAlign: 'center',
  textDecoration: 'none',
  selectors: { '&:focus-visible': { borderRadius: '999px 999px 0 0' } },
  '@media': { [upTo.medium]: { paddingInline: '.125rem' } },
})
export const state = styleVariants({
  open: [{ background: ill.sky2 }, whenDark({ background: color.paper })],
  /** The part to continue with. */
  next: {
    background: color.surface,
    border: `4px solid ${color.accent}`,
    borderBottom: 0,
    color: color.accent,
  },
  done: [{ background: color.secondSoft }, whenDark({ background: color.second, color: color.paper })],
  fault: { background: color.criticalSoft },
})
export const thing = style({
  width: 'clamp(1.75rem, .6rem + 3.6vw, 3.5rem)',
  '@media': { [upTo.narrow]: { width: '1.75rem' } },
})
const sign = style({
  display: 'grid',
  placeItems: 'center',
  width: '1.75rem',
  height: '1.75rem',
  borderRadius: '50%',
  '@media': { [upTo.narrow]: { width: '1.375rem', height: '1.375rem' } },
})
export const signOf = styleVariants({
  open: { display: 'grid', marginBottom: 'clamp(0rem, .45vw, .375rem)' },
  done: [
    sign,
    { background: color.second, color: color.surface },
    whenDark({ background: color.paper, color: color.second }),
  ],
  fault: [sign, { background: color.critical, color: color.onCritical }],
})
export const icon = style({
  width: '1.125rem',
  height: '1.125rem',
  strokeWidth: 2.5,
  '@media': { [upTo.narrow]: { width: '.9rem', height: '.9rem' } },
})
export const number = style({
  font: `740 clamp(1.375rem, 1rem + 1.1vw, 2.25rem)/1 ${font.display}`,
  letterSpacing: '-.04em',
})
export const title = style({
  minHeight: '2.5em',
  fontWeight: 600,
  fontSize: size.small,
  lineHeight: 1.25,
  textWrap: 'balance',
  '@media': {
    [upTo.medium]: {
      ...forReaders,
      minHeight: 0,
    },
  },
})
globalStyle(`a${arch}:hover ${title}`, { textDecoration: 'underline', textUnderlineOffset: '.2em' })

const riderWidth = 'clamp(4.25rem, 2.5rem + 4.5vw, 5.25rem)'
export const rider = style({
  overflow: 'visible',
  fill: 'none',
  stroke: color.bridge,
  strokeWidth: 3,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
})
/** The courier's position on the bridge shows how much of the brief is complete. */
export const onDeck = style({
  position: 'absolute',
  zIndex: 1,
  bottom: 'calc(100% + .75rem)',
  left: 0,
  width: riderWidth,
  transition: `left .2s ${ease}`,
})
export const wheel = style({ fill: color.paper })
export const parcel = style({ fill: color.accent, stroke: 'none' })
export const head = style({ fill: color.bridge, stroke: 'none' })
// Above the middle of the next arch; the last position is the far bank
const across = `min(${vars.width.wide}, 100% - 2 * ${space.gutter})`
const step = (done: number) => ({
  // On phones it stays within the column
  left: `max(${space.gutter}, (100% - ${across}) / 2 + ${across} * ${(done + 0.5) / 6} - ${riderWidth} / 2)`,
})
export const ridden = styleVariants({
  0: step(0),
  1: step(1),
  2: step(2),
  3: step(3),
  4: step(4),
  5: step(5),
  6: { left: `calc((100% + ${across}) / 2 - ${riderWidth})` },
})
