import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { wrappedRow } from '../theme/fragments.ts'

const { color, size } = vars

/** The dot of an item that begins a line is clipped. */
export const line = style({
  ...wrappedRow('.25rem 2rem'),
  overflowX: 'clip',
  fontSize: size.small,
  color: color.inkMuted,
})
globalStyle(`${line} > *`, { position: 'relative' })
globalStyle(`${line} > * + *::before`, {
  content: '',
  position: 'absolute',
  insetInlineStart: '-1.125rem',
  insetBlockStart: 'calc(50% - .125rem)',
  width: '.25rem',
  height: '.25rem',
  borderRadius: '50%',
  background: color.lineStrong,
})
export const category = style({ color: color.onAccentSoft, fontWeight: 650 })
