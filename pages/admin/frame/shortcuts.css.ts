import { style } from '@vanilla-extract/css'
import { vars } from '#renderer/theme/contract.css.ts'

const { color, space } = vars

export const list = style({ padding: `${space.s2} ${space.s6} ${space.s6}` })
export const row = style({
  display: 'grid',
  gridTemplateColumns: '7.5rem 1fr',
  gap: space.s3,
  alignItems: 'center',
  minHeight: '2.75rem',
  paddingBlock: space.s2,
  lineHeight: 1.4,
  borderTop: `1px solid ${color.line}`,
  selectors: { '&:first-child': { borderTop: 0 } },
})
