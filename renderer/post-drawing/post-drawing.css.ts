import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'

/** The subject is in the middle, so that no crop cuts it. */
export const drawing = style({ display: 'block', width: '100%', height: '100%' })

/** Margin that places the subject in the square of a small picture. */
const square = createVar()
const side = 320
const ofSide = (units: number) => `${((100 * units) / side).toFixed(2)}%`
/** x of the subject's middle. The square begins a little further left, because a message may hang there. */
export const subjectAt = { left: 240, right: 400 }
export const subject = styleVariants(subjectAt, (x) => ({ vars: { [square]: ofSide(side / 2 + 3 - x) } }))
/** Shows only the subject, in a square that crops the rest. */
export const squared = { width: ofSide(640), height: ofSide(400), margin: `${ofSide(-44)} 0 0 ${square}` }
export const companion = style({})
export const setting = style({})
/** Everything that a square would cut through: all but the subject and its floor. */
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
/** The ground under the setting. A dark one would show at the rounded corners of a light road. */
export const under = styleVariants({
  room: {},
  street: { background: `linear-gradient(${light} 75%, ${vars.ill.stone2} 75%)` },
})
export const sign = style({ display: 'block' })
globalStyle(`${sign} :is(.c, .l, .d)`, { strokeWidth: 1 })
// Lines without a fill are directly on the ground
globalStyle(`${ground.night} :is(.l:not([class*=s-]), .free)`, { stroke: vars.ill.stone })
