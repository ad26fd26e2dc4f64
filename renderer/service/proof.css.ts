import { style } from '@vanilla-extract/css'
import { upTo } from '../theme/breakpoints.ts'
import { vars } from '../theme/contract.css.ts'
import { twelveColumns, wholeWhenMedium } from '../theme/grid.ts'

const { color, font, space } = vars

/** Known to what may follow it. */
export const proof = style({})
export const grid = style({
  ...twelveColumns,
  columnGap: space.gap,
  rowGap: space.s12,
  alignItems: 'center',
})
export const list = style({ gridColumn: '1 / 8', '@media': wholeWhenMedium })
export const points = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  columnGap: space.s8,
  marginTop: space.s8,
  '@media': { [upTo.narrow]: { gridTemplateColumns: '1fr' } },
})
export const point = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: '.75rem',
  paddingBlock: '.875rem',
  borderTop: `1px solid ${color.line}`,
  lineHeight: 1.4,
})
export const tick = style({ color: color.second, strokeWidth: 2.25, marginTop: '.05em' })
export const figures = style({
  gridColumn: '8 / 13',
  justifySelf: 'end',
  display: 'grid',
  width: 'min(100%, 25rem)',
  padding: '7.5rem 2rem 2.5rem',
  borderRadius: '999px 999px 0 0',
  background: color.band,
  color: color.onBand,
  textAlign: 'center',
  '@media': { [upTo.medium]: { gridColumn: '1 / -1', justifySelf: 'center' } },
})
export const figure = style({
  marginInline: space.s4,
  paddingBlock: space.s5,
  borderTop: `1px solid ${color.bandLine}`,
  selectors: { '&:first-child': { borderTop: 0 } },
})
export const value = style({
  display: 'block',
  font: `740 clamp(3rem, 2.4rem + 2vw, 4.25rem)/.95 ${font.display}`,
  letterSpacing: '-.045em',
})
export const label = style({ color: color.onBandMuted, textWrap: 'balance' })
