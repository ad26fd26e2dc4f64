import { style } from '@vanilla-extract/css'
import { vars } from '#renderer/theme/contract.css.ts'
import { upTo } from '../../theme/breakpoints.ts'
import { twelveColumns } from '../../theme/grid.ts'

const { color, radius, space } = vars

export const grid = style({
  ...twelveColumns,
  gridTemplateRows: 'auto 1fr',
  gap: `${space.s8} ${space.gap}`,
})
export const heading = style({
  gridColumn: '1 / 5',
  '@media': { [upTo.medium]: { gridColumn: '1 / -1' } },
})
export const rose = style({
  gridColumn: '1 / 5',
  alignSelf: 'end',
  width: 'min(90%, 20rem)',
  '@media': { [upTo.medium]: { display: 'none' } },
})
/** Framed twice, as the edge of a map is. */
export const key = style({
  gridColumn: '5 / 13',
  gridRow: '1 / 3',
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: `clamp(1.75rem, 1.2rem + 2vw, 3rem) ${space.s8}`,
  padding: 'clamp(1.5rem, 1rem + 2.4vw, 3rem)',
  background: color.surface,
  border: `2px solid ${color.ink}`,
  borderRadius: radius.small,
  outline: `1px solid ${color.lineStrong}`,
  outlineOffset: '-.625rem',
  '@media': {
    [upTo.medium]: { gridColumn: '1 / -1', gridRow: 'auto' },
    [upTo.narrow]: { gridTemplateColumns: '1fr' },
  },
})
export const entry = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space.s5,
  alignItems: 'start',
})
export const sign = style({ selectors: { '&&': { width: '3.75rem' } } })
export const text = style({
  marginTop: space.s1,
  color: color.inkMuted,
  fontSize: '1rem',
  lineHeight: 1.5,
  textWrap: 'pretty',
})
