import { style } from '@vanilla-extract/css'
import { upTo } from '#renderer/theme/breakpoints.ts'
import { vars } from '#renderer/theme/contract.css.ts'
import { twelveGapped, wholeWhenMedium } from '#renderer/theme/fragments.ts'

const { color, ill, radius, space } = vars
const quiet = `color-mix(in srgb, ${color.ink} 80%, ${color.secondSoft})`
const side = 'clamp(1.75rem, 1rem + 3vw, 3.5rem)'

export const panel = style({
  ...twelveGapped,
  alignItems: 'end',
  overflow: 'hidden',
  borderRadius: `calc(${radius.large} + 4px)`,
  background: color.secondSoft,
})
export const words = style({
  gridColumn: '1 / 7',
  alignSelf: 'center',
  padding: side,
  paddingInlineEnd: 0,
  '@media': { [upTo.medium]: { gridColumn: '1 / -1', paddingInlineEnd: side } },
})
export const heading = style({
  fontSize: 'clamp(1.75rem, 1.4rem + 1.4vw, 2.5rem)',
  selectors: { '&:focus': { outline: 'none' } },
})
export const text = style({ marginTop: '.625rem', maxWidth: '30em', color: quiet })
export const failure = style({ marginTop: space.s5, maxWidth: '34em', fontSize: '1rem' })
export const actions = style({ marginTop: space.s6 })
export const art = style({ gridColumn: '7 / 13', '@media': wholeWhenMedium })
export const scene = style({ display: 'block' })
/** For the paper, which is light in the dark theme, too. */
export const onPaper = style({ selectors: { '&&': { fill: ill.line } } })
export const box = style({ fill: ill.gate })
export const tick = style({ selectors: { '&&': { stroke: ill.stone } } })
export const meter = style({
  gridColumn: '8 / 13',
  justifySelf: 'end',
  width: 'min(100%, 26rem)',
  padding: 'clamp(1.5rem, 1rem + 2vw, 3rem) clamp(1.5rem, 1rem + 2vw, 3rem) 0',
  '@media': {
    [upTo.medium]: { gridColumn: '1 / -1', justifySelf: 'center', paddingTop: 0, width: 'min(100%, 22rem)' },
  },
})
export const way = style({
  fill: 'none',
  stroke: `color-mix(in srgb, ${color.second} 24%, transparent)`,
  strokeWidth: 30,
})
export const gone = style({ fill: 'none', stroke: color.second, strokeWidth: 30 })
export const amount = style({ fontWeight: 500, fill: quiet })
