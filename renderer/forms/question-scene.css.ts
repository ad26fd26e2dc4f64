import { globalStyle, style } from '@vanilla-extract/css'
import { above, upTo } from '../theme/breakpoints.ts'

// Drawn in the units of the bridge below it (renderer/layout/footer-bridge.css.ts), over the whole window
const bridge = 'clamp(7rem, 10.4vw, 12rem)'
export const scene = style({ display: 'block', height: `calc(1.853 * ${bridge})` })
globalStyle(`svg${scene}`, { width: '100vw', maxWidth: 'none' })
const between = `${above.narrow} and ${upTo.large}`
// The outer edge of each arch is at the page's edge. On phones both are smaller and side by side, and the
// scale follows from the height: 1.34 units to a pixel, so half the window is 67vw of units.
const narrowLetter = 'translate(calc(min(747px - 67vw, 506px) - 33px), 130px) scale(.556)'
const narrowAnswer = 'translate(calc(max(693px + 67vw, 934px) - 960px), 39px) scale(.833)'
export const letter = style({
  transform: 'translate(104px, 110px) scale(.667)',
  '@media': {
    [between]: { transform: 'translate(206px, 110px) scale(.667)' },
    [upTo.narrow]: { transform: narrowLetter },
  },
})
export const answer = style({
  transform: 'translateX(144px)',
  '@media': {
    [between]: { transform: 'translateX(42px)' },
    [upTo.narrow]: { transform: narrowAnswer },
  },
})
export const way = style({
  '@media': {
    [between]: { transform: 'translateX(184px) scaleX(.75)' },
    [upTo.narrow]: { display: 'none' },
  },
})
const half = style({ '@media': { [above.narrow]: { display: 'none' } } })
export const firstHalf = style([half, { transform: narrowLetter }])
export const secondHalf = style([half, { transform: narrowAnswer }])
export const plane = style({
  transform: 'translate(737px, 101px) rotate(6deg) scale(2.1)',
  '@media': { [upTo.narrow]: { transform: 'translate(722px, 97px) scale(1.1)' } },
})
// The letter's paper is light in both themes
globalStyle(`${letter} text`, { fontSize: '33px', fill: '#1C2321' })
