import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'

/** Fills its box; the subject stands in the middle, so that any crop keeps it. */
export const drawing = style({ display: 'block', width: '100%', height: '100%' })

/** Where the subject stands, for the square of a small picture. */
const square = createVar()
const side = 320
const ofSide = (units: number) => `${((100 * units) / side).toFixed(2)}%`
/** The middle of the subject, from the left; the square begins a little further left, where a message may hang. */
export const subjectAt = { left: 240, right: 400 }
export const subject = styleVariants(subjectAt, (x) => ({ vars: { [square]: ofSide(side / 2 + 3 - x) } }))
/** The subject alone, in a square that hides what goes beyond it. */
export const squared = { width: ofSide(640), height: ofSide(400), margin: `${ofSide(-44)} 0 0 ${square}` }
export const companion = style({})
export const setting = style({})
/** What a square would cut through: all but the subject and its floor. */
export const besidesSubject = `:is(${companion}, ${setting} > :not(.floor))`

const light = createVar()
export const ground = styleVariants(
  {
    night: vars.color.band,
    green: vars.color.secondSoft,
    clay: vars.color.accentSoft,
    sand: vars.color.sand,
  },
  (color) => ({ vars: { [light]: color }, background: light }),
)
/** What lies under the setting. A dark ground would shine through at the rounded corners of a light road. */
export const under = styleVariants({
  room: {},
  street: { background: `linear-gradient(${light} 75%, ${vars.ill.stone2} 75%)` },
})
/** Small: its lines are thin. */
export const sign = style({ display: 'block' })
globalStyle(`${sign} :is(.c, .l, .d)`, { strokeWidth: 1 })
// Lines without a fill stand on the ground itself
globalStyle(`${ground.night} :is(.l:not([class*=s-]), .free)`, { stroke: vars.ill.stone })
