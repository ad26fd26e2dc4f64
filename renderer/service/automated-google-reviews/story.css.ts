import { createVar, globalStyle, keyframes, style } from '@vanilla-extract/css'
import { vars } from '#renderer/theme/contract.css.ts'
import { upTo } from '../../theme/breakpoints.ts'

const { color, ill, space } = vars

const step = createVar()

/** The stair stands on the section's lower edge. */
export const ground = style({
  background: color.band,
  color: color.onBand,
  overflowX: 'clip',
  paddingBottom: 0,
})
/** One flight from left to right; on phones it goes on in a second row, from where the first has arrived. */
export const way = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  alignItems: 'end',
  marginTop: space.s4,
  '@media': {
    [upTo.medium]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      rowGap: space.s16,
      marginTop: space.s8,
    },
    '(max-width: 21rem)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})
export const stage = style({
  selectors: Object.fromEntries(
    [1, 2, 3, 4].map((place) => [`&:nth-child(${place})`, { vars: { [step]: `${place - 1}` } }]),
  ),
})
export const picture = style({})
globalStyle(`${stage} > ${picture}`, {
  display: 'block',
  width: 'calc(100% - 1.5rem)',
  maxWidth: '17rem',
  marginInline: 'auto',
  '@media': { [upTo.narrow]: { width: 'calc(100% - .75rem)' } },
})
const rise = 'clamp(2.25rem, 6.5vw, 5.5rem)'
const lowest = 'clamp(2.5rem, 6vw, 5.375rem)'
/** The step: what is said of it is written in its front, over an arch. */
export const words = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: space.s6,
  minHeight: `calc(10.25rem + ${lowest} + ${step} * ${rise})`,
  padding: `${space.s5} clamp(.75rem, 1.8vw, 1.5rem) 0`,
  borderTop: `8px solid ${ill.stone2}`,
  background: `color-mix(in srgb, ${color.onBand} 9%, ${color.band})`,
  '@media': {
    [upTo.medium]: { minHeight: `calc(12.25rem + ${lowest} + ${step} * ${rise})` },
  },
  selectors: {
    [`${stage} + ${stage} > &`]: { borderLeft: `2px solid ${ill.stone2}` },
    [`${stage}:nth-child(-n + 2) > &`]: {
      '@media': { [upTo.medium]: { borderBottom: `2px solid ${ill.stone2}` } },
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
})
export const text = style({
  marginTop: space.s2,
  color: color.onBandMuted,
  fontSize: '1rem',
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
