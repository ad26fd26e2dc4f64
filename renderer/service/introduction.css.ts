import { globalStyle, style } from '@vanilla-extract/css'
import { above, upTo } from '../theme/breakpoints.ts'
import { vars } from '../theme/contract.css.ts'
import { columnsOf, twelveColumns, twelveGapped, wholeWhenMedium } from '../theme/fragments.ts'

const { color, size, space } = vars

export const grid = style({ ...twelveColumns, gap: `${space.s6} ${space.gap}` })
export const heading = style({ gridColumn: '1 / 7', paddingInlineEnd: space.s4, '@media': wholeWhenMedium })
export const headingAcross = style({
  gridColumn: '1 / -1',
  '@media': {
    [above.medium]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      columnGap: space.s12,
      alignItems: 'end',
    },
  },
})
export const drawing = style({
  width: 'min(100%, 23rem)',
  marginTop: space.s10,
  '@media': { [upTo.medium]: { marginTop: space.s6 } },
})
globalStyle(`${headingAcross} > ${drawing}`, {
  '@media': { [above.medium]: { width: '23rem', marginTop: 0 } },
})
const paragraphs = { display: 'grid', alignContent: 'start', gap: space.s5, fontSize: '1.125rem' } as const
export const text = style({ ...paragraphs, gridColumn: '7 / 13', '@media': wholeWhenMedium })
export const textAcross = style({
  ...paragraphs,
  gridColumn: '1 / -1',
  '@media': { [above.medium]: { ...twelveGapped, marginTop: space.s2 } },
})
globalStyle(`${textAcross} > p`, { gridColumn: '1 / 7', '@media': wholeWhenMedium })
globalStyle(`${textAcross} > p + p`, { gridColumn: '8 / 13', '@media': wholeWhenMedium })
export const paragraph = style({ selectors: { '& + &': { color: color.inkMuted } } })
export const origin = style({ color: color.inkMuted, fontSize: size.small })
globalStyle(`${drawing} > ${origin}`, { marginTop: space.s3 })
globalStyle(`${origin} > small`, { display: 'inline', font: 'inherit' })
globalStyle(`${origin} > small::before`, { content: '· ' })

export const road = style([
  columnsOf(3, 1),
  {
    columnGap: space.gap,
    marginTop: space.s12,
    '@media': { [upTo.medium]: { rowGap: space.s10, marginTop: space.s6 } },
  },
])
export const station = style({
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
export const stationDrawing = style({
  marginBottom: space.s5,
  '@media': { [upTo.medium]: { width: 'min(100%, 24rem)', overflowX: 'clip' } },
})
globalStyle(`${station}:first-child svg`, { '@media': { [upTo.narrow]: { marginTop: '-2rem' } } })
globalStyle(`${stationDrawing} .flow`, { '@media': { [upTo.medium]: { display: 'none' } } })
globalStyle(`${station} > p`, { paddingInlineEnd: space.s5 })
