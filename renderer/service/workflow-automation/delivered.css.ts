import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#renderer/theme/contract.css.ts'
import { section } from '#renderer/theme/layout.css.ts'
import { above, upTo } from '../../theme/breakpoints.ts'
import { twelveColumns, wholeWhenMedium } from '../../theme/grid.ts'

const { color, font, ill, size, space } = vars

export const ground = style({})
// The page's last panel stands on the same paper
globalStyle(`${ground} + ${section}`, { paddingTop: 0 })
export const grid = style({
  ...twelveColumns,
  gap: `${space.s12} ${space.gap}`,
  alignItems: 'end',
})
export const head = style({ gridColumn: '1 / 6', alignSelf: 'start', '@media': wholeWhenMedium })
export const results = style({ display: 'grid', gap: space.s6, marginTop: space.s10 })
export const hours = style({
  display: 'grid',
  gridTemplateColumns: '12rem 1fr',
  gap: space.s6,
  alignItems: 'end',
  '@media': { [upTo.narrow]: { gridTemplateColumns: '7rem 1fr' } },
})
export const value = style({
  display: 'block',
  color: color.second,
  font: `740 ${size.figure}/.9 ${font.display}`,
  letterSpacing: '-.05em',
})
export const label = style({ display: 'block', marginTop: space.s2, color: color.inkMuted })
export const less = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: space.gap,
  textWrap: 'balance',
  paddingTop: space.s5,
  borderTop: `2px solid ${color.second}`,
})
export const smallValue = style({
  display: 'block',
  color: color.second,
  font: `700 2.5rem/1.2 ${font.display}`,
})

/** One sheet out of the machine, a line a job. */
export const slips = style({
  gridColumn: '7 / 13',
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gridAutoRows: '1fr',
  alignSelf: 'stretch',
  columnGap: space.s8,
  padding: `1.375rem clamp(1.25rem, 2.4vw, 2rem) ${space.s3}`,
  border: `2px solid ${ill.rim}`,
  borderRadius: '6px',
  background: `linear-gradient(${ill.gate} .625rem, ${ill.rim} 0, ${ill.rim} calc(.625rem + 2px), ${color.surface} 0)`,
  boxShadow: `6px 6px 0 ${ill.shadow}`,
  '@media': { ...wholeWhenMedium, [upTo.narrow]: { gridColumn: '1 / -1', gridTemplateColumns: '1fr' } },
})
export const slip = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: space.s3,
  alignItems: 'center',
  paddingBlock: space.s3,
  borderTop: `1px dashed ${color.lineStrong}`,
  fontSize: 'clamp(1.0625rem, .9rem + .5vw, 1.3125rem)',
  fontWeight: 600,
  lineHeight: 1.3,
  textWrap: 'balance',
  selectors: { '&:first-child': { borderTop: 0 } },
  '@media': { [above.narrow]: { selectors: { '&:nth-child(2)': { borderTop: 0 } } } },
})
export const tick = style({ color: color.accent, strokeWidth: 2.5 })
