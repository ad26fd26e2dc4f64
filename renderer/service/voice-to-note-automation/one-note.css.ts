import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '#renderer/theme/contract.css.ts'
import { above, upTo } from '../../theme/breakpoints.ts'
import { twelveColumns, wholeWhenMedium } from '../../theme/grid.ts'

const { color, font, radius, size, space } = vars

export const ground = style({ paddingBlock: space.section, background: color.band, color: color.onBand })
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
/** As high everywhere, and as long as there is room. */
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
 * The browser's own controls, which need no script, on a pill that is pale in both themes, where the browser lets its own
 * panel be taken away.
 */
export const audio = style({
  display: 'block',
  width: '100%',
  height: '3.375rem',
  marginTop: space.s4,
  borderRadius: radius.pill,
  background: color.onBandMuted,
  colorScheme: 'light',
  accentColor: color.band,
})
globalStyle(`${audio}::-webkit-media-controls-enclosure`, { borderRadius: radius.pill, background: 'none' })
globalStyle(`${audio}::-webkit-media-controls-panel`, { background: 'none' })
export const synthesised = style({ marginTop: space.s2, color: color.onBandMuted, fontSize: size.small })
export const phrase = style({})

// What is being said (R300)
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
  padding: `${space.s4} ${space.s5}`,
  border: `1px solid ${color.bandLine}`,
  borderInlineStart: `8px solid ${color.onBandMuted}`,
  borderRadius: radius.medium,
  background: color.surface,
  color: color.ink,
  lineHeight: 1.4,
  '@media': { [upTo.narrow]: { gridTemplateColumns: '1fr', rowGap: space.s1 } },
})
/** On the side, the line under its words in the sentence. */
export const action = style([slip, { borderInlineStartColor: color.sun }])
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
export const placeIcon = style({ flex: 'none', translate: '0 .2em' })
export const example = style({ marginTop: space.s5, color: color.onBandMuted, fontSize: size.small })

/** The sheet of features begins on the page again. */
export const sheet = style({ paddingBlock: space.section })
