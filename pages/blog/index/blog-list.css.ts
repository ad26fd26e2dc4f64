import { type ComplexStyleRule, type GlobalStyleRule, globalStyle, style } from '@vanilla-extract/css'
import { besidesSubject, drawing, squared } from '#renderer/post-drawing/post-drawing.css.ts'
import { above, upTo } from '#renderer/theme/breakpoints.ts'
import { vars } from '#renderer/theme/contract.css.ts'
import { inlineRow, quietText, twelveGapped, wholeWhenMedium, wrappedRow } from '#renderer/theme/fragments.ts'

const { color, ease, font, radius, size, space } = vars
const textInset = 'clamp(1rem, 2.4vw, 2.5rem)'

export const opening = style({
  ...wrappedRow('clamp(1.25rem, 1rem + 1vw, 1.75rem)'),
  justifyContent: 'space-between',
  paddingBlock: 'clamp(2rem, 1rem + 3vw, 4rem) clamp(2rem, 1rem + 3vw, 3.5rem)',
})
export const band = style({ background: color.secondSoft, overflowX: 'clip' })
export const bandRow = style({
  ...twelveGapped,
  alignItems: 'end',
  rowGap: space.s3,
  paddingTop: 'clamp(2rem, 1rem + 3vw, 3rem)',
})
export const categoryScene = style({ display: 'block', gridColumn: '8 / 13', '@media': wholeWhenMedium })
globalStyle(`svg${categoryScene}`, { '@media': { [upTo.medium]: { maxWidth: '26rem' } } })
export const named = style({
  gridColumn: '1 / 8',
  display: 'grid',
  gap: space.s3,
  '@media': { [above.medium]: { alignSelf: 'center', paddingBottom: space.s12 }, ...wholeWhenMedium },
})
globalStyle(`${opening} > h1`, { width: '100%' })
globalStyle(`${band} h1`, { color: color.onSecondSoft })
export const filter = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.s2,
  '@media': {
    [upTo.narrow]: {
      gap: '0 clamp(.5rem, 44vw - 9.35rem, 1.5rem)',
      width: '100%',
      borderBottom: `1px solid ${color.line}`,
    },
  },
})
export const category = style({
  display: 'inline-flex',
  alignItems: 'center',
  flex: 'none',
  minHeight: '3rem',
  padding: '.25rem 1.125rem',
  border: `1.5px solid ${color.lineStrong}`,
  borderRadius: radius.pill,
  background: color.paper,
  fontWeight: 600,
  fontSize: '1rem',
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  transition: `border-color .16s ${ease}`,
  selectors: {
    '&:hover': { borderColor: color.ink },
    '&:focus-visible': { borderRadius: radius.pill },
    '&[aria-current]': { background: color.ink, borderColor: color.ink, color: color.paper },
  },
  '@media': {
    [upTo.narrow]: {
      marginBottom: '-1px',
      padding: 0,
      fontSize: size.small,
      border: '3px solid transparent',
      borderInlineWidth: 0,
      borderRadius: 0,
      background: 'none',
      selectors: {
        '&:hover': { borderColor: 'transparent', borderBottomColor: color.lineStrong },
        '&[aria-current]': {
          background: 'none',
          borderColor: 'transparent',
          borderBottomColor: color.accent,
          color: color.ink,
        },
      },
    },
    '(forced-colors: active)': {
      selectors: { '&[aria-current]': { borderWidth: 3, borderColor: 'Highlight' } },
    },
  },
})

const entry = style({ position: 'relative' })
const arrowMove = { transform: 'translateX(3px)' }

export const readMore = style({
  ...inlineRow(space.s2),
  alignSelf: 'start',
  minHeight: '1.5rem',
  fontWeight: 600,
  color: color.accent,
  textDecoration: 'none',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0 },
    '&:focus-visible': { outline: 0 },
  },
})
export const arrow = style({ transition: `transform .16s ${ease}` })
globalStyle(`${entry}:hover ${arrow}`, arrowMove)
globalStyle(`${entry}:has(${readMore}:focus-visible)`, {
  outline: `3px solid ${color.accent}`,
  outlineOffset: '6px',
  borderRadius: radius.large,
})

