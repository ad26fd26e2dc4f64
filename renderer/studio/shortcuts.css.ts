import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'

const { color, space } = vars

export const list = style({ padding: `${space.s2} ${space.s6} ${space.s6}` })
export const row = style({
  display: 'grid',
  gridTemplateColumns: '9rem 1fr',
  gap: space.s3,
  alignItems: 'center',
  minHeight: '2.75rem',
  borderTop: `1px solid ${color.line}`,
  selectors: { '&:first-child': { borderTop: 0 } },
})
