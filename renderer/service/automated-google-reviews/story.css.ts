import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { vars } from '#renderer/theme/contract.css.ts'
import { above, upTo } from '../../theme/breakpoints.ts'
import { twelveColumns } from '../../theme/grid.ts'

const { color, ill, space } = vars

export const ground = style({ background: color.band, color: color.onBand, overflowX: 'clip' })
export const way = style({
  marginTop: space.s12,
  counterReset: 'stage',
  '@media': { [above.medium]: { ...twelveColumns, columnGap: space.gap } },
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
export const down = style({})
export const picture = style({})
export const title = style({
  '@media': { [upTo.narrow]: { '::before': { content: 'counter(stage) "  "' } } },
})
export const words = style({})
globalStyle(`${stage}:first-child > ${down}`, { display: 'none' })

// A stair of four columns: what is said of a step stands over the next one, the last time under the one before
for (const step of [1, 2, 3, 4]) {
  const at = (part: string) => `${stage}:nth-child(${step}) > ${part}`
  const isLast = step === 4
  const wide = (rule: Record<string, string | number>) => ({ '@media': { [above.medium]: rule } })
  globalStyle(at(picture), wide({ gridColumn: `${3 * step - 2} / span 3`, gridRow: `${step} / span 2` }))
  globalStyle(
    at(words),
    wide({
      gridColumn: `${isLast ? 7 : 3 * step + 1} / span 3`,
      gridRow: isLast ? 5 : step,
      padding: isLast ? 0 : `${space.s3} 0 ${space.s6}`,
    }),
  )
  if (step > 1)
    globalStyle(
      at(down),
      wide({
        gridColumn: `${3 * step - 5} / span 3`,
        gridRow: step,
        alignSelf: 'start',
        marginTop: space.s6,
      }),
    )
}
// Under one another: from the drawing above to the title below
globalStyle(`${stage} > ${down}`, {
  '@media': {
    [upTo.medium]: { gridColumn: '1 / -1', width: '13rem', marginBlock: `${space.s4} ${space.s5}` },
  },
})
globalStyle(`${stage} > ${picture}`, { '@media': { [upTo.narrow]: { order: 1, width: '15rem' } } })
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
