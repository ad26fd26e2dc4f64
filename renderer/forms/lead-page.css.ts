import { globalStyle, style } from '@vanilla-extract/css'
import { above, upTo } from '../theme/breakpoints.ts'
import { vars } from '../theme/contract.css.ts'
import { twelveColumns, wholeWhenMedium } from '../theme/grid.ts'

const { color, font, radius, shadow, size, space } = vars

export const page = style({
  ...twelveColumns,
  gap: `${space.s10} ${space.gap}`,
  alignItems: 'start',
  gridTemplateRows: 'auto 1fr',
  paddingBottom: 'clamp(4rem, 3rem + 3vw, 6rem)',
  paddingTop: 'clamp(2rem, 1rem + 3.4vw, 4.5rem)',
})
export const opening = style({
  gridColumn: '1 / 7',
  display: 'grid',
  gap: space.s5,
  '@media': wholeWhenMedium,
})
export const lead = style({ fontSize: size.lead, lineHeight: 1.5, color: color.inkMuted, maxWidth: '28em' })
export const art = style({
  gridColumn: '1 / 7',
  alignSelf: 'end',
  width: 'min(100%, 29rem)',
  marginTop: `calc(-1 * ${space.s3})`,
  '@media': {
    [upTo.medium]: {
      order: 1,
      gridColumn: '1 / -1',
      justifySelf: 'center',
      width: 'min(100%, 26rem)',
      margin: 0,
    },
  },
})
export const form = style({
  position: 'relative',
  gridColumn: '7 / 13',
  gridRow: '1 / 3',
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: space.s5,
  padding: 'clamp(1.25rem, 1rem + 1.4vw, 2.25rem)',
  border: `1px solid ${color.line}`,
  borderRadius: radius.large,
  background: color.surface,
  boxShadow: shadow.low,
  '@media': { [upTo.medium]: { gridColumn: '1 / -1', gridRow: 'auto' } },
})
export const below = style({ order: 2, gridColumn: '1 / -1' })
export const summary = style({ gridColumn: '1 / -1' })
export const actions = style({ gridColumn: '1 / -1', display: 'grid', paddingTop: space.s2 })

export const resultPage = style({
  ...twelveColumns,
  rowGap: space.s10,
  paddingBlock: 'clamp(2rem, 1rem + 3.4vw, 4.5rem) clamp(4rem, 2rem + 6vw, 8rem)',
})
/** As tall as the drawing beside it: the headline at its top, the ways on at its foot. */
export const result = style({
  gridColumn: '1 / 8',
  display: 'grid',
  justifyItems: 'start',
  alignContent: 'space-between',
  gap: space.s6,
  '@media': wholeWhenMedium,
})
export const news = style({ display: 'grid', gap: space.s4 })
export const resultArt = style({
  gridColumn: '8 / 13',
  '@media': {
    [upTo.medium]: { gridColumn: '1 / -1', justifySelf: 'center', width: 'min(100%, 16rem)' },
  },
})
/** The drawing before the words. */
export const mirrored = style({})
globalStyle(`${mirrored} > ${result}`, { '@media': { [above.medium]: { gridColumn: '6 / 13' } } })
globalStyle(`${mirrored} > ${resultArt}`, {
  '@media': { [above.medium]: { gridColumn: '1 / 6', gridRow: 1, paddingInlineEnd: space.s8 } },
})
/** What is worth keeping. */
export const kept = style({
  display: 'grid',
  gap: space.s3,
  maxWidth: '34rem',
  padding: 'clamp(1.25rem, 1rem + .8vw, 1.75rem)',
  border: `1.5px solid ${color.second}`,
  borderRadius: radius.large,
  background: color.surface,
})
export const reference = style({ display: 'grid', gap: '.125rem' })
export const referenceLabel = style({ fontSize: size.small, color: color.inkMuted })
export const referenceCode = style({
  font: `660 1.375rem/1.3 ${font.display}`,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '.04em',
  whiteSpace: 'nowrap',
})
globalStyle(`${kept} ${referenceCode}`, { fontSize: 'clamp(1.75rem, 1.5rem + 1vw, 2.25rem)' })
export const next = style({ color: color.inkMuted, lineHeight: 1.5, textWrap: 'pretty' })
export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: `${space.s3} ${space.s6}` })
