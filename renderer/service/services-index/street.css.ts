import { style } from '@vanilla-extract/css'
import { touch, upTo } from '#renderer/theme/breakpoints.ts'
import { vars } from '#renderer/theme/contract.css.ts'

const { color, size, space } = vars

export const street = style({ paddingBottom: space.section })
export const heading = style({
  marginBottom: 'clamp(1.5rem, 1rem + 2vw, 2.5rem)',
  fontSize: size.h3,
})
// Wall to wall: the fronts are one street
export const doors = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  rowGap: space.s12,
  '@media': {
    [upTo.medium]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [upTo.narrow]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
})
export const door = style({ minWidth: 0 })
export const front = style({ display: 'block', overflow: 'hidden' })
export const trade = style({ marginTop: space.s4, fontSize: '1.0625rem' })
export const services = style({
  marginTop: space.s1,
  paddingInlineEnd: space.s6,
})
export const service = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: '2rem',
  paddingBlock: space.s1,
  color: color.ink,
  fontSize: size.small,
  fontWeight: 550,
  lineHeight: 1.35,
  textDecoration: 'none',
  ':hover': { color: color.accent, textDecoration: 'underline', textUnderlineOffset: '.2em' },
  '@media': { [touch]: { minHeight: '2.75rem' } },
})
