import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { spread, stackFromTop } from './mixins.ts'

const { color, space } = vars

export const section = style({
  ...stackFromTop(space.s4),
  paddingTop: space.s6,
  borderTop: `1px solid ${color.line}`,
})
export const head = style(spread(`.35rem ${space.s6}`))
export const body = style(stackFromTop('.75rem'))
