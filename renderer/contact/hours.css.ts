import { globalStyle, style } from '@vanilla-extract/css'
import { upTo } from '../theme/breakpoints.ts'
import { vars } from '../theme/contract.css.ts'
import { whenDark } from '../ui/when-dark.ts'

const { color, ill, radius, size, space } = vars
// All rows share the columns: days, bar, times.
const shared = {
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: 'subgrid',
  alignItems: 'center',
} as const

export const hours = style({
  alignSelf: 'stretch',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  columnGap: space.s5,
  marginTop: space.s4,
  '@media': { [upTo.narrow]: { gridTemplateColumns: '1fr auto' } },
})
export const rows = style({ ...shared, rowGap: space.s4 })
export const row = style(shared)
export const days = style({ fontWeight: 600 })
export const open = style({
  ...shared,
  gridColumn: '2 / -1',
  '@media': { [upTo.narrow]: { display: 'contents' } },
})
export const time = style({ gridColumn: 2, fontWeight: 600, textAlign: 'end' })
export const closed = style({ color: color.inkMuted, fontWeight: 400 })
export const bar = style([
  {
    gridColumn: 1,
    gridRow: 1,
    width: '100%',
    height: '2.5rem',
    borderRadius: radius.small,
    background: color.sunk,
    '@media': {
      [upTo.narrow]: { gridColumn: '1 / -1', gridRow: 'auto', height: '1.5rem', marginTop: space.s1 },
      '(forced-colors: active)': { border: '1px solid CanvasText' },
    },
  },
  whenDark({ background: color.paper }),
])
export const shut = style({
  border: `1.5px dashed ${color.lineStrong}`,
  selectors: { [`${bar}&`]: { background: 'none' } },
})
export const openHours = style([
  { fill: color.second, '@media': { '(forced-colors: active)': { fill: 'Highlight' } } },
  whenDark({ fill: ill.mid }),
])
export const axis = style({
  gridColumn: 2,
  display: 'flex',
  justifyContent: 'space-between',
  marginTop: space.s2,
  fontSize: size.small,
  color: color.inkMuted,
  '@media': { [upTo.narrow]: { gridColumn: '1 / -1' } },
})
// Each figure is centred on its hour.
globalStyle(`${axis} span`, { width: 0, display: 'flex', justifyContent: 'center' })
