import { globalStyle, style } from '@vanilla-extract/css'
import { upTo } from '#renderer/theme/breakpoints.ts'
import { vars } from '#renderer/theme/contract.css.ts'

const { color, radius, size, space } = vars

export const onward = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space.s4,
  marginBottom: space.s8,
  '@media': { [upTo.narrow]: { gridTemplateColumns: '1fr' }, print: { display: 'none' } },
})
export const way = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) clamp(7rem, 36%, 12.5rem)',
  gap: space.s5,
  padding: 'clamp(1.25rem, 1rem + 1vw, 2rem)',
  borderRadius: radius.large,
  border: `1px solid ${color.line}`,
  background: color.surface,
  selectors: {
    '&:last-child:not(:first-child)': { background: color.secondSoft, borderColor: 'transparent' },
  },
})
export const wayWords = style({ display: 'grid', gap: space.s2, gridTemplateRows: 'auto auto auto 1fr' })
/** A cover as on the blog's list, or what the service's page opens with. */
export const wayPicture = style({ alignSelf: 'end' })
export const wayCover = style({
  alignSelf: 'end',
  aspectRatio: '8 / 5',
  // By night alone: a dark drawing would have no edge
  border: `1px solid ${vars.ill.night}`,
  borderRadius: radius.medium,
  overflow: 'hidden',
  background: color.sunk,
})
export const wayImage = style({ display: 'block', width: '100%', height: '100%', objectFit: 'cover' })
/** Its drawing begins a little inside its box. */
export const wayArrow = style({
  alignSelf: 'end',
  width: '1.5rem',
  height: '1.5rem',
  marginTop: space.s2,
  marginInlineStart: '-.25rem',
  color: color.accent,
})
export const wayLabel = style({ fontSize: size.small, color: color.inkMuted })
export const wayTitle = style({})
globalStyle(`${way} ${wayTitle}`, {
  fontSize: '1.375rem',
  lineHeight: 1.25,
  textWrap: 'balance',
  overflowWrap: 'anywhere',
})
export const wayText = style({ color: color.inkMuted, fontSize: '1rem', lineHeight: 1.5 })
/** The whole card is the link's. */
export const wayLink = style({
  color: 'inherit',
  textDecoration: 'none',
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: radius.large },
  selectors: {
    '&:hover': { textDecoration: 'underline', textDecorationThickness: 2, textUnderlineOffset: '.15em' },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `3px solid ${color.accent}`, outlineOffset: 2 },
  },
})
