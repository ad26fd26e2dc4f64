import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css'
import { upTo } from '../theme/breakpoints.ts'
import { vars } from '../theme/contract.css.ts'
import { inlineRow } from '../theme/fragments.ts'
import { whenDark } from './when-dark.ts'

const { color, ease, font, radius } = vars
const transition = `background-color .16s ${ease}, border-color .16s ${ease}, transform .16s ${ease}`

export const button = style({
  ...inlineRow('.625rem'),
  justifyContent: 'center',
  minHeight: '3rem',
  padding: '.625rem 1.375rem',
  border: '1.5px solid transparent',
  borderRadius: radius.medium,
  font: `650 1rem/1.25 ${font.text}`,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  transition,
  selectors: {
    '&:active': { transform: 'translateY(1px)' },
    '&:focus-visible': { borderRadius: radius.medium },
    '&:is([disabled], [aria-disabled=true])': { cursor: 'not-allowed', transform: 'none' },
  },
  '@media': {
    [upTo.narrow]: { whiteSpace: 'normal', textAlign: 'center' },
    // Paper has nothing to press
    print: { display: 'none' },
  },
})

const enabled = '&:hover:not([disabled], [aria-disabled=true])'
const band = '[data-ground=band]'
const disabled = '&:is([disabled], [aria-disabled=true])'
const greyed = {
  background: `color-mix(in srgb, ${color.ink} 12%, ${color.surface})`,
  borderColor: 'transparent',
  color: `color-mix(in srgb, ${color.ink} 74%, ${color.surface})`,
}

export const variant = styleVariants({
  /** At most one per view. */
  primary: [
    {
      background: color.accent,
      color: color.onAccent,
      selectors: {
        [enabled]: { background: color.accentHover },
        // Red on green would differ in hue alone. In the dark theme a light button would outshine the page
        [`${band} &`]: { background: color.onBand, color: color.band },
        [`${band} ${enabled}`]: { background: '#fff' },
        [disabled]: greyed,
      },
      '@media': { '(forced-colors: active)': { borderColor: 'ButtonText' } },
    },
    whenDark({ background: color.accent, color: color.onAccent }, `${band} &`),
    whenDark({ background: color.accentHover }, `${band} ${enabled}`),
  ],
  outline: {
    background: 'transparent',
    color: color.ink,
    borderColor: color.lineStrong,
    selectors: {
      [enabled]: { borderColor: color.ink, background: `color-mix(in srgb, ${color.ink} 5%, transparent)` },
      [disabled]: { ...greyed, background: 'transparent', borderColor: color.line },
    },
  },
  quiet: {
    background: 'transparent',
    color: color.accent,
    paddingInline: 0,
    textDecoration: 'underline',
    textDecorationThickness: '1.5px',
    textUnderlineOffset: '.3em',
    selectors: {
      [enabled]: { textDecorationThickness: '2.5px' },
      [disabled]: { ...greyed, background: 'transparent', textDecoration: 'none' },
    },
  },
})

/** The same three on a green band or another ground that is dark in both themes. */
export const inverse = styleVariants({
  // `variant.primary` already adapts to a green band
  primary: [variant.primary],
  outline: {
    background: 'transparent',
    color: color.onBand,
    borderColor: color.onBandMuted,
    selectors: { [enabled]: { borderColor: color.onBand, background: 'rgb(255 255 255 / .08)' } },
  },
  quiet: {
    background: 'transparent',
    color: color.onBand,
    paddingInline: 0,
    textDecoration: 'underline',
    textDecorationThickness: '1.5px',
    textUnderlineOffset: '.3em',
    selectors: { [enabled]: { textDecorationThickness: '2.5px' } },
  },
})

export const block = style({ width: '100%' })
export const blockOnPhones = style({ '@media': { [upTo.narrow]: { width: '100%' } } })

export const arrow = style({ transition: `transform .16s ${ease}` })
globalStyle(`${button}:hover ${arrow}`, { transform: 'translateX(3px)' })

const pulse = keyframes({ to: { opacity: 0.9 } })
/** Pressed and still waiting for its code or for the next page. */
globalStyle('[data-busy]', {
  opacity: 0.5,
  cursor: 'progress',
  animation: `${pulse} .6s infinite alternate`,
})
