import { style } from '@vanilla-extract/css'
import { vars } from '#renderer/theme/contract.css.ts'
import { bare, centredRow } from '#renderer/theme/fragments.ts'

const { color, radius, shadow, size } = vars

export const offer = style({
  position: 'fixed',
  zIndex: 45,
  insetInlineStart: '50%',
  insetBlockEnd: '1rem',
  translate: '-50% 0',
  ...centredRow('.75rem'),
  width: 'max-content',
  maxWidth: 'calc(100% - 2rem)',
  padding: '.375rem .375rem .375rem 1.125rem',
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius.medium,
  background: color.surface,
  color: color.ink,
  boxShadow: shadow.high,
  fontSize: size.small,
  lineHeight: 1.4,
  selectors: { '&[hidden]': { display: 'none' } },
})
export const link = style({ color: color.accent, fontWeight: 650, textUnderlineOffset: '.25em' })
export const close = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '2.75rem',
  height: '2.75rem',
  ...bare,
  borderRadius: radius.small,
})
