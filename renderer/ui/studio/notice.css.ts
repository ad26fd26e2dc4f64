import { globalStyle, style } from '@vanilla-extract/css'
import { above } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'
import { whenDark } from '../when-dark.ts'
import { within } from './mixins.ts'
import { adminTheme } from './tokens.css.ts'

const { color, radius, space } = vars

export const notice = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: space.s3,
  padding: `${space.s16} ${space.s5}`,
  textAlign: 'center',
})
export const compact = style({ flex: 1, padding: space.s4 })
export const arch = style({
  width: '4.5rem',
  marginBottom: space.s2,
  fill: 'none',
  stroke: color.lineStrong,
  strokeWidth: 1.5,
  strokeDasharray: '4 4',
})
globalStyle(`${notice} > p`, { maxWidth: '26rem', fontSize: adminTheme.text })
export const ground = style([
  { borderRadius: radius.large, background: color.sand },
  whenDark({ background: color.sunk, boxShadow: `inset 0 0 0 1px ${color.line}` }),
])
export const panel = style({ padding: `${space.s10} ${space.s5}` })
globalStyle(`${panel} > a`, { marginTop: space.s3 })
export const drawing = style({ width: 'min(100%, 20rem)', marginBottom: space.s2 })
within(above.phone, {
  [`${panel}${notice}`]: {
    gridTemplate: '1fr auto auto auto 1fr / minmax(0, 22rem) minmax(0, 1fr)',
    justifyItems: 'start',
    columnGap: space.s10,
    padding: space.s10,
    textAlign: 'start',
  },
  [`${panel} > *`]: { gridColumn: 2 },
  [`${panel} > :is(h1, h2)`]: { gridRow: 2 },
  [`${panel} > p`]: { gridRow: 3 },
  [`${panel} > a`]: { gridRow: 4 },
  [`${panel} > ${drawing}`]: { gridArea: '1 / 1 / 6 / 2', width: '100%', margin: 0 },
})