export const featured = style([
  entry,
  twelveGapped,
  // Without other posts below, it must keep its own distance from the footer's bridge
  { alignItems: 'center', selectors: { '&:last-child': { marginBottom: space.section } } },
])
export const featuredPicture = style({
  gridColumn: '1 / 9',
  borderRadius: radius.large,
  overflow: 'hidden',
  aspectRatio: '9 / 5',
  '@media': { [upTo.medium]: { gridColumn: '1 / -1' }, [upTo.narrow]: { aspectRatio: '8 / 5' } },
})
export const featuredText = style({
  gridColumn: '9 / 13',
  paddingInlineStart: textInset,
  display: 'grid',
  justifyItems: 'start',
  gap: space.s3,
  '@media': { [upTo.medium]: { gridColumn: '1 / -1', padding: `${space.s6} 0 0` } },
})
export const flag = style({
  position: 'absolute',
  top: space.s4,
  insetInlineStart: space.s4,
  padding: '.25rem .625rem',
  borderRadius: radius.pill,
  background: color.sun,
  color: color.onSun,
  font: `650 ${size.caption}/1.3 ${font.text}`,
})
export const featuredTitle = style({
  fontSize: 'clamp(1.875rem, 1.2rem + 1.9vw, 2.75rem)',
  overflowWrap: 'anywhere',
})
export const featuredDescription = style({ color: color.inkMuted, fontSize: '1.125rem' })

export const posts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  gap: `clamp(2.5rem, 2rem + 2vw, 4rem) ${space.gap}`,
  paddingBlock: `${space.s2} ${space.section}`,
  selectors: { [`${featured} ~ &`]: { paddingTop: 'clamp(3rem, 2rem + 4vw, 5.5rem)' } },
})
export const postBody = style({ display: 'flex', flexDirection: 'column', gap: space.s2 })
export const picture = style({
  borderRadius: radius.large,
  overflow: 'hidden',
  aspectRatio: '8 / 5',
  marginBottom: space.s3,
  background: color.sunk,
})

// Rows of two and three alternate. The last entries of an incomplete row fill it, so that there is no gap
const third = { gridColumn: 'span 2' }
const half = { gridColumn: 'span 3' }
const whole = { gridColumn: '1 / -1' }
const isAlone = '&:is(:nth-child(5n+1), :nth-child(5n+3)):last-child'
const isLeftOver = '&:is(:nth-child(5n+3):nth-last-child(2), :nth-child(5n+4):last-child)'
const isOdd = '&:nth-child(odd):last-child'
export const post = style([
  entry,
  {
    display: 'grid',
    '@media': {
      [above.medium]: {
        ...third,
        selectors: {
          '&:is(:nth-child(5n+1), :nth-child(5n+2))': half,
          [isLeftOver]: half,
          [isAlone]: whole,
        },
      },
      [upTo.medium]: { ...half, selectors: { [isOdd]: whole } },
      [upTo.narrow]: whole,
    },
  },
])
export const note = style([
  entry,
  { display: 'grid', '@media': { [above.medium]: third, [upTo.medium]: whole } },
])
const beside = (which: string, media: string) => {
  const body = `${which.replace('&', post)} > ${postBody}`
  globalStyle(body, {
    '@media': {
      [media]: {
        display: 'grid',
        gridTemplateColumns: '1fr 1fr',
        gridTemplateRows: '1fr repeat(3, auto) 1fr',
        columnGap: 'clamp(1.5rem, 3vw, 3rem)',
      },
    },
  })
  globalStyle(`${body} > ${picture}`, { '@media': { [media]: { gridRow: '1 / -1', marginBottom: 0 } } })
  globalStyle(`${body} > :not(${picture})`, { '@media': { [media]: { gridColumn: 2 } } })
  globalStyle(`${body} > p:first-of-type`, { '@media': { [media]: { alignSelf: 'end' } } })
}
beside(isAlone, above.medium)
// The only post below the featured one: mirrored
const isOnly = `${post}:first-child:last-child > ${postBody}`
globalStyle(isOnly, { '@media': { [above.medium]: { ...twelveGapped } } })
globalStyle(`${isOnly} > ${picture}`, {
  '@media': { [above.medium]: { gridColumn: '6 / 13', aspectRatio: '9 / 5' } },
})
globalStyle(`${isOnly} > :not(${picture})`, {
  '@media': { [above.medium]: { gridColumn: '1 / 6', paddingInlineEnd: textInset } },
})
beside(isOdd, `${above.narrow} and ${upTo.medium}`)

