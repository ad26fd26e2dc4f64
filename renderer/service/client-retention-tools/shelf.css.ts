import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#renderer/theme/contract.css.ts'
import { upTo } from '../../theme/breakpoints.ts'

const { color, ill, space } = vars
const between = 'clamp(.75rem, 2.5vw, 2rem)'

export const shelf = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  rowGap: space.s16,
  '@media': {
    [upTo.medium]: { gridTemplateColumns: '1fr 1fr' },
    [upTo.narrow]: { rowGap: space.s10 },
  },
})
export const tool = style({ display: 'grid', gridTemplateRows: 'auto 1fr' })
/** Runs on from tool to tool, so that the row reads as one board. */
export const board = style({
  paddingInlineEnd: between,
  borderBottom: `12px solid ${ill.gate}`,
})
/** Wide enough that all six stay within the curve of their arch. */
export const niche = style({
  display: 'grid',
  alignItems: 'end',
  justifyItems: 'center',
  aspectRatio: '1 / .74',
  borderRadius: '999px 999px 0 0',
  background: color.secondSoft,
  lineHeight: 0,
})
const inTurn = (place: string) => `${tool}:is(${place}) ${niche}`
globalStyle(inTurn(':nth-child(2), :nth-child(4)'), { background: color.accentSoft })
globalStyle(inTurn(':nth-child(3), :nth-child(5)'), { background: color.sand })
// what is drawn ends just above the lower edge of its drawing
globalStyle(`${niche} > svg`, {
  width: '82%',
  marginBottom: '-2%',
  '@media': { [upTo.narrow]: { width: '90%' } },
})
export const words = style({
  display: 'grid',
  alignContent: 'start',
  gap: space.s2,
  padding: `${space.s5} ${between} 0 0`,
})
export const text = style({
  color: color.inkMuted,
  fontSize: '1rem',
  lineHeight: 1.5,
  textWrap: 'pretty',
})
