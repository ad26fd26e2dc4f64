import { globalStyle } from '@vanilla-extract/css'
import { vars } from './contract.css.ts'

const { color, font, size, space } = vars

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' })
globalStyle('html', { background: color.paper, textSizeAdjust: '100%', scrollPaddingTop: '6rem' })
globalStyle('body', {
  margin: 0,
  background: color.paper,
  color: color.ink,
  font: `400 ${size.body}/1.6 ${font.text}`,
  overflowX: 'clip',
  WebkitFontSmoothing: 'antialiased',
})
globalStyle('h1, h2, h3, h4', { fontFamily: font.display, margin: 0, textWrap: 'balance', color: 'inherit' })
globalStyle('h1', { fontSize: size.h1, lineHeight: 1.02, fontWeight: 720, letterSpacing: '-0.03em' })
globalStyle('h2', { fontSize: size.h2, lineHeight: 1.08, fontWeight: 690, letterSpacing: '-0.024em' })
globalStyle('h3', {
  fontSize: size.h3,
  lineHeight: 1.2,
  fontWeight: 660,
  letterSpacing: '-0.006em',
  // With letters this tight, words would run together at this size
  wordSpacing: '.05em',
})
globalStyle('p', { margin: 0, textWrap: 'pretty' })
globalStyle('ul, ol, dl, dd', { margin: 0, padding: 0, listStyle: 'none' })
globalStyle('a', { color: 'inherit' })
globalStyle('svg', { display: 'block' })
globalStyle('button, input, textarea, select', { font: 'inherit', color: 'inherit' })
globalStyle(':focus-visible', {
  outline: `3px solid ${color.accent}`,
  outlineOffset: '2px',
  borderRadius: '6px',
})
globalStyle('[data-ground=band] :focus-visible', { outlineColor: color.sun })
globalStyle('main:focus', { outline: 'none' })
globalStyle('*, *::before, *::after', {
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      // A very short duration would still run a transition wherever a colour changes with the theme
      transitionProperty: 'none !important',
      scrollBehavior: 'auto !important' as 'auto',
    },
  },
})
globalStyle('::selection', { background: color.accentSoft, color: color.ink })
globalStyle(':target', { scrollMarginTop: space.s24 })
