import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'

const { color, radius, size } = vars

export const notice = style({
  position: 'fixed',
  zIndex: 55,
  insetBlockStart: '5.5rem',
  insetInlineStart: '50%',
  translate: '-50% 0',
  padding: '.5rem 1.125rem',
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius.pill,
  background: color.surface,
  color: color.ink,
  fontSize: size.small,
  whiteSpace: 'nowrap',
  selectors: { '&:empty': { visibility: 'hidden' } },
})
