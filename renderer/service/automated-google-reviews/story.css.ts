import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { vars } from '#renderer/theme/contract.css.ts'
import { above, upTo } from '../../theme/breakpoints.ts'

const { color, ill, space } = vars

export const ground = style({
  background: color.band,
  color: color.onBand,
  overflowX: 'clip',
  // The stair stands on the section's lower edge
  '@media': { [above.medium]: { paddingBottom: 0 } },
})
export const way = style({
  marginTop: space.s12,
  counterReset: 'stage',
  '@media': {
    [above.medium]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
      // The ground below the last landing
      gridTemplateRows: `repeat(5, auto) ${space.s16}`,
      columnGap: space.gap,
    },
  },
})
export const stage = style({
  counterIncrement: 'stage',
  '@media': {
    [above.medium]: { display: 'contents' },
    [upTo.medium]: {
      display: 'grid',
      gridTemplateColumns: '15rem minmax(0, 1fr)',
      columnGap: space.s8,
      alignItems: 'center',
    },
    [upTo.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: space.s5 },
  },
})
/** The way from the drawing above: round the step, or straight down where they stand under one another. */
export const down = style({})
export const below = style({})
export const picture = style({})
export const title = style({
  '@media': { [upTo.narrow]: { '::before': { content: 'counter(stage) "  "' } } },
})
export const words = style({})
globalStyle(`${stage}:first-child > :is(${down}, ${below})`, { display: 'none' })
globalStyle(`${stage} > ${below}`, {
  '@media': {
    [above.medium]: { display: 'none' },
    [upTo.medium]: { gridColumn: '1 / -1', width: '1.5rem', margin: `${space.s5} 0 ${space.s5} 2.75rem` },
    [upTo.narrow]: { marginBottom: 0 },
  },
})

// A stair: what is said of a step stands over the next one
for (const step of [1, 2, 3, 4]) {
  const at = (part: string) => `${stage}:nth-child(${step}) > ${part}`
  const wide = (rule: Record<string, string | number>) => ({ '@media': { [above.medium]: rule } })
  globalStyle(at(picture), wide({ gridColumn: step, gridRow: `${step} / span 2` }))
  globalStyle(at(words), wide({ gridColumn: step + 1, gridRow: step, padding: `${space.s3} 0 ${space.s6}` }))
  // The stair's mass: under each landing, down to the ground
  const side = `calc(-.5 * ${space.gap})`
  globalStyle(
    `${stage}:nth-child(${step})::after`,
    wide({
      content: '',
      gridColumn: step,
      gridRow: `${step + 2} / 7`,
      marginInline: step === 1 ? `0 ${side}` : side,
      borderTop: `2px solid ${color.bandLine}`,
      background: `color-mix(in srgb, ${color.onBand} 7%, transparent)`,
    }),
  )
  if (step > 1)
    globalStyle(
      at(down),
      wide({
        gridColumn: step - 1,
        gridRow: step,
        alignSelf: 'start',
        marginTop: space.s6,
      }),
    )
}
globalStyle(`${stage} > ${down}`, { '@media': { [upTo.medium]: { display: 'none' } } })
globalStyle(`${stage} > ${picture}`, { '@media': { [upTo.narrow]: { order: 1, width: 'min(100%, 18rem)' } } })
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
