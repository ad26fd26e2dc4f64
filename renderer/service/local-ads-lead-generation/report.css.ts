import { style } from '@vanilla-extract/css'
import { vars } from '#renderer/theme/contract.css.ts'
import { upTo } from '../../theme/breakpoints.ts'
import { twelveColumns } from '../../theme/grid.ts'

const { color, space } = vars

export const ground = style({ background: color.accentSoft, overflowX: 'clip' })
export const grid = style({
  ...twelveColumns,
  columnGap: space.gap,
  alignItems: 'end',
})
export const scene = style({
  gridColumn: '1 / 8',
  marginInlineStart: '-2rem',
  paddingTop: space.s12,
  '@media': {
    [upTo.medium]: { gridColumn: '1 / -1', gridRow: 2, marginInlineStart: 0, paddingTop: space.s8 },
  },
})
export const text = style({
  gridColumn: '8 / 13',
  alignSelf: 'center',
  paddingBlock: 'clamp(3rem, 2rem + 4vw, 6rem)',
  '@media': { [upTo.medium]: { gridColumn: '1 / -1', paddingBlock: `${space.s12} 0` } },
})
export const items = style({ display: 'grid', gap: space.s6, marginTop: space.s8 })
export const item = style({
  paddingTop: space.s5,
  borderTop: `1px solid color-mix(in srgb, ${color.ink} 18%, ${color.accentSoft})`,
})
export const line = style({
  marginTop: space.s2,
  color: `color-mix(in srgb, ${color.ink} 80%, ${color.accentSoft})`,
})
