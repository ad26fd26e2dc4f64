import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#renderer/theme/contract.css.ts'
import { anyWords, columns } from '#renderer/ui/studio/mixins.ts'
import { adminTheme } from '#renderer/ui/studio/tokens.css.ts'

const { color, space } = vars

export const heading = style({ fontSize: adminTheme.text, marginBottom: space.s1 })
export const list = style({ display: 'grid', gap: '.15rem', lineHeight: 1.45 })
globalStyle(`${list} > li`, { ...anyWords, position: 'relative', paddingInlineStart: '1.25rem' })
globalStyle(`${list} > li::before`, {
  content: '',
  position: 'absolute',
  inset: '.45em auto auto .15rem',
  width: '.7rem',
  height: '.5rem',
  border: `.15rem solid ${color.lineStrong}`,
  borderBottom: 0,
  borderRadius: '99px 99px 0 0',
})
export const everything = style({
  ...columns('auto 1fr', '.6rem'),
  ...anyWords,
  alignItems: 'start',
  minHeight: '2.75rem',
  paddingBlock: space.s2,
  borderTop: `1px solid ${color.line}`,
  lineHeight: 1.4,
})
