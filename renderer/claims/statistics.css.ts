import { style } from '@vanilla-extract/css'
import { above, upTo } from '../theme/breakpoints.ts'
import { vars } from '../theme/contract.css.ts'
import { centredRow } from '../theme/fragments.ts'

const { color, font, size, space } = vars

export const band = style({
  paddingBlock: 'clamp(3rem, 1.5rem + 5vw, 6rem)',
  background: color.band,
  color: color.onBand,
})
export const columns = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'auto',
  justifyContent: 'space-between',
  '@media': { [upTo.narrow]: { gridAutoFlow: 'row', justifyContent: 'stretch' } },
})
const gap = 'clamp(1.25rem, 3.4vw, 3.5rem)'
export const statistic = style({
  paddingInlineStart: gap,
  borderInlineStart: `1px solid ${color.bandLine}`,
  selectors: { '&:first-child': { paddingInlineStart: 0, border: 0 } },
  '@media': {
    [upTo.narrow]: {
      ...centredRow(space.s6),
      padding: `${space.s6} 0`,
      borderInlineStart: 0,
      selectors: { '& + &': { borderTop: `1px solid ${color.bandLine}` } },
    },
  },
})
export const figure = style({
  display: 'block',
  font: `740 min(calc(${size.figure} * 1.25), 12vw)/.9 ${font.display}`,
  letterSpacing: '-.05em',
  '@media': { [upTo.narrow]: { flex: 'none', minWidth: '2.75em', fontSize: '3.5rem' } },
})
export const words = style({
  display: 'block',
  marginTop: space.s5,
  maxWidth: '12em',
  color: color.onBandMuted,
  fontSize: size.lead,
  lineHeight: 1.35,
  textWrap: 'balance',
  '@media': {
    [upTo.narrow]: { margin: 0 },
    [above.narrow]: { selectors: { [`${statistic}:not(:nth-child(2)) &`]: { maxWidth: '7.25em' } } },
  },
})
