import { globalStyle, style } from '@vanilla-extract/css'
import { above } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'
import { whenDark } from '../when-dark.ts'
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
  {
    borderRadius: radius.large,
    background: color.sand,
    padding: `${space.s10} ${space.s5}`,
    '@media': {
      // The words begin beside the drawing and stand on its ground
      [above.phone]: {
        gridTemplateColumns: 'minmax(0, 22rem) minmax(0, 1fr)',
        gridTemplateRows: '1fr auto auto auto 1fr',
        justifyItems: 'start',
        columnGap: space.s10,
        padding: space.s10,
        textAlign: 'start',
      },
    },
  },
  whenDark({ background: color.sunk, boxShadow: `inset 0 0 0 1px ${color.line}` }),
])
globalStyle(`${panel} > a`, { marginTop: space.s3 })
globalStyle(`${panel} > *`, { '@media': { [above.phone]: { gridColumn: 2 } } })
export const drawing = style({ width: 'min(100%, 20rem)', marginBottom: '.5rem' })
globalStyle(`${panel} > ${drawing}`, {
  '@media': { [above.phone]: { gridArea: '1 / 1 / 6 / 2', width: '100%', margin: 0 } },
})
globalStyle(`${panel} > :is(h1, h2)`, { '@media': { [above.phone]: { gridRow: 2 } } })
globalStyle(`${panel} > p`, { '@media': { [above.phone]: { gridRow: 3 } } })
globalStyle(`${panel} > a`, { '@media': { [above.phone]: { gridRow: 4 } } })
