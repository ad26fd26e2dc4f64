import { globalStyle, style } from '@vanilla-extract/css'
import { upTo } from '../theme/breakpoints.ts'

// Drawn in the units of the bridge before it (renderer/layout/footer-bridge.css.ts), over the whole window
const bridge = 'clamp(7rem, 10.4vw, 12rem)'
export const scene = style({
  display: 'block',
  height: `calc(1.853 * ${bridge})`,
  marginInlineStart: 'calc(-1 * clamp(1.25rem, 26vw - 5rem, 30rem))',
  // what is smaller there needs less air above it
  '@media': { [upTo.narrow]: { marginTop: `calc(-.4 * ${bridge})` } },
})
globalStyle(`svg${scene}`, { width: '100vw', maxWidth: 'none' })
// On phones both arches are smaller and stand at the margins, the courier between them; the height gives the scale, 1.34
// units to a pixel, and half the window is 67vw of them.
export const letter = style({
  transform: 'translate(236px, 110px) scale(.667)',
  '@media': { [upTo.narrow]: { transform: 'translate(calc(720px - 67vw), 205px) scale(.44)' } },
})
export const answer = style({
  transform: 'translateX(12px)',
  '@media': { [upTo.narrow]: { transform: 'translate(calc(2px + 67vw), 139px) scale(.6)' } },
})
/** On phones it hangs to the left of the head. */
export const bubble = style({
  '@media': { [upTo.narrow]: { transform: 'translateX(2066px) scaleX(-1)' } },
})
export const tick = style({ '@media': { [upTo.narrow]: { transform: 'translateX(-194px)' } } })
export const plane = style({
  transform: 'translate(806px, 120px) rotate(14deg)',
  '@media': { [upTo.narrow]: { transform: 'translate(724px, 170px)' } },
})
/** What is there on phones alone. */
export const close = style({ display: 'none', '@media': { [upTo.narrow]: { display: 'inline' } } })
/** What has no room on phones. */
export const roomy = style({ '@media': { [upTo.narrow]: { display: 'none' } } })
export const writing = style({
  fontSize: '27px',
  '@media': { [upTo.narrow]: { fontSize: '36px' } },
})
// The letter's paper is light in both themes
globalStyle(`${writing} text`, { fill: '#1C2321' })
