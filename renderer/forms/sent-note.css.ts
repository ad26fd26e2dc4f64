import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'

const { color, radius, space } = vars

export const place = style({
  gridColumn: '1 / -1',
  flexBasis: '100%',
})
export const brief = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space.s3,
  paddingTop: space.s3,
  borderTop: `1px solid ${color.line}`,
})
export const note = style({
  display: 'grid',
  maxWidth: '34rem',
  marginTop: space.s4,
  gap: space.s3,
  padding: space.s4,
  border: `1.5px solid ${color.second}`,
  borderRadius: radius.medium,
  background: color.surface,
  color: color.ink,
  fontSize: '1rem',
  lineHeight: 1.5,
  textAlign: 'start',
})
