import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { above, upTo } from '../theme/breakpoints.ts'
import { vars } from '../theme/contract.css.ts'
import { twelveColumns, wholeWhenMedium } from '../theme/fragments.ts'

const { color, font, radius, size, space } = vars

export const ground = style({})
export const grid = style({
  ...twelveColumns,
  gap: `${space.s12} ${space.gap}`,
})
export const heading = style({ gridColumn: '1 / -1' })
export const said = style({
  gridColumn: '1 / 8',
  margin: 0,
  '@media': { ...wholeWhenMedium, [above.medium]: { paddingInlineEnd: 'clamp(1rem, 3.5vw, 3.5rem)' } },
})
export const player = style({ marginBottom: space.s8 })
export const wave = style({})
globalStyle(`svg${wave}`, { height: '4rem', overflow: 'hidden' })
export const sentence = style({
  margin: 0,
  font: `600 clamp(1.625rem, 1.2rem + 1.9vw, 2.625rem)/1.22 ${font.display}`,
  letterSpacing: '-.02em',
  textWrap: 'pretty',
})
const mark = style({
  background: 'none',
  color: 'inherit',
  textDecorationLine: 'underline',
  textDecorationThickness: '.09em',
  textUnderlineOffset: '.16em',
  textDecorationSkipInk: 'none',
})
export const marks = styleVariants({
  category: [mark, { textDecorationColor: color.onBandMuted }],
  action: [mark, { textDecorationColor: color.sun }],
})
/**
 * The browser's own controls, which need no script, on a pill that is pale in both themes. Where the browser
 * lets pages style its parts, they look like this page's: a round button, the time in its font, and nothing
 * else.
 */
export const audio = style({
  display: 'block',
  width: '100%',
  height: '4rem',
  marginTop: space.s4,
  borderRadius: radius.pill,
  background: color.onBandMuted,
  colorScheme: 'light',
  accentColor: color.band,
})
globalStyle(`${audio}::-webkit-media-controls-enclosure`, { borderRadius: radius.pill, background: 'none' })
globalStyle(`${audio}::-webkit-media-controls-panel`, { padding: '.25rem', background: 'none' })
globalStyle(`${audio}::-webkit-media-controls-play-button`, {
  width: '3.5rem',
  minWidth: '3.5rem',
  height: '3.5rem',
  borderRadius: radius.pill,
  backgroundColor: color.sun,
  backgroundSize: '1.875rem',
})
for (const time of ['current-time', 'time-remaining'])
  globalStyle(`${audio}::-webkit-media-controls-${time}-display`, {
    color: color.onSun,
    font: `600 ${size.small}/1 ${font.text}`,
    fontVariantNumeric: 'tabular-nums',
    textShadow: 'none',
  })
globalStyle(`${audio}::-webkit-media-controls-current-time-display`, { paddingInlineStart: space.s3 })
globalStyle(`${audio}::-webkit-media-controls-mute-button`, { display: 'none' })
export const synthesised = style({ marginTop: space.s2, color: color.onBandMuted, fontSize: size.small })
export const phrase = style({})

// The phrase being spoken (R300)
const lit = { background: color.sun, color: color.onSun, boxShadow: `0 0 0 .12em ${color.sun}` }
for (const part of [phrase, mark])
  globalStyle(`${part}[data-lit]`, {
    ...lit,
    borderRadius: '.08em',
    boxDecorationBreak: 'clone',
    '@media': {
      '(forced-colors: active)': {
        forcedColorAdjust: 'none',
        background: 'Highlight',
        color: 'HighlightText',
      },
    },
  })
export const becomes = style({
  gridColumn: '8 / 13',
  '@media': wholeWhenMedium,
})
export const slips = style({ display: 'grid', gap: space.s3 })
export const slip = style({
  display: 'grid',
  gridTemplateColumns: '5rem 1fr',
  columnGap: space.s4,
  position: 'relative',
  padding: `${space.s4} ${space.s5} ${space.s4} ${space.s8}`,
  border: `1px solid ${color.bandLine}`,
  borderRadius: radius.medium,
  background: color.surface,
  color: color.ink,
  lineHeight: 1.4,
  '::before': {
    content: '',
    position: 'absolute',
    insetBlock: space.s4,
    insetInlineStart: space.s3,
    width: '.3125rem',
    borderRadius: radius.pill,
    background: color.onBandMuted,
  },
  '@media': { [upTo.narrow]: { gridTemplateColumns: '1fr', rowGap: space.s1 } },
})
export const action = style([slip, { '::before': { background: color.sun } }])
globalStyle(`${slip}[data-lit]`, { outline: `4px solid ${color.sun}`, outlineOffset: '2px' })
export const kind = style({ gridRow: 'span 2', color: color.inkMuted, fontSize: size.small })
export const result = style({ fontWeight: 600, textWrap: 'balance' })
export const place = style({
  display: 'flex',
  gap: '.5rem',
  alignItems: 'baseline',
  marginTop: '.2rem',
  color: color.second,
  fontSize: size.small,
})
export const placeIcon = style({ translate: '0 .2em' })
export const example = style({ marginTop: space.s5, color: color.onBandMuted, fontSize: size.small })
