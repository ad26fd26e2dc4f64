import { keyframes, style } from '@vanilla-extract/css'

const light = keyframes({ from: { opacity: 0.06 } })

/** A window’s light comes on; the delays make the row light up from left to right. */
const lit = (place: number) =>
  style({
    '@media': {
      '(prefers-reduced-motion: no-preference)': {
        animation: `${light} .6s ${0.5 + 0.35 * place}s ease-out backwards`,
      },
    },
  })
export const lights = [lit(0), lit(1), lit(2), lit(3), lit(4)]
