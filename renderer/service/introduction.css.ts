import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { twelveColumns, wholeWhenMedium } from '../theme/grid.ts'

const { color, size, space } = vars

export const grid = style({
  ...twelveColumns,
  gap: `${space.s6} ${space.gap}`,
})
export const heading = style({
  gridColumn: '1 / 7',
  paddingInlineEnd: space.s4,
  '@media': wholeWhenMedium,
})
export const text = style({
  gridColumn: '7 / 13',
  display: 'grid',
  gap: space.s5,
  fontSize: '1.125rem',
  '@media': wholeWhenMedium,
})
export const paragraph = style({ textWrap: 'pretty', selectors: { '& + &': { color: color.inkMuted } } })
export const origin = style({ color: color.inkMuted, fontSize: size.small })
globalStyle(`${origin} > small`, { display: 'inline', font: 'inherit' })
globalStyle(`${origin} > small::before`, { content: '· ' })
