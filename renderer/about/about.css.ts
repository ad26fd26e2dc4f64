import { style } from '@vanilla-extract/css'
import { vars } from '#renderer/theme/contract.css.ts'
import { twelveGapped, wholeWhenMedium } from '../theme/fragments.ts'

const { color, size, space } = vars

export const opening = style({
  ...twelveGapped,
  rowGap: space.s5,
  paddingBlock: 'clamp(2rem, 1rem + 3.4vw, 4.5rem) clamp(2.5rem, 1.5rem + 3vw, 4.5rem)',
})
export const heading = style({
  gridColumn: '1 / -1',
  maxWidth: '15.5em',
  marginBottom: 'clamp(.75rem, -.25rem + 3vw, 2.25rem)',
  fontSize: size.hero,
  letterSpacing: '-.037em',
  lineHeight: 0.98,
  fontWeight: 740,
})
export const mission = style({
  gridColumn: '1 / 7',
  alignSelf: 'baseline',
  fontSize: size.lead,
  lineHeight: 1.5,
  '@media': wholeWhenMedium,
})
export const place = style({
  gridColumn: '8 / 13',
  alignSelf: 'baseline',
  fontSize: size.lead,
  lineHeight: 1.5,
  color: color.inkMuted,
  '@media': wholeWhenMedium,
})

export const closing = style({ ...twelveGapped, rowGap: space.s8, alignItems: 'end' })
export const closingHeading = style({
  gridColumn: '1 / 8',
  fontSize: size.h1,
  lineHeight: 1.02,
  letterSpacing: '-.032em',
  '@media': wholeWhenMedium,
})
export const closingSide = style({
  gridColumn: '9 / 13',
  display: 'grid',
  gap: space.s5,
  '@media': wholeWhenMedium,
})
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: `${space.s2} ${space.s6}` })
