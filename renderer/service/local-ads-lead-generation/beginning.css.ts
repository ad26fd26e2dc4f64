import { style } from '@vanilla-extract/css'
import { vars } from '#renderer/theme/contract.css.ts'
import { above, upTo } from '../../theme/breakpoints.ts'

const { space } = vars

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  columnGap: space.gap,
  marginTop: space.s10,
  '@media': { [upTo.medium]: { gridTemplateColumns: '1fr', rowGap: space.s10 } },
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
export const text = style({
  textWrap: 'pretty',
  paddingInlineEnd: space.s5,
})
