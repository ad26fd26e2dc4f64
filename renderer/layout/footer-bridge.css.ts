import { style } from '@vanilla-extract/css'
import { upTo } from '../theme/breakpoints.ts'
// Imported first, so that the bridge's own height overrides that of illustrations
import '../ui/illustration.css.ts'

export const clip = style({ overflowX: 'clip', '@media': { print: { display: 'none' } } })
const height = 'clamp(5.6rem, 8.32vw, 9.6rem)'
export const scene = style({
  position: 'relative',
  zIndex: 1,
  marginBottom: `calc(-.575 * ${height})`,
  pointerEvents: 'none',
  '@media': { print: { display: 'none' } },
})
export const bridge = style({
  position: 'relative',
  height,
  // Avoids a hairline of the page's ground between drawing and footer
  marginBottom: '-1px',
  '@media': { [upTo.narrow]: { marginBottom: '-2rem' } },
})
