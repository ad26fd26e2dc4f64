import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { above, upTo } from '../theme/breakpoints.ts'
import { vars } from '../theme/contract.css.ts'

const { ill } = vars
const moving = '(prefers-reduced-motion: no-preference)'

const light = keyframes({ from: { opacity: 0.06 } })
/** A window’s light comes on; the delays make the row light up from left to right. */
const lit = (place: number) =>
  style({ '@media': { [moving]: { animation: `${light} .6s ${0.5 + 0.35 * place}s ease-out backwards` } } })
const lights = [lit(0), lit(1), lit(2), lit(3), lit(4)]

const spin = keyframes({ from: { transform: 'scaleX(.08)' } })
/** The stars turn to face the reader one by one, as far as the card has come into view. */
const turn = (place: number) =>
  style({
    transformBox: 'fill-box',
    transformOrigin: 'center',
    '@supports': {
      '(animation-timeline: view())': {
        '@media': {
          [moving]: {
            animation: `${spin} linear backwards`,
            animationTimeline: 'view()',
            animationRange: `entry ${60 + 30 * place}% entry ${120 + 30 * place}%`,
          },
        },
      },
    },
  })
const turns = [turn(0), turn(1), turn(2), turn(3), turn(4)]

/** Of what is written on a card, a small one shows the lines. */
const lines = style({
  display: 'none',
  '@media': { [`${above.narrow} and ${upTo.medium}`]: { display: 'inline' } },
})
/** Stone stays light at night, and so the writing on it stays dark. */
const onStone = style({})
globalStyle(`text${onStone}`, { fill: `color-mix(in srgb, ${ill.line} 92%, ${ill.stone}) !important` })

/** Dotted ways to what stands beside the drawing. */
const ways = style({ display: 'none', '@media': { [above.large]: { display: 'inline' } } })
/** From the numbers on a card to those of its notes, where the columns have their whole width. */
const leaders = style({ '@media': { '(max-width: 77rem)': { display: 'none' } } })

/** What `{name}` in a class of a service's drawings means. */
export const drawingClasses = { lights, turns, lines, onStone, ways, leaders }
