import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { above } from '../theme/breakpoints.ts'
import { vars } from '../theme/contract.css.ts'

const { color, font, ill, radius, size } = vars

const main = {
  fontSize: 'clamp(1.5rem, 1.3rem + .9vw, 2rem)',
  lineHeight: 1.15,
  letterSpacing: '-.02em',
  marginTop: '1.9em',
}
export const heading = styleVariants({
  large: main,
  normal: main,
  sub: { fontSize: 'clamp(1.25rem, 1.2rem + 0.25vw, 1.375rem)', lineHeight: 1.25, marginTop: '1.7em' },
})

// `withEndKept` already keeps the last words together; `pretty` would detach the last lines from the rest.
export const paragraph = style({ marginTop: '1.15em', textWrap: 'wrap' })

const list = style({ marginTop: '1.15em', display: 'grid', gap: '0.55em' })
globalStyle(`${list} > li`, { position: 'relative', paddingInlineStart: '2rem', textWrap: 'balance' })

export const bullets = style([list])
globalStyle(`${bullets} > li::before`, {
  content: '',
  position: 'absolute',
  insetInlineStart: '0.25rem',
  top: '0.42em',
  width: '0.8rem',
  height: '0.62rem',
  border: `0.2rem solid ${color.accent}`,
  borderBottom: 0,
  borderRadius: `${radius.pill} ${radius.pill} 0 0`,
})

// The browser's own counter, which begins at the list's attribute `start`
export const numbers = style([list])
globalStyle(`${numbers} > li`, { display: 'list-item' })
globalStyle(`${numbers} > li::before`, {
  content: 'counter(list-item) "."',
  position: 'absolute',
  insetInlineStart: 0,
  font: `700 1em/1.6 ${font.display}`,
  color: color.accent,
})

export const callout = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: '1rem',
  marginTop: '1.5em',
  padding: '1.25rem 1.5rem',
  borderRadius: radius.large,
  background: color.secondSoft,
  color: color.onSecondSoft,
  fontSize: '.9375em',
  lineHeight: 1.5,
})
globalStyle(`${callout} > p`, { textWrap: 'wrap' })
export const hand = style({ width: '1.75rem', height: '1.75rem', marginTop: '0.05em' })

export const quote = style({
  margin: '2.4em 0',
  paddingBlock: '1.25rem',
  borderBlock: `1.5px solid ${color.line}`,
})

export const sill = '1.25rem'
const tile = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: '1.25rem',
  margin: 0,
  padding: '1.75rem 1.5rem',
  borderRadius: radius.large,
  overflow: 'hidden',
})
globalStyle(`${tile} > svg`, {
  width: '13rem',
  marginBottom: `calc(${sill} - 1.75rem)`,
  marginInlineStart: 'auto',
})
export const onSill = `${tile}:has(> svg)::after`
globalStyle(onSill, {
  content: '',
  position: 'absolute',
  inset: 'auto 0 0',
  height: sill,
  borderTop: `2px solid ${ill.rim}`,
  background: ill.stone2,
})
/** A pull quote. */
export const panel = style([tile])
export const pulled = styleVariants({
  light: [panel, { background: color.accentSoft, color: color.onAccentSoft }],
  dark: [panel, { background: color.band, color: color.onBand }],
})
globalStyle(`:is(${quote}, ${panel}) > blockquote`, { margin: 0 })
export const said = style({
  font: `650 clamp(1.625rem, 1.4rem + 1vw, 2.125rem)/1.15 ${font.display}`,
  letterSpacing: '-.02em',
  color: color.accent,
  textWrap: 'balance',
  overflowWrap: 'anywhere',
  selectors: { [`${panel} &`]: { color: 'inherit' } },
})
export const saidBriefly = style([said])
globalStyle(`${quote} ${said}::before`, {
  content: '',
  display: 'block',
  width: '2.25rem',
  height: '1.625rem',
  marginBottom: '.875rem',
  border: `.575rem solid ${color.accent}`,
  borderBottom: 0,
  borderRadius: `${radius.pill} ${radius.pill} 0 0`,
})

/** A figure, with what it counts. */
export const count = style([
  tile,
  {
    lineHeight: 1.4,
    '@media': { [above.narrow]: { flexDirection: 'row', alignItems: 'end' } },
  },
])
globalStyle(`${count} > span`, { alignSelf: 'center', minWidth: 0 })
globalStyle(`${count} > span > span`, { display: 'block', maxWidth: '20rem', textWrap: 'balance' })
globalStyle(`${count} > svg`, { flex: 'none' })
export const counted = styleVariants({
  sand: [count, { background: color.sand }],
  green: [count, { background: color.secondSoft, color: color.onSecondSoft }],
})
export const number = styleVariants(
  {
    short: 'clamp(4.25rem, 3.6rem + 2.6vw, 6rem)',
    long: 'clamp(3.5rem, 3.2rem + 1.2vw, 4.5rem)',
    longest: 'clamp(2.25rem, 2rem + 1vw, 2.75rem)',
  },
  (fontSize) => ({
    display: 'block',
    marginBottom: '.25rem',
    font: `700 ${fontSize}/1 ${font.display}`,
    letterSpacing: '-.035em',
    fontVariantNumeric: 'tabular-nums lining-nums',
    color: color.second,
    overflowWrap: 'anywhere',
  }),
)
export const unit = style({ fontSize: '.45em', letterSpacing: '-.02em' })

export const figure = style({ margin: '2em 0' })
const picture = style({
  display: 'block',
  // The attributes set the size, so that space is reserved while the picture loads
  maxWidth: '100%',
  height: 'auto',
  borderRadius: radius.large,
  background: color.sunk,
  // Colours the alternative text of a picture that does not load
  color: color.inkMuted,
  overflowWrap: 'anywhere',
})
export const pictureLook = {
  wide: picture,
  /** A phone's screenshot, small enough to be seen whole. */
  tall: style([picture, { maxWidth: 'min(100%, 24rem)' }]),
}
export const caption = style({
  marginTop: '0.7em',
  fontSize: size.small,
  lineHeight: 1.5,
  color: color.inkMuted,
  overflowWrap: 'anywhere',
})

export const link = style({
  color: color.accent,
  fontWeight: 600,
  textUnderlineOffset: '0.22em',
  textDecorationThickness: '1.5px',
  selectors: { [`${callout} &`]: { color: 'inherit' } },
})
export const code = style({
  fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  fontSize: '0.9em',
  padding: '0.1em 0.35em',
  borderRadius: radius.small,
  background: color.sunk,
})
