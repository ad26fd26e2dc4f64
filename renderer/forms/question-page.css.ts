import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'

const { color, font, size, space } = vars

export const heading = style({})
globalStyle(`h2${heading}`, { fontSize: '1.25rem', marginBlock: `${space.s5} ${space.s3}` })
export const answers = style({ maxWidth: '32rem' })
globalStyle(`${answers} > dt`, {
  paddingTop: space.s3,
  borderTop: `1px solid ${color.line}`,
  font: `660 1.0625rem/1.35 ${font.display}`,
})
globalStyle(`${answers} > dd`, {
  margin: 0,
  paddingBottom: space.s4,
  color: color.inkMuted,
  fontSize: size.small,
  lineHeight: 1.55,
  textWrap: 'pretty',
})
