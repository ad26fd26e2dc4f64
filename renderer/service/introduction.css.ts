import { style } from '@vanilla-extract/css'
import { upTo } from '../theme/breakpoints.ts'
import { vars } from '../theme/contract.css.ts'

const { color, space } = vars

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  gap: `${space.s6} ${space.gap}`,
})
export const heading = style({
  gridColumn: '1 / 7',
  paddingInlineEnd: space.s4,
  '@media': { [upTo.medium]: { gridColumn: '1 / -1' } },
})
export const text = style({
  gridColumn: '7 / 13',
  display: 'grid',
  gap: space.s5,
  fontSize: '1.125rem',
  '@media': { [upTo.medium]: { gridColumn: '1 / -1' } },
})
export const paragraph = style({ selectors: { '& + &': { color: color.inkMuted } } })
