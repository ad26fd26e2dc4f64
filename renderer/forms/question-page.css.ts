import { globalStyle, style } from '@vanilla-extract/css'
import { above, upTo } from '../theme/breakpoints.ts'
import { vars } from '../theme/contract.css.ts'

const { color, font, space } = vars

export const departure = style({})
globalStyle(`svg${departure}`, {
  position: 'absolute',
  insetInlineEnd: space.s5,
  top: `calc(100% + ${space.s10} - 4.5rem)`,
  width: '7.5rem',
  '@media': { [above.medium]: { display: 'none' } },
})
export const section = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  height: '100%',
  maxWidth: '30rem',
  '@media': { [upTo.medium]: { maxWidth: 'none' } },
})
export const heading = style({})
globalStyle(`h2${heading}`, {
  fontSize: 'clamp(1.5rem, 1.3rem + .8vw, 1.875rem)',
  marginBlock: `${space.s4} ${space.s4}`,
})
export const answers = style({
  display: 'grid',
  alignContent: 'space-between',
  borderBlock: `2px solid ${color.ink}`,
})
globalStyle(`${answers} > dt`, {
  paddingTop: space.s5,
  font: `660 1.0625rem/1.35 ${font.display}`,
})
globalStyle(`${answers} > dd + dt`, { borderTop: `1px solid ${color.line}` })
globalStyle(`${answers} > dd`, {
  margin: '.125rem 0 0',
  paddingBottom: space.s4,
  color: color.inkMuted,
  lineHeight: 1.55,
})
globalStyle(`${answers} > dd:not(:has(a))`, { textWrap: 'pretty' })
export const link = style({
  color: color.accent,
  fontWeight: 600,
  textUnderlineOffset: '.22em',
  textDecorationThickness: '1.5px',
})
export const times = style({ display: 'grid', gap: '.125rem' })
export const time = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space.s4,
  fontVariantNumeric: 'tabular-nums',
})
globalStyle(`${time} > span + span`, { color: color.ink, fontWeight: 600 })
