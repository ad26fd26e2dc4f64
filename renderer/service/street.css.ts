import { style } from '@vanilla-extract/css'
import { touch, upTo } from '../theme/breakpoints.ts'
import { vars } from '../theme/contract.css.ts'

const { color, size, space } = vars

export const street = style({ paddingBottom: space.section })
export const heading = style({
  marginBottom: 'clamp(1.5rem, 1rem + 2vw, 2.5rem)',
  fontSize: size.h3,
})
export const doors = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  gap: `${space.s12} ${space.s3}`,
  '@media': {
    [upTo.medium]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [upTo.narrow]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', rowGap: space.s5 },
  },
})
export const door = style({ minWidth: 0 })
// The ground passes through the lanes, but ends at the first and last door of a row.
const rowOf = (columns: number) => ({
  [`${door}:nth-child(${columns}n + 1) > &`]: { clipPath: 'inset(0 -1rem 0 0)' },
  [`${door}:nth-child(${columns}n) > &`]: { clipPath: 'inset(0 0 0 -1rem)' },
})
export const front = style({
  selectors: rowOf(6),
  '@media': { [upTo.medium]: { selectors: rowOf(3) }, [upTo.narrow]: { selectors: rowOf(2) } },
})
export const trade = style({ marginTop: space.s4, fontSize: '1.0625rem' })
export const services = style({
  marginTop: space.s1,
  paddingInlineEnd: space.s6,
  '@media': { [upTo.narrow]: { paddingInlineEnd: 0 } },
})
export const service = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: '2rem',
  paddingBlock: space.s1,
  fontSize: size.small,
  fontWeight: 550,
  lineHeight: 1.35,
  textDecorationColor: color.accent,
  textUnderlineOffset: '.25em',
  ':hover': { color: color.accent },
  '@media': { [touch]: { minHeight: '2.75rem' } },
})
