import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

const { radius, space } = vars

export const dialog = style({ display: 'grid', gap: space.s4, padding: '1rem 1.5rem 1.5rem' })
export const dialogActions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.s2,
  borderRadius: radius.small,
})
