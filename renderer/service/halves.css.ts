import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { columnsOf } from '../theme/fragments.ts'

const { color, radius, space } = vars
const padding = 'clamp(1.5rem, 1rem + 1.8vw, 2.75rem)'

export const section = style({ paddingTop: 0 })
export const head = style({ marginBottom: `calc(${space.gap} + clamp(1rem, .6rem + 1.4vw, 2rem))` })
export const grid = style([columnsOf(2, 1), { gap: space.gap }])
export const half = style({
  borderRadius: radius.large,
  overflow: 'hidden',
  background: color.accentSoft,
  selectors: { '& + &': { background: color.secondSoft } },
})
export const body = style({ padding })
export const text = style({
  marginTop: space.s3,
  color: `color-mix(in srgb, ${color.ink} 80%, ${color.paper})`,
})
export const points = style({ marginTop: space.s6 })
export const point = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: space.s3,
  paddingBlock: space.s3,
  borderTop: `1px solid color-mix(in srgb, ${color.ink} 16%, transparent)`,
  lineHeight: 1.4,
})
export const star = style({ selectors: { '&&': { width: '1.125rem', marginTop: '.1em' } } })
