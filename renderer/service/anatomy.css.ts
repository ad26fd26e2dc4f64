import { globalStyle, style } from '@vanilla-extract/css'
import { upTo } from '../theme/breakpoints.ts'
import { vars } from '../theme/contract.css.ts'
import { centredRow, twelveGapped, wholeWhenMedium } from '../theme/fragments.ts'
import { lead } from './section.css.ts'
import { disc } from './steps.css.ts'

const { color, font, size, space } = vars
const noteColumns = {
  display: 'grid',
  gridTemplateColumns: '2.25rem minmax(0, 12.5rem) minmax(0, 1fr)',
  columnGap: space.s4,
} as const

const rule = `1px solid color-mix(in srgb, ${color.onSecondSoft} 22%, ${color.secondSoft})`

export const ground = style({ marginTop: space.section, overflowX: 'clip' })
export const grid = style({
  ...twelveGapped,
  rowGap: 'clamp(2.5rem, 1.5rem + 3vw, 4rem)',
  alignItems: 'center',
})
export const head = style({
  gridColumn: '1 / 8',
  display: 'grid',
  gap: space.s4,
  '@media': wholeWhenMedium,
})
globalStyle(`${head} > ${lead}`, { maxWidth: '30em', color: 'inherit' })
export const searches = style({
  gridColumn: '1 / -1',
  ...centredRow(space.s5),
  paddingTop: space.s8,
  borderTop: rule,
  fontSize: size.lead,
  lineHeight: 1.4,
})
globalStyle(`${searches} small`, { fontSize: size.small })
export const figure = style({
  font: `740 clamp(3rem, 2.4rem + 2vw, 4.25rem)/.95 ${font.display}`,
  letterSpacing: '-.025em',
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
  alignSelf: 'stretch',
  display: 'grid',
  gridAutoRows: '1fr',
  '@media': { [upTo.medium]: { gridColumn: '1 / -1', gridAutoRows: 'auto' } },
})
export const note = style({
  ...noteColumns,
  alignItems: 'center',
  paddingBlock: space.s4,
  borderTop: rule,
  selectors: { '&:first-child': { borderTop: 0 } },
  '@media': { [upTo.narrow]: { gridTemplateColumns: '2.25rem minmax(0, 1fr)', rowGap: space.s1 } },
})
export const number = style(disc)
globalStyle(`${note} > ${number}`, { '@media': { [upTo.narrow]: { gridRow: 'span 2' } } })
export const title = style({ fontSize: '1.25rem' })
export const text = style({
  color: `color-mix(in srgb, ${color.ink} 82%, ${color.secondSoft})`,
  fontSize: '1.0625rem',
  lineHeight: 1.45,
})
