import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'

const { color, size } = vars

/** Category, read time, date: small facts parted by dots. */
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '.25rem .875rem',
  alignItems: 'center',
  fontSize: size.small,
  color: color.inkMuted,
})
globalStyle(`${line} > * + *::before`, {
  content: '',
  display: 'inline-block',
  width: '.25rem',
  height: '.25rem',
  borderRadius: '50%',
  background: color.lineStrong,
  verticalAlign: '.2em',
  marginInlineEnd: '.875rem',
})
export const category = style({ color: color.onAccentSoft, fontWeight: 650 })
