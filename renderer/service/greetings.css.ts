import { globalStyle, style } from '@vanilla-extract/css'
import { upTo } from '../theme/breakpoints.ts'
import { vars } from '../theme/contract.css.ts'
import { twelveColumns, wholeWhenMedium } from '../theme/fragments.ts'
import { quiet } from './section.css.ts'

const { color, font, ill, space } = vars

export const ground = style({ overflowX: 'clip' })
export const grid = style({ ...twelveColumns, gap: `${space.s10} ${space.gap}`, alignItems: 'center' })
export const list = style({
  gridColumn: '1 / 7',
  gridRow: 1,
  display: 'grid',
  justifyItems: 'start',
  gap: space.s3,
  '@media': wholeWhenMedium,
})
export const greeting = style({
  padding: '.3em .7em .36em',
  borderRadius: '.7em .7em .7em .12em',
  border: `2px solid ${ill.line}`,
  background: ill.stone,
  color: ill.line,
  font: `700 clamp(1.625rem, 1.1rem + 2.2vw, 2.75rem)/1.1 ${font.display}`,
  letterSpacing: '-.028em',
  selectors: {
    '&:nth-child(even)': {
      justifySelf: 'end',
      borderRadius: '.7em .7em .12em .7em',
      background: color.second,
      color: color.paper,
    },
  },
})
export const words = style({
  gridColumn: '8 / 13',
  display: 'grid',
  gap: space.s5,
  '@media': { [upTo.medium]: { gridColumn: '1 / -1', gridRow: 2 } },
})
globalStyle(`${words} > p`, { color: quiet })
