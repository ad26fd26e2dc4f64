import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#renderer/theme/contract.css.ts'
import { above, upTo } from '../../theme/breakpoints.ts'

const { color, ill, space } = vars
const between = 'clamp(.75rem, 2.5vw, 2rem)'

export const shelf = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  columnGap: between,
  rowGap: space.s16,
  '@media': {
    [upTo.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [upTo.narrow]: { rowGap: space.s10 },
  },
})
export const tool = style({ display: 'grid', gridTemplateRows: 'auto 1fr' })
/** Runs on over the gap to the next tool, so that the row reads as one board from edge to edge. */
export const board = style({
  position: 'relative',
  borderBottom: `12px solid ${ill.gate}`,
  '::after': {
    content: '',
    position: 'absolute',
    top: '100%',
    left: '100%',
    width: between,
    height: 12,
    background: ill.gate,
  },
})
for (const [query, nth] of Object.entries({ [above.medium]: '3n', [upTo.medium]: 'even' })) {
  globalStyle(`${tool}:nth-child(${nth}) > ${board}::after`, { '@media': { [query]: { display: 'none' } } })
}
/** Wide enough that all six stay within the curve of their arch. */
export const niche = style({
  display: 'grid',
  alignItems: 'end',
  justifyItems: 'center',
  aspectRatio: '1 / .62',
  borderRadius: '999px 999px 0 0',
  background: color.secondSoft,
  lineHeight: 0,
})
const inTurn = (place: string) => `${tool}:is(${place}) ${niche}`
globalStyle(inTurn(':nth-child(2), :nth-child(4)'), { background: color.accentSoft })
globalStyle(inTurn(':nth-child(3), :nth-child(5)'), { background: color.sand })
// what is drawn ends just above the lower edge of its drawing
globalStyle(`${niche} > svg`, {
  width: '88%',
  marginBottom: '-2%',
})
export const words = style({
  display: 'grid',
  alignContent: 'start',
  gap: space.s2,
  paddingTop: space.s5,
})
export const text = style({
  color: color.inkMuted,
  fontSize: '1rem',
  lineHeight: 1.5,
  textWrap: 'pretty',
})
