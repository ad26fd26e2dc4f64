import { globalStyle, style } from '@vanilla-extract/css'
import { upTo } from '../theme/breakpoints.ts'
import { vars } from '../theme/contract.css.ts'
import { twelveGapped } from '../theme/fragments.ts'
import { lead } from './section.css.ts'

const { color, ill, radius, space } = vars

export const section = style({})
export const head = style({})
globalStyle(`${head} > h2`, { maxWidth: '14em' })
globalStyle(`${head} > ${lead}`, { marginTop: space.s4 })

export const example = style({
  ...twelveGapped,
  rowGap: space.s6,
  alignItems: 'center',
  marginTop: 'clamp(2.5rem, 1.5rem + 4vw, 5rem)',
})
export const frame = style({
  gridColumn: '1 / 8',
  gridRow: 1,
  overflow: 'hidden',
  outline: `2px dashed color-mix(in srgb, ${color.ink} 28%, transparent)`,
  outlineOffset: -12,
  selectors: { [`${example}:nth-of-type(even) &`]: { gridColumn: '6 / 13' } },
  '@media': {
    [upTo.medium]: {
      gridColumn: '1 / -1',
      gridRow: 'auto',
      selectors: { [`${example}:nth-of-type(even) &`]: { gridColumn: '1 / -1' } },
    },
  },
})
const cut = 'clamp(7rem, 16vw, 14rem)'
const cloth = (place: number, background: string, borderRadius: string) =>
  globalStyle(`${example}:nth-of-type(${place}) > ${frame}`, { background, borderRadius })
cloth(1, color.accentSoft, `${cut} ${cut} ${radius.large} ${radius.large}`)
cloth(2, color.secondSoft, `${radius.large} ${cut} ${radius.large} ${radius.large}`)
cloth(
  3,
  `color-mix(in srgb, ${ill.pane} 28%, ${color.paper})`,
  `${cut} ${radius.large} ${radius.large} ${radius.large}`,
)
globalStyle(`${frame} > svg`, { width: '100%', height: 'auto', aspectRatio: '560 / 420', paddingTop: '1rem' })

export const words = style({
  gridColumn: '8 / 13',
  gridRow: 1,
  paddingInlineStart: space.s8,
  selectors: {
    [`${example}:nth-of-type(even) &`]: { gridColumn: '1 / 6', padding: `0 ${space.s8} 0 0` },
  },
  '@media': {
    [upTo.medium]: {
      gridColumn: '1 / -1',
      gridRow: 'auto',
      padding: 0,
      selectors: { [`${example}:nth-of-type(even) &`]: { gridColumn: '1 / -1', padding: 0 } },
    },
  },
})
export const title = style({ fontSize: 'clamp(1.5rem, 1.3rem + .9vw, 2rem)', marginBottom: space.s4 })
export const row = style({
  paddingBlock: space.s4,
  borderTop: `1px solid ${color.line}`,
  lineHeight: 1.5,
})
export const term = style({ color: color.second, fontSize: '1.0625rem', fontWeight: 650 })
