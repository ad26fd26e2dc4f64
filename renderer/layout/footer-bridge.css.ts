import { style } from '@vanilla-extract/css'
import { upTo } from '../theme/breakpoints.ts'

export const clip = style({ overflowX: 'clip', '@media': { print: { display: 'none' } } })
const height = 'clamp(5.6rem, 8.32vw, 9.6rem)'
export const behind = style({
  width: 'min(56%, 24rem)',
  // left of the courier
  marginInlineStart: 'clamp(1.25rem, 26vw - 5rem, 30rem)',
  // down to the deck, which hides its lower edge
  marginBottom: `calc(-.575 * ${height})`,
  '@media': { print: { display: 'none' } },
})
export const bridge = style({
  position: 'relative',
  display: 'block',
  height,
  // no hairline of the page's ground between drawing and footer
  marginBottom: '-1px',
  // on phones the footer's first line comes closer
  '@media': { [upTo.narrow]: { marginBottom: '-1rem' } },
})
