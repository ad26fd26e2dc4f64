import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#renderer/theme/contract.css.ts'
import { above, upTo } from '../../theme/breakpoints.ts'

const { space } = vars

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  columnGap: space.gap,
  marginTop: space.s12,
  '@media': { [upTo.medium]: { gridTemplateColumns: '1fr', rowGap: space.s10, marginTop: space.s6 } },
})
export const column = style({
  fontSize: '1.125rem',
  '@media': {
    [`${above.narrow} and ${upTo.medium}`]: {
      display: 'grid',
      gridTemplateColumns: '1fr 1fr',
      columnGap: space.s8,
      alignItems: 'center',
    },
  },
})
/** On one road, which crosses the gaps where they stand side by side. */
export const drawing = style({
  marginBottom: space.s5,
  lineHeight: 0,
  '@media': { [upTo.medium]: { width: 'min(100%, 24rem)', overflowX: 'clip' } },
})
/** The first drawing is lower than the others. */
globalStyle(`${column}:first-child svg`, { '@media': { [upTo.narrow]: { marginTop: '-2rem' } } })
/** Leads to what stands beside it. */
globalStyle(`${drawing} .flow`, { '@media': { [upTo.medium]: { display: 'none' } } })
export const text = style({
  textWrap: 'pretty',
  paddingInlineEnd: space.s5,
})
