import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'

/** Fills its box; the subject stands in the middle, so that any crop keeps it. */
export const drawing = style({ display: 'block', width: '100%', height: '100%' })

export const ground = styleVariants({
  night: { background: vars.color.band },
  green: { background: vars.color.secondSoft },
  clay: { background: vars.color.accentSoft },
  sand: { background: vars.color.sand },
})
// Lines without a fill stand on the ground itself
globalStyle(`${ground.night} :is(.l:not([class*=s-]), .free)`, { stroke: vars.ill.stone })
