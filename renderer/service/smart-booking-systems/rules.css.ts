import { style } from '@vanilla-extract/css'
import { vars } from '#renderer/theme/contract.css.ts'
import { upTo } from '../../theme/breakpoints.ts'
import { twelveColumns } from '../../theme/grid.ts'

const { color, size, space } = vars

export const ground = style({
  marginTop: space.section,
  paddingTop: space.section,
  background: color.sunk,
  overflowX: 'clip',
})
export const grid = style({
  ...twelveColumns,
  gap: `${space.s12} ${space.gap}`,
  alignItems: 'end',
})
export const street = style({
  gridColumn: '1 / 8',
  lineHeight: 0,
  '@media': { [upTo.medium]: { gridColumn: '1 / -1', gridRow: 2, maxWidth: '36rem' } },
})
export const words = style({
  gridColumn: '8 / 13',
  alignSelf: 'stretch',
  display: 'flex',
  flexDirection: 'column',
  paddingBottom: space.s12,
  '@media': { [upTo.medium]: { gridColumn: '1 / -1', paddingBottom: 0 } },
})
export const text = style({
  marginTop: space.s5,
  color: color.inkMuted,
  fontSize: size.lead,
  lineHeight: 1.5,
})
export const rules = style({ marginTop: 'auto', paddingTop: space.s8 })
export const rule = style({
  paddingBlock: space.s4,
  borderTop: `1px solid ${color.lineStrong}`,
})
export const ruleText = style({
  marginTop: '.2rem',
  color: color.inkMuted,
  fontSize: '1rem',
  lineHeight: 1.5,
})
