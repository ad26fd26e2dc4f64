import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#renderer/theme/contract.css.ts'
import { above, upTo } from '../../theme/breakpoints.ts'

const { color, radius, space } = vars

/** The two agents side by side, and what both do under them. */
export const agents = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  gap: `${space.s16} ${space.gap}`,
  '@media': { [upTo.medium]: { gridTemplateColumns: '1fr', rowGap: space.s10 } },
})
export const agent = style({
  gridColumn: 'span 2',
  display: 'grid',
  alignContent: 'start',
  rowGap: space.s2,
  selectors: {
    '&:nth-child(-n + 2)': {
      gridColumn: 'span 3',
      padding: 'clamp(1.5rem, 1rem + 2vw, 3rem)',
      borderRadius: radius.large,
      background: color.accentSoft,
    },
    '&:first-child': { background: color.secondSoft },
  },
  '@media': {
    [upTo.medium]: { selectors: { '&:nth-child(n)': { gridColumn: '1' } } },
  },
})
export const drawing = style({ width: '12.5rem', maxWidth: '100%', marginBottom: space.s5 })
globalStyle(`${agent}:nth-child(-n + 2) > ${drawing}`, {
  '@media': { [above.medium]: { width: '100%', marginBottom: space.s8 } },
})
// On phones what both do stands beside its drawing
globalStyle(`${agent}:nth-child(n + 3)`, {
  '@media': {
    [upTo.narrow]: {
      gridTemplateColumns: '9.5rem minmax(0, 1fr)',
      columnGap: space.s4,
      gridTemplateRows: 'auto 1fr',
    },
  },
})
globalStyle(`${agent}:nth-child(n + 3) > ${drawing}`, {
  '@media': { [upTo.narrow]: { gridRow: 'span 2', marginBottom: 0 } },
})
globalStyle(`${agent}:nth-child(-n + 2) > ${drawing}`, {
  '@media': { [upTo.medium]: { width: 'min(100%, 24rem)' } },
})
export const text = style({ fontSize: '1rem', lineHeight: 1.5, textWrap: 'pretty' })
globalStyle(`${agent}:nth-child(n + 3) > ${text}`, { color: color.inkMuted })
