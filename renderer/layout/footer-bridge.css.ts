import { style } from '@vanilla-extract/css'

export const clip = style({ overflowX: 'clip', '@media': { print: { display: 'none' } } })
export const bridge = style({
  display: 'block',
  height: 'clamp(7rem, 10.4vw, 12rem)',
  // no hairline of the page's ground between drawing and footer
  marginBottom: '-1px',
})
