import { globalStyle, style } from '@vanilla-extract/css'
import { upTo } from '../theme/breakpoints.ts'

// Drawn in the units of the bridge before it (renderer/layout/footer-bridge.css.ts), over the whole window
const bridge = 'clamp(7rem, 10.4vw, 12rem)'
export const scene = style({
  display: 'block',
  height: `calc(2.6 * ${bridge})`,
  marginInlineStart: 'calc(-1 * clamp(1.25rem, 26vw - 5rem, 30rem))',
})
globalStyle(`svg${scene}`, { width: '100vw', maxWidth: 'none' })
/** Beyond the edge of a phone. */
export const answer = style({ '@media': { [upTo.narrow]: { display: 'none' } } })
export const writing = style({})
// The letter's paper is light in both themes
globalStyle(`${writing} text`, { fill: '#1C2321' })
