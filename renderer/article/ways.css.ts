import { globalStyle, style } from '@vanilla-extract/css'
import { besidesSubject, drawing, squared } from '#renderer/post-drawing/post-drawing.css.ts'
import { above, upTo } from '#renderer/theme/breakpoints.ts'
import { vars } from '#renderer/theme/contract.css.ts'
import { framedCard } from '../theme/fragments.ts'

const { color, radius, size, space } = vars

const inset = 'clamp(1.25rem, 1rem + 1vw, 2rem)'
const corner = `calc(${radius.large} - 1px)`

export const onward = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space.s4,
  marginBottom: space.s8,
  '@media': { [upTo.medium]: { gridTemplateColumns: '1fr' }, print: { display: 'none' } },
})
export const way = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) clamp(7rem, 42%, 15rem)',
  gap: space.s5,
  minHeight: '15rem',
  padding: inset,
  ...framedCard,
  selectors: {
    '&:last-child:not(:first-child)': { background: color.secondSoft, borderColor: 'transparent' },
  },
})
export const wayWords = style({ display: 'grid', gap: space.s2, gridTemplateRows: 'auto auto auto 1fr' })
export const wayPicture = style({
  alignSelf: 'end',
  marginBottom: `calc(-1 * ${inset})`,
  // Cut off at the card's lower edge; it may reach beyond the other edges
  clipPath: 'inset(-100% -100% 0)',
})
export const wayCover = style({
  position: 'relative',
  margin: `calc(-1 * ${inset})`,
  marginInlineStart: 0,
  borderRadius: `0 ${corner} ${corner} 0`,
  overflow: 'hidden',
  background: color.sunk,
  '@media': {
    [upTo.narrow]: {
      aspectRatio: '2 / 1',
      margin: `0 calc(-1 * ${inset}) calc(-1 * ${inset})`,
      borderRadius: `0 0 ${corner} ${corner}`,
    },
  },
})
globalStyle(`${wayCover} > ${drawing}`, {
  '@media': { [above.narrow]: { position: 'absolute', ...squared } },
})
globalStyle(`${wayCover} ${besidesSubject}`, { '@media': { [above.narrow]: { display: 'none' } } })
globalStyle(`${wayCover} > ${drawing}`, {
  '@media': { [upTo.narrow]: { height: 'auto', marginTop: '-8%' } },
})
export const next = style({ '@media': { [upTo.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } } })
export const wayImage = style({ display: 'block', width: '100%', height: '100%', objectFit: 'cover' })
/** The negative margin makes up for the space between the icon's drawing and its box. */
export const wayArrow = style({
  gridRow: 4,
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
export const wayLink = style({
  textDecoration: 'none',
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: radius.large },
  selectors: {
    '&:hover': { textDecoration: 'underline', textDecorationThickness: 2, textUnderlineOffset: '.15em' },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `3px solid ${color.accent}`, outlineOffset: 2 },
  },
})
