import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '#renderer/theme/contract.css.ts'
import { upTo } from '../../theme/breakpoints.ts'
import { twelveColumns } from '../../theme/grid.ts'

const { color, ill, radius, space, size } = vars

export const section = style({ paddingBlock: space.section })
export const heading = style({ maxWidth: '14em' })
export const lead = style({
  marginTop: space.s4,
  color: color.inkMuted,
  fontSize: size.lead,
  lineHeight: 1.5,
})

export const example = style({
  ...twelveColumns,
  columnGap: space.gap,
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
/** Each piece of cloth has a colour and a cut of its own. */
const head = 'clamp(7rem, 16vw, 14rem)'
export const cloth = styleVariants({
  warm: { background: color.accentSoft, borderRadius: `${head} ${head} ${radius.large} ${radius.large}` },
  green: {
    background: color.secondSoft,
    borderRadius: `${radius.large} ${head} ${radius.large} ${radius.large}`,
  },
  sand: {
    background: `color-mix(in srgb, ${ill.pane} 28%, ${color.paper})`,
    borderRadius: `${head} ${radius.large} ${radius.large} ${radius.large}`,
  },
})
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
