import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'

const { color, font, space } = vars

export const heading = style({})
globalStyle(`h2${heading}`, { fontSize: '1.5rem', marginBlock: `${space.s5} ${space.s4}` })
export const answers = style({ maxWidth: '30rem' })
globalStyle(`${answers} > dt`, {
  paddingTop: space.s3,
  borderTop: `1px solid ${color.line}`,
  font: `660 1.1875rem/1.35 ${font.display}`,
})
globalStyle(`${answers} > dd`, {
  margin: '.375rem 0 0',
  paddingBottom: space.s4,
  color: color.inkMuted,
  lineHeight: 1.55,
  textWrap: 'pretty',
})
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
