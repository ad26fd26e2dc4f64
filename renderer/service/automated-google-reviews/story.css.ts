import { createVar, globalStyle, keyframes, style } from '@vanilla-extract/css'
import { vars } from '#renderer/theme/contract.css.ts'
import { above, upTo } from '../../theme/breakpoints.ts'

const { color, ill, space } = vars
const between = `${above.narrow} and ${upTo.medium}`

const step = createVar()
/** Of a step, at medium widths: where its tread lies below the flight's top, and its left edge. */
const tread = createVar()
const left = createVar()
const tops = [3, 2, 1, 0].map((below) => `calc(19vw + ${below} * 5vw)`)
const front = 'calc(1rem + 8vw)'

/** The stair stands on the section's lower edge. */
export const ground = style({
  background: color.band,
  color: color.onBand,
  overflowX: 'clip',
  paddingBottom: 0,
})
/**
 * One flight from left to right. At medium widths the pictures alone go up it, and the words stand in the wall below; on
 * phones each picture stands on a step of its own over its words, further to the right each time.
 */
export const way = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  alignItems: 'end',
  marginTop: space.s4,
  '@media': {
    [between]: { position: 'relative', display: 'block', paddingTop: `calc(${tops[0]} + ${front})` },
    [upTo.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: space.s8, marginTop: space.s8 },
  },
})
export const stage = style({
  selectors: Object.fromEntries(
    tops.map((top, place) => [
      `&:nth-child(${place + 1})`,
      { vars: { [step]: `${place}`, [tread]: top, [left]: `${25 * place}%` } },
    ]),
  ),
})
export const picture = style({})
const card = 'min(15rem, 75%)'
globalStyle(`${stage} > ${picture}`, {
  display: 'block',
  width: 'calc(100% - 1.5rem)',
  maxWidth: '17rem',
  marginInline: 'auto',
  '@media': {
    [upTo.narrow]: { width: card, marginInlineStart: `calc(${step} * (100% - ${card}) / 3)` },
    [between]: {
      position: 'absolute',
      top: tread,
      left: `calc(${left} + .25rem)`,
      width: 'calc(25% - .5rem)',
      translate: '0 -100%',
    },
  },
})
// The star on it
globalStyle(`${stage}:last-child > ${picture}`, { '@media': { [upTo.narrow]: { marginTop: space.s12 } } })
/** Of what is written on a card, a small one shows the lines. */
export const lines = style({ display: 'none', '@media': { [between]: { display: 'inline' } } })
globalStyle(`${picture} :is(text, .w6)`, { '@media': { [between]: { display: 'none' } } })
const rise = 'clamp(2.25rem, 4vw, 3.5rem)'
const lowest = 'clamp(2.5rem, 6vw, 5.375rem)'
const wall = `color-mix(in srgb, ${color.onBand} 9%, ${color.band})`
/** The step: what is said of it is written in its front, over an arch. */
export const words = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: space.s6,
  minHeight: `calc(10.25rem + ${lowest} + ${step} * ${rise})`,
  padding: `${space.s5} clamp(.75rem, 1.8vw, 1.5rem) 0`,
  borderTop: `8px solid ${ill.stone2}`,
  background: wall,
  selectors: {
    [`${stage} + ${stage} > &`]: {
      '@media': { [above.medium]: { borderLeft: `2px solid ${ill.stone2}` } },
    },
    [`${stage}:last-child > &`]: { '@media': { [between]: { paddingBottom: space.s8 } } },
  },
  '@media': {
    [upTo.narrow]: { minHeight: 0, padding: `${space.s4} ${space.s4} ${space.s6}` },
    [between]: {
      display: 'block',
      minHeight: 0,
      padding: `0 ${space.s4}`,
      borderTop: 0,
      '::before': {
        content: '',
        position: 'absolute',
        top: tread,
        left,
        width: '25%',
        height: `calc(${tops[0]} + ${front} - ${tread})`,
        borderTop: `6px solid ${ill.stone2}`,
        background: wall,
      },
    },
  },
})
globalStyle(`${words} > :first-child`, {
  '@media': {
    [between]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(5.5rem, 1fr) 3fr',
      columnGap: space.s4,
      alignItems: 'baseline',
      paddingBlock: space.s4,
      borderTop: `1px solid color-mix(in srgb, ${color.onBand} 25%, ${color.band})`,
    },
  },
})
export const arch = style({
  flex: 'none',
  width: `min(60%, 2 * ${lowest})`,
  height: `calc(${lowest} + ${step} * ${rise})`,
  marginInline: 'auto',
  borderRadius: '999px 999px 0 0',
  background: color.band,
  '@media': {
    [upTo.narrow]: { display: 'none' },
    [between]: {
      position: 'absolute',
      top: `calc(${tread} + 1.5rem)`,
      left: `calc(${left} + 6.5%)`,
      width: '12%',
      height: `calc(${tops[0]} + ${front} - ${tread} - 1.5rem)`,
    },
  },
})
export const text = style({
  marginTop: space.s2,
  color: color.onBandMuted,
  fontSize: '1.0625rem',
  lineHeight: 1.45,
  textWrap: 'pretty',
})
/** Stone stays light at night, and so the writing on it stays dark. */
export const onStone = style({})
globalStyle(`text${onStone}`, { fill: `color-mix(in srgb, ${ill.line} 92%, ${ill.stone}) !important` })

const spin = keyframes({ from: { transform: 'scaleX(.08)' } })

/** The stars turn to face the reader one by one, as far as the card has come into view. */
const turn = (place: number) =>
  style({
    transformBox: 'fill-box',
    transformOrigin: 'center',
    '@supports': {
      '(animation-timeline: view())': {
        '@media': {
          '(prefers-reduced-motion: no-preference)': {
            animation: `${spin} linear backwards`,
            animationTimeline: 'view()',
            animationRange: `entry ${60 + 30 * place}% entry ${120 + 30 * place}%`,
          },
        },
      },
    },
  })
export const turns = [turn(0), turn(1), turn(2), turn(3), turn(4)]
