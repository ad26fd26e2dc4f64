import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { upTo } from '#renderer/theme/breakpoints.ts'
import { vars } from '#renderer/theme/contract.css.ts'
import { twelveColumns } from '#renderer/theme/fragments.ts'

const { color, ill, radius, space } = vars

export const tiles = style({
  ...twelveColumns,
  gap: space.gap,
  marginTop: 'clamp(2rem, 1.4rem + 2.4vw, 3.5rem)',
})
const tile = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  rowGap: space.s8,
  paddingTop: 'clamp(1.5rem, 1rem + 1.8vw, 2.5rem)',
  borderRadius: radius.large,
  overflow: 'hidden',
  '@media': { [upTo.narrow]: { gridColumn: '1 / -1 !important' } },
})
const wideTile = { [upTo.medium]: { gridColumn: '1 / -1' } }
const half = (from: string) => ({ [upTo.medium]: { gridColumn: from } })
// Continues the shop counter below the drawing, so that no band shows at the tile's rounded lower corners
const background = `linear-gradient(to top, ${ill.stone2} .75rem, ${color.band} 0)`
export const place = styleVariants({
  languages: [tile, { gridColumn: '1 / 8', background, color: color.onBand, '@media': wideTile }],
  custom: [tile, { gridColumn: '8 / 13', background: color.accentSoft, '@media': half('1 / 7') }],
  prices: [tile, { gridColumn: '1 / 6', background: color.sand, '@media': half('7 / 13') }],
  reply: [tile, { gridColumn: '6 / 13', background: color.secondSoft, '@media': wideTile }],
})
export const words = style({ paddingInline: 'clamp(1.5rem, 1rem + 1.8vw, 2.5rem)' })
globalStyle(`${words} h3`, { fontSize: 'clamp(1.5rem, 1.3rem + .8vw, 2rem)' })
export const text = style({
  marginTop: space.s2,
  maxWidth: '27em',
  color: `color-mix(in srgb, ${color.ink} 80%, ${color.paper})`,
  selectors: { [`${place.languages} &`]: { color: color.onBandMuted } },
})
globalStyle(`${tile} > svg`, { maxHeight: '15rem' })
