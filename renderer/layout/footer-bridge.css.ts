import { style } from '@vanilla-extract/css'

export const clip = style({ overflowX: 'clip', '@media': { print: { display: 'none' } } })
const height = 'clamp(7rem, 10.4vw, 12rem)'
export const behind = style({
  width: 'min(56%, 24rem)',
  // left of the courier
  marginInlineStart: 'clamp(1.25rem, 26vw - 5rem, 30rem)',
  // down to the deck, which hides its lower edge
  marginBottom: `calc(-.46 * ${height})`,
  '@media': { print: { display: 'none' } },
})
export const bridge = style({
  position: 'relative',
  display: 'block',
  height,
  // no hairline of the page's ground between drawing and footer
  marginBottom: '-1px',
})
