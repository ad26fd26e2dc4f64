import { globalStyle, style } from '@vanilla-extract/css'
import { upTo } from '#renderer/theme/breakpoints.ts'
import { vars } from '#renderer/theme/contract.css.ts'

const { color, ease, font, radius, size, space, width } = vars

/** Head and picture are a little wider than the text. */
const headWidth = `min(100% - 2 * ${space.gutter}, 50rem)`
const hairline = `1px solid color-mix(in srgb, ${color.lineStrong} 45%, transparent)`

/** One left edge for head, picture, text and what comes after; text is no wider than it reads well. */
export const column = style({ width: headWidth, marginInline: 'auto' })
globalStyle(`${column} > *`, { maxWidth: width.reading })

export const head = style({
  width: headWidth,
  marginInline: 'auto',
  paddingTop: 'clamp(1rem, .6rem + 1.6vw, 2rem)',
})
export const back = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.s2,
  minHeight: '2.75rem',
  marginBottom: space.s8,
  fontWeight: 600,
  fontSize: size.small,
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '.25em' } },
  '@media': { print: { display: 'none' } },
})
export const draft = style({
  marginBottom: space.s5,
  padding: '.625rem 1rem',
  border: `1.5px dashed ${color.lineStrong}`,
  borderRadius: radius.medium,
  fontWeight: 600,
  fontSize: size.small,
})
export const title = style({
  marginTop: space.s4,
  fontSize: 'clamp(2.25rem, 1.7rem + 2.5vw, 3.75rem)',
  overflowWrap: 'anywhere',
})
export const description = style({
  marginTop: space.s5,
  maxWidth: '36em',
  fontSize: size.lead,
  lineHeight: 1.5,
  color: color.inkMuted,
  overflowWrap: 'anywhere',
})
export const byline = style({
  marginTop: space.s6,
  paddingBlock: space.s4,
  borderTop: `1px solid ${color.line}`,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '.25rem .875rem',
  alignItems: 'center',
  fontSize: '1rem',
})
export const mark = style({ width: '2.25rem', height: '2.5rem', flex: 'none' })
export const markGround = style({ fill: color.accentSoft })
export const markArch = style({ fill: color.accent })
export const author = style({ fontWeight: 650 })
export const date = style({ color: color.inkMuted })

/** 800 by 400 (R43). */
export const picture = style({
  width: headWidth,
  marginInline: 'auto',
  marginTop: space.s4,
  aspectRatio: '2 / 1',
  borderRadius: radius.large,
  overflow: 'hidden',
  background: color.sunk,
})
export const image = style({ display: 'block', width: '100%', height: '100%', objectFit: 'cover' })
export const body = style({ paddingBlock: `clamp(2.5rem, 2rem + 2vw, 4rem) ${space.s16}` })

export const questions = style({ background: color.sunk, paddingBlock: space.section })
export const questionsTitle = style({ marginBottom: space.s8 })
export const question = style({
  borderTop: hairline,
  selectors: { '&:last-of-type': { borderBottom: hairline } },
})
export const summary = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space.s4,
  alignItems: 'center',
  minHeight: '3.75rem',
  paddingBlock: '.9rem',
  breakAfter: 'avoid',
  font: `650 1.1875rem/1.3 ${font.display}`,
  letterSpacing: '-.01em',
  cursor: 'pointer',
  listStyle: 'none',
  overflowWrap: 'anywhere',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
})
export const sign = style({
  flex: 'none',
  width: '1.25em',
  height: '1.25em',
  color: color.accent,
  transition: `transform .16s ${ease}`,
  selectors: { 'details[open] > summary &': { transform: 'rotate(45deg)' } },
  '@media': { print: { display: 'none' } },
})
export const answer = style({
  padding: '0 2.5rem 1.5rem 0',
  color: color.inkMuted,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
})
export const end = style({ paddingBlock: `${space.s10} calc(${space.section} * .75)` })

export const onward = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space.s4,
  '@media': { [upTo.narrow]: { gridTemplateColumns: '1fr' }, print: { display: 'none' } },
})
globalStyle(`${column} > ${onward}`, { maxWidth: 'none', marginBottom: space.s8 })
export const way = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: space.s2,
  padding: 'clamp(1.25rem, 1rem + 1vw, 2rem)',
  borderRadius: radius.large,
  background: color.sunk,
  selectors: { '&:last-child:not(:first-child)': { background: color.secondSoft } },
})
export const wayLabel = style({ fontSize: size.small, color: color.inkMuted })
export const wayTitle = style({})
globalStyle(`${way} > ${wayTitle}`, {
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

export const missing = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space.s5,
  paddingBlock: `clamp(2rem, 1rem + 3vw, 4rem) ${space.section}`,
})
globalStyle(`${missing} > svg`, { marginBottom: space.s8 })
globalStyle(`${missing} > p`, { marginTop: 0 })
