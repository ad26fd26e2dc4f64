import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#renderer/theme/contract.css.ts'
import { above, upTo } from '../../theme/breakpoints.ts'
import { twelveColumns, wholeWhenMedium } from '../../theme/grid.ts'

const { color, font, size, space } = vars
/** Of a note: its number, what it is about, and what there is to say; the share of searches stands on them too. */
const noteColumns = {
  display: 'grid',
  gridTemplateColumns: '2.25rem minmax(0, 12.5rem) minmax(0, 1fr)',
  columnGap: space.s4,
} as const

export const ground = style({
  marginTop: space.section,
  paddingBlock: space.section,
  background: color.secondSoft,
  overflowX: 'clip',
})
export const grid = style({
  ...twelveColumns,
  columnGap: space.gap,
  rowGap: 'clamp(2.5rem, 1.5rem + 3vw, 4rem)',
  alignItems: 'center',
})
export const head = style({
  gridColumn: '1 / 7',
  alignSelf: 'last baseline',
  display: 'grid',
  gap: space.s4,
  '@media': wholeWhenMedium,
})
export const lead = style({ maxWidth: '30em', fontSize: size.lead, lineHeight: 1.5 })
/** Beside its words, and much larger than the heading; on the last line of the lead. */
export const searches = style({
  gridColumn: '7 / 13',
  alignSelf: 'last baseline',
  ...noteColumns,
  alignItems: 'last baseline',
  fontSize: size.lead,
  lineHeight: 1.4,
  '@media': {
    ...wholeWhenMedium,
    [upTo.narrow]: { gridColumn: '1 / -1', gridTemplateColumns: 'auto minmax(0, 1fr)' },
  },
})
globalStyle(`${searches} small`, { fontSize: size.small })
export const figure = style({
  '@media': { [above.narrow]: { gridColumn: '1 / 3' } },
  fontFamily: font.display,
  fontSize: size.figure,
  fontWeight: 740,
  letterSpacing: '-.03em',
  lineHeight: 0.8,
  color: color.onSecondSoft,
})
export const card = style({
  gridColumn: '1 / 6',
  '@media': {
    [upTo.medium]: { gridColumn: '1 / -1', width: 'min(100%, 26rem)', marginInline: 'auto' },
  },
})
export const notes = style({
  gridColumn: '7 / 13',
  // as tall as the card, so that the notes keep pace with its parts
  alignSelf: 'stretch',
  display: 'grid',
  gridAutoRows: '1fr',
  '@media': { [upTo.medium]: { gridColumn: '1 / -1', gridAutoRows: 'auto' } },
})
export const note = style({
  ...noteColumns,
  alignItems: 'center',
  paddingBlock: space.s4,
  borderTop: `1px solid color-mix(in srgb, ${color.onSecondSoft} 22%, ${color.secondSoft})`,
  selectors: { '&:first-child': { borderTop: 0 } },
  '@media': { [upTo.narrow]: { gridTemplateColumns: '2.25rem minmax(0, 1fr)', rowGap: space.s1 } },
})
/** From the numbers on the card to those of the notes, where the columns have their whole width. */
export const leaders = style({ '@media': { '(max-width: 77rem)': { display: 'none' } } })
export const number = style({
  display: 'grid',
  placeItems: 'center',
  width: '2.125rem',
  height: '2.125rem',
  borderRadius: '50%',
  background: color.accent,
  color: color.onAccent,
  fontWeight: 700,
  fontSize: '1rem',
})
globalStyle(`${note} > ${number}`, { '@media': { [upTo.narrow]: { gridRow: 'span 2' } } })
export const title = style({ fontSize: '1.25rem' })
export const text = style({
  color: `color-mix(in srgb, ${color.ink} 82%, ${color.secondSoft})`,
  fontSize: '1.0625rem',
  lineHeight: 1.45,
})
