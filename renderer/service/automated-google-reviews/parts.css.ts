import { style } from '@vanilla-extract/css'
import { vars } from '#renderer/theme/contract.css.ts'
import { upTo } from '../../theme/breakpoints.ts'

const { color, radius, space } = vars
const padding = 'clamp(1.5rem, 1rem + 1.8vw, 2.75rem)'

/** The sheet of features brings no space of its own; what follows stands on the same paper and brings the space between. */
export const sheet = style({ paddingTop: space.section })
export const parts = style({ paddingBottom: space.section })
export const grid = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  columnGap: space.gap,
  rowGap: space.gap,
  '@media': { [upTo.medium]: { gridTemplateColumns: '1fr' } },
})
export const heading = style({ gridColumn: '1 / -1', marginBottom: 'clamp(1rem, .6rem + 1.4vw, 2rem)' })
export const part = style({
  borderRadius: radius.large,
  overflow: 'hidden',
})
export const asking = style({ background: color.accentSoft })
export const answering = style({ background: color.secondSoft })
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
