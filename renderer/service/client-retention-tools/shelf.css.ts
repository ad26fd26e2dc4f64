import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#renderer/theme/contract.css.ts'
import { above, upTo } from '../../theme/breakpoints.ts'

const { color, ill, radius, space } = vars
/** Keeps drawing and words on one edge. */
const label = 'clamp(1rem, .6rem + 1vw, 1.5rem)'
const between = 'clamp(.75rem, 2.5vw, 2rem)'

export const shelf = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  columnGap: between,
  rowGap: space.s16,
  '@media': {
    [upTo.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [upTo.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: space.s8 },
  },
})
export const tool = style({ display: 'grid', gridTemplateRows: 'auto 1fr' })
/** Runs on over the gap to the next tool, so that the row reads as one board from edge to edge. */
export const board = style({
  position: 'relative',
  paddingInline: label,
  borderBottom: `12px solid ${ill.gate}`,
  lineHeight: 0,
  '::after': {
    content: '',
    position: 'absolute',
    top: '100%',
    left: '100%',
    width: between,
    height: 12,
    background: ill.gate,
  },
  '@media': { [upTo.narrow]: { '::after': { display: 'none' } } },
})
for (const [query, nth] of Object.entries({ [above.medium]: '3n', [upTo.medium]: 'even' })) {
  globalStyle(`${tool}:nth-child(${nth}) > ${board}::after`, { '@media': { [query]: { display: 'none' } } })
}
/** The label on the edge of the board. */
export const words = style({
  display: 'grid',
  alignContent: 'start',
  gap: space.s2,
  padding: `${space.s5} ${label} ${space.s6}`,
  borderRadius: `0 0 ${radius.medium} ${radius.medium}`,
  background: color.sunk,
})
export const text = style({
  color: color.inkMuted,
  fontSize: '1rem',
  lineHeight: 1.5,
  textWrap: 'balance',
})
