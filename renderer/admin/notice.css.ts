import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { whenDark } from '../ui/when-dark.ts'
import { adminTheme } from './tokens.css.ts'

const { color, radius, space } = vars

export const notice = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space.s3,
  padding: `${space.s16} ${space.s5}`,
  textAlign: 'center',
})
/** An arch that nothing goes through yet. */
export const arch = style({
  width: '4.5rem',
  marginBottom: space.s2,
  fill: 'none',
  stroke: color.lineStrong,
  strokeWidth: 1.5,
  strokeDasharray: '4 4',
})
export const text = style({ maxWidth: '26rem', fontSize: adminTheme.text })
/** A ground for the drawing and its words. */
export const panel = style([
  { borderRadius: radius.large, background: color.sand, paddingBlock: space.s12 },
  whenDark({ background: color.sunk, boxShadow: `inset 0 0 0 1px ${color.line}` }),
])
globalStyle(`${panel} > a`, { marginTop: space.s3 })
export const drawing = style({ width: 'min(100%, 20rem)', marginBottom: '.5rem' })
