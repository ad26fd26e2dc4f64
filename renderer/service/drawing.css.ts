import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { above, upTo } from '../theme/breakpoints.ts'
import { vars } from '../theme/contract.css.ts'

const { ill } = vars
const moving = '(prefers-reduced-motion: no-preference)'

const light = keyframes({ from: { opacity: 0.06 } })
const lit = (place: number) =>
  style({ '@media': { [moving]: { animation: `${light} .6s ${0.5 + 0.35 * place}s ease-out backwards` } } })
const lights = [lit(0), lit(1), lit(2), lit(3), lit(4)]

const spin = keyframes({ from: { transform: 'scaleX(.08)' } })
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

/** Lines in place of text that would be too small to read on a small card. */
const lines = style({
  display: 'none',
  '@media': { [`${above.narrow} and ${upTo.medium}`]: { display: 'inline' } },
})
/** Stone stays light in the dark theme, so the text on it stays dark. */
const onStone = style({})
globalStyle(`text${onStone}`, { fill: `color-mix(in srgb, ${ill.line} 92%, ${ill.stone}) !important` })

const ways = style({ display: 'none', '@media': { [above.large]: { display: 'inline' } } })
/** Lines to the notes, only where the columns have their full width. */
const leaders = style({ '@media': { '(max-width: 77rem)': { display: 'none' } } })

/** The classes that replace `{name}` in a service's drawings. */
export const drawingClasses = { lights, turns, lines, onStone, ways, leaders }
