import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { vars } from '#renderer/theme/contract.css.ts'
import { upTo } from '../../theme/breakpoints.ts'
import { twelveColumns } from '../../theme/grid.ts'

const { color, ill, space } = vars

export const ground = style({ background: color.band, color: color.onBand, overflowX: 'clip' })
export const way = style({
  ...twelveColumns,
  gap: `clamp(1.5rem, 3vw, 3rem) ${space.gap}`,
  marginTop: space.s12,
  '@media': { [upTo.medium]: { rowGap: space.s12 } },
})
export const stage = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  columnGap: 'clamp(1.5rem, 3vw, 3rem)',
  alignItems: 'center',
  selectors: {
    '&:nth-child(1)': { gridColumn: '1 / 7' },
    '&:nth-child(2)': { gridColumn: '3 / 9' },
    '&:nth-child(3)': { gridColumn: '5 / 11' },
    '&:nth-child(4)': { gridColumn: '7 / 13' },
  },
  '@media': {
    [upTo.medium]: {
      selectors: { '&:nth-child(n)': { gridColumn: '1 / -1' } },
    },
    [upTo.narrow]: { gridTemplateColumns: 'minmax(0, 24rem)', rowGap: space.s5 },
  },
})
/** From the stage above into this one, through the space that the stagger leaves. */
export const down = style({})
globalStyle(`${stage} > ${down}`, {
  position: 'absolute',
  right: 'calc(100% + .5rem)',
  top: '-22%',
  width: 'clamp(6rem, 10vw, 9.5rem)',
  '@media': { [upTo.medium]: { display: 'none' } },
})
globalStyle(`${stage}:first-child > ${down}`, { display: 'none' })
export const picture = style({})
export const words = style({})
export const text = style({ marginTop: space.s2, color: color.onBandMuted, lineHeight: 1.5 })
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