export const image = style({ display: 'block', width: '100%', height: '100%', objectFit: 'cover' })
export const postTitle = style({ overflowWrap: 'anywhere' })
globalStyle(`${entry}:hover :is(${postTitle}, ${featuredTitle})`, {
  textDecoration: 'underline',
  textDecorationThickness: '2px',
  textUnderlineOffset: '.16em',
})
export const description = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
  ...quietText,
  '@media': { [upTo.narrow]: { fontSize: '.9375rem' } },
})
export const foot = style({
  display: 'grid',
  justifyItems: 'start',
  gap: `${space.s1} ${space.s4}`,
  marginTop: 'auto',
  paddingTop: space.s2,
  '@media': { [above.wide]: { gridTemplateColumns: '1fr auto', alignItems: 'center' } },
})
globalStyle(`${postBody} ${readMore}`, { fontSize: size.small })
globalStyle(`${isOnly} > h3`, {
  '@media': { [above.medium]: { fontSize: 'clamp(1.5rem, 1.2rem + 1.2vw, 2.125rem)' } },
})
globalStyle(`${isOnly} > ${description}`, { '@media': { [above.medium]: { fontSize: '1.125rem' } } })
export const byline = style({})
/** In a third of the row every title takes two lines, so that the rest is aligned. */
globalStyle(`${post}:not(:nth-child(5n+1), :nth-child(5n+2)) ${postTitle}`, {
  '@media': { [above.medium]: { maxWidth: '12em' } },
})

// A small picture beside the title: for every note, and on phones for two entries after each full one (not if
// there are only two, which are equals)
const isShort = '&:is(:nth-child(3n+2), :nth-child(3n)):not(:nth-child(2):last-child)'
const short = (inside: string, rule: ComplexStyleRule): void => {
  const selector = (entry: string) => inside.replaceAll('&', `${entry} > ${postBody}`)
  globalStyle(selector(note), rule as GlobalStyleRule)
  globalStyle(selector(isShort.replace('&', post)), {
    '@media': { [upTo.narrow]: rule as GlobalStyleRule },
  })
}
short('&', {
  display: 'grid',
  gridTemplateColumns: '7.5rem minmax(0, 1fr)',
  gridTemplateRows: 'auto auto 1fr',
  columnGap: space.s4,
})
short(`& > ${picture}`, { gridRow: '1 / -1', alignSelf: 'start', aspectRatio: '1', marginBottom: 0 })
short(`& > ${picture} > ${drawing}`, squared)
short(`& > :not(${picture})`, { gridColumn: 2 })
short(`& ${besidesSubject}, & > ${description}, & ${byline}, & > p > :nth-child(2)`, { display: 'none' })
short(`& > ${postTitle}`, { fontSize: '1.1875rem' })

export const others = style({
  paddingTop: 'clamp(3rem, 2rem + 4vw, 5.5rem)',
  '@media': { [upTo.narrow]: { paddingBottom: space.s8 } },
})
export const othersTitle = style({})
globalStyle(`${posts}:has(+ ${others})`, { paddingBottom: 0 })
globalStyle(`${others} > ${othersTitle}`, {
  marginBottom: space.s6,
  paddingTop: space.s10,
  borderTop: `1px solid ${color.line}`,
  fontSize: 'clamp(1.5rem, 1.3rem + .9vw, 2rem)',
})

export const paging = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto 1fr',
  alignItems: 'center',
  gap: space.s4,
  paddingBlock: `0 ${space.section}`,
  '@media': { [upTo.narrow]: { gridTemplateColumns: '1fr 1fr' } },
})
export const position = style({
  gridColumn: 2,
  gridRow: 1,
  color: color.inkMuted,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [upTo.narrow]: { gridColumn: '1 / -1', gridRow: 2, textAlign: 'center' } },
})
globalStyle(`${paging} [rel=prev]`, { gridColumn: 1, gridRow: 1, justifySelf: 'start' })
globalStyle(`${paging} [rel=next]`, { gridColumn: -2, gridRow: 1, justifySelf: 'end' })

export const empty = style([
  twelveGapped,
  { alignItems: 'end', borderBottom: `2px solid ${vars.ill.ground}`, marginBottom: space.section },
])
export const emptyArt = style({ gridColumn: '1 / 7', '@media': wholeWhenMedium })
globalStyle(`${emptyArt} svg`, {
  width: 'min(100%, 30rem)',
  '@media': { [upTo.medium]: { width: 'min(100%, 22rem)' } },
})
export const emptyText = style({
  gridColumn: '7 / 13',
  paddingBottom: 'clamp(2.5rem, 6vw, 6rem)',
  display: 'grid',
  gap: space.s4,
  justifyItems: 'start',
  '@media': { [upTo.medium]: { gridColumn: '1 / -1', order: -1, paddingBottom: space.s10 } },
})
export const emptyLine = style({ fontSize: size.lead, lineHeight: 1.5, color: color.inkMuted })
