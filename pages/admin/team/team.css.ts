import { style } from '@vanilla-extract/css'
import { upTo } from '#renderer/theme/breakpoints.ts'
import { vars } from '#renderer/theme/contract.css.ts'

const { space } = vars

export const roleForm = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.s2,
  alignItems: 'center',
  gridColumn: '2 / 4',
  paddingTop: '.5rem',
  '@media': { [upTo.phone]: { gridColumn: '1 / 4' } },
})
export const select = style({ width: 'auto', minWidth: '9rem', appearance: 'auto' })
export const link = style({ display: 'grid', gap: space.s4, padding: '1rem 1.5rem 1.5rem' })
export const face = style({ gridRow: '1 / 3' })
