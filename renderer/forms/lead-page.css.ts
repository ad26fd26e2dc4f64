import { globalStyle, style } from '@vanilla-extract/css'
import { above, upTo } from '../theme/breakpoints.ts'
import { vars } from '../theme/contract.css.ts'
import { framedCard, twelveColumns, wholeWhenMedium } from '../theme/fragments.ts'

const { color, font, ill, shadow, size, space } = vars

export const page = style({
  ...twelveColumns,
  gap: `${space.s10} ${space.gap}`,
  alignItems: 'start',
  gridTemplateRows: 'auto 1fr',
  paddingBottom: 'clamp(4rem, 3rem + 3vw, 6rem)',
  paddingTop: 'clamp(2rem, 1rem + 3.4vw, 4.5rem)',
})
export const opening = style({
  position: 'relative',
  gridColumn: '1 / 7',
  display: 'grid',
  gap: space.s5,
  '@media': wholeWhenMedium,
})
export const lead = style({ fontSize: size.lead, lineHeight: 1.5, color: color.inkMuted, maxWidth: '28em' })
export const art = style({
  gridColumn: '1 / 7',
  alignSelf: 'end',
  width: `calc(100% - ${space.s10})`,
  borderBottom: `2px solid ${ill.ground}`,
  '@media': {
    [upTo.medium]: {
      order: 1,
      gridColumn: '1 / -1',
      justifySelf: 'center',
      width: 'min(100%, 26rem)',
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
  ...framedCard,
  boxShadow: shadow.low,
  '@media': {
    [above.medium]: { alignSelf: 'stretch', alignContent: 'space-between' },
    [upTo.medium]: { gridColumn: '1 / -1', gridRow: 'auto' },
  },
})
globalStyle(`${page}:has(> ${art}) > ${form}`, {
  '@media': { [above.medium]: { padding: space.s12, rowGap: space.s10 } },
})
export const after = style({
  gridColumn: '1 / 7',
  gridRow: 2,
  alignSelf: 'stretch',
  '@media': { [upTo.medium]: { gridColumn: '1 / -1', gridRow: 'auto' } },
})
export const below = style({ order: 2, gridColumn: '1 / -1' })
export const summary = style({ gridColumn: '1 / -1' })
export const actions = style({ gridColumn: '1 / -1', display: 'grid', paddingTop: space.s2 })

export const reference = style({ display: 'grid', gap: '.125rem' })
export const referenceLabel = style({ fontSize: size.small, color: color.inkMuted })
export const referenceCode = style({
  font: `660 1.375rem/1.3 ${font.display}`,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '.01em',
  whiteSpace: 'nowrap',
})
