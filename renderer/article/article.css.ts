import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { drawing } from '#renderer/post-drawing/post-drawing.css.ts'
import { above, upTo } from '#renderer/theme/breakpoints.ts'
import { vars } from '#renderer/theme/contract.css.ts'
import { centredRow, inlineRow, wrappedRow } from '../theme/fragments.ts'
import { beside, betweenColumns, columns, hairline, marginWidth } from './columns.ts'
import { anyPart, asides, opening } from './passages.css.ts'

const { color, ease, font, radius, size, space, width } = vars

/** About seventy characters. */
const measure = '40rem'

const headWidth = '50rem'

const pageWidth = {
  width: `min(100% - 2 * ${space.gutter}, ${headWidth})`,
  marginInline: 'auto',
  '@media': {
    [above.wide]: { width: `min(100% - 2 * ${space.gutter}, ${width.wide})` },
    print: { width: '100%' },
  },
} as const

export const column = style(pageWidth)

/** Timeline of the article's scroll progress, for the arch. */
const progress = '--article'

export const article = style([
  pageWidth,
  { viewTimelineName: progress, '@media': { [beside]: { display: 'flow-root' } } },
])

export const front = style({
  paddingTop: 'clamp(1rem, .6rem + 1.6vw, 2rem)',
  '@media': {
    [beside]: {
      display: 'grid',
      gridTemplateColumns: columns,
      columnGap: betweenColumns,
    },
  },
})
export const head = style({
  '@media': { [beside]: { display: 'flex', flexDirection: 'column', alignItems: 'start' } },
})
export const back = style({
  ...inlineRow(space.s2),
  minHeight: '2.75rem',
  marginBottom: space.s8,
  fontWeight: 600,
  fontSize: size.small,
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '.25em' } },
  '@media': {
    print: { display: 'none' },
    [beside]: { gridColumn: '1 / -1', justifySelf: 'start', marginBottom: space.s4 },
  },
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
  '@media': { [beside]: { fontSize: '3.75rem' } },
})
export const longTitle = style([title, { '@media': { [beside]: { fontSize: '2.75rem' } } }])
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
  ...wrappedRow('.25rem .875rem'),
  fontSize: '1rem',
  '@media': { [beside]: { width: '100%', marginTop: 'auto', paddingBottom: 0 } },
})
export const mark = style({ width: '2.25rem', height: '2.5rem', flex: 'none' })
export const markGround = style({ fill: color.accentSoft })
export const markArch = style({ fill: color.accent })
export const author = style({ fontWeight: 650 })
export const date = style({ color: color.inkMuted })

/** 800 by 400 (R43) on screens wider than the page. */
export const picture = style({
  marginTop: space.s4,
  aspectRatio: '2 / 1',
  borderRadius: radius.large,
  overflow: 'hidden',
  background: color.sunk,
  selectors: {
    // A drawing is never cropped: everything stands on its floor, and something may hang from its top
    [`&:has(> ${drawing})`]: { aspectRatio: '8 / 5' },
  },
  '@media': {
    [upTo.narrow]: { aspectRatio: '8 / 5' },
    [beside]: {
      alignSelf: 'start',
      marginTop: 0,
      marginInlineEnd: `calc(-1 * min(50rem - ${width.reading}, (100vw - ${width.wide}) / 2 - ${space.gutter}))`,
    },
  },
})
export const image = style({ display: 'block', width: '100%', height: '100%', objectFit: 'cover' })
const textTop = 'clamp(2.5rem, 2rem + 2vw, 4rem)'
export const body = style({
  paddingBlock: `${textTop} ${space.s16}`,
  fontSize: 'clamp(1.0625rem, .98rem + .35vw, 1.25rem)',
  lineHeight: 1.6,
})
globalStyle(`${body} > div`, {
  maxWidth: measure,
  marginInline: 'auto',
  '@media': { [beside]: { maxWidth: 'none' } },
})

export const margin = style({
  '@media': {
    print: { display: 'none' },
    [upTo.wide]: { marginTop: space.s8 },
    [beside]: { float: 'inline-start', width: marginWidth, marginTop: textTop },
  },
})
// If the article begins with a heading, there is no text beside the contents
const acrossPage = `${margin}:has(+ ${body} ${anyPart}:first-child)`
globalStyle(acrossPage, { '@media': { [beside]: { float: 'none', width: 'auto' } } })
export const contents = style({
  fontSize: '1rem',
  // Lets browsers that support it highlight the link of the part being read
  scrollTargetGroup: 'auto',
} as object)
export const contentsTitle = style({
  marginBottom: space.s2,
  fontSize: size.small,
  color: color.inkMuted,
})
export const contentsList = style({
  borderTop: hairline,
  '@media': { [beside]: { selectors: { '&:has(> :nth-child(9))': { columns: 2 } } } },
})
globalStyle(`${acrossPage} ${contentsList}`, { '@media': { [beside]: { columns: 3 } } })
export const contentsLink = style({
  display: 'block',
  paddingBlock: '.7rem',
  borderBottom: hairline,
  breakInside: 'avoid',
  lineHeight: 1.35,
  textDecoration: 'none',
  textWrap: 'balance',
  overflowWrap: 'anywhere',
  '@media': { [beside]: { paddingBlock: '.5625rem' } },
  selectors: { '&:hover': { color: color.accent, textDecoration: 'underline', textUnderlineOffset: '.2em' } },
})
globalStyle(`${contentsLink}:target-current`, { color: color.accent, fontWeight: 600 })

// The contents end level with the opening; its asides are below both
const levelled = `${article}:has(${opening}:first-child > div:only-child)`
const inLevelled = (selector: string, rule: object): void =>
  globalStyle(`${levelled}${selector}`, { '@media': { [beside]: rule } })
inLevelled('', {
  display: 'grid',
  gridTemplate: `auto auto auto 1fr / ${columns}`,
  columnGap: betweenColumns,
})
inLevelled(` > ${front}`, { gridColumn: '1 / -1', marginBottom: textTop })
inLevelled(` > ${margin}`, { float: 'none', gridRow: '2 / 5', display: 'grid', width: 'auto', marginTop: 0 })
inLevelled(` > ${body}, ${levelled} > ${body} > div`, { display: 'contents' })
inLevelled(' section', { gridColumn: '1 / -1' })
inLevelled(' section:last-child', { marginBottom: space.s16 })
inLevelled(` ${opening}, ${levelled} ${opening} > div`, { display: 'contents' })
inLevelled(` ${opening} > div > *`, { gridColumn: 2 })
inLevelled(` ${opening} > div > ${asides}`, { gridColumn: '1 / -1', gridRow: 5, margin: `${space.s12} 0 0` })
inLevelled(` ${contents}`, { display: 'flex', flexDirection: 'column' })
inLevelled(` ${contentsList}`, { flex: 1, display: 'flex', flexDirection: 'column' })
inLevelled(` ${contentsList} > li`, { flex: '1 1 auto', display: 'grid', maxHeight: '3.75rem' })
inLevelled(` ${contentsLink}`, { alignContent: 'center' })

const drawn = keyframes({ from: { strokeDashoffset: 1 }, to: { strokeDashoffset: 0 } })
/** Hidden above the cover and below the text. */
const shown = keyframes({ '0%, 4%': { opacity: 0 }, '8%, 92%': { opacity: 1 }, '100%': { opacity: 0 } })
const followsScrolling = '(animation-timeline: view()) and (animation-range: contain)'

export const reading = style({
  display: 'none',
  '@supports': {
    [followsScrolling]: {
      '@media': {
        'screen and (prefers-reduced-motion: no-preference)': {
          display: 'block',
          position: 'fixed',
          zIndex: 5,
          right: space.s4,
          bottom: space.s4,
          width: '3.75rem',
          padding: '.6rem .7rem .5rem',
          borderRadius: radius.medium,
          background: color.paper,
          boxShadow: `0 0 0 1px ${color.line}`,
          pointerEvents: 'none',
          animation: `${shown} linear both`,
          animationTimeline: progress,
          animationRange: 'contain 0% exit 20%',
        },
      },
    },
  },
})
const line = style({ fill: 'none', strokeWidth: 12 })
export const readingGround = style({ fill: 'none', stroke: color.lineStrong, strokeWidth: 2 })
export const readingWay = style([line, { stroke: color.line }])
export const readingArch = style([
  line,
  {
    stroke: color.accent,
    strokeDasharray: 1,
    animation: `${drawn} linear both`,
    animationTimeline: progress,
    animationRange: 'contain',
  },
])

export const questions = style({ background: color.sunk, paddingBlock: `calc(${space.section} * .65)` })
export const questionsPage = style([
  pageWidth,
  {
    '@media': {
      [beside]: {
        display: 'grid',
        gridTemplate: `auto 1fr / ${columns}`,
        columnGap: betweenColumns,
      },
    },
  },
])
export const questionsText = style({ '@media': { [beside]: { gridColumn: 2, gridRow: '1 / 3' } } })
export const ask = style({
  marginTop: space.s8,
  color: color.inkMuted,
  '@media': { [beside]: { gridColumn: 1, gridRow: 2, marginTop: space.s4 }, print: { display: 'none' } },
})
export const askLink = style({
  display: 'inline-block',
  paddingBlock: space.s2,
  fontWeight: 600,
  color: color.accent,
  textUnderlineOffset: '.22em',
  textDecorationThickness: '1.5px',
})
export const questionsTitle = style({})
globalStyle(`${questions} ${questionsTitle}`, {
  marginBottom: space.s6,
  fontSize: 'clamp(1.75rem, 1.5rem + 1vw, 2.375rem)',
  '@media': { [beside]: { marginBottom: 0, fontSize: '2.25rem' } },
})
export const question = style({
  borderTop: hairline,
  selectors: { '&:last-of-type': { borderBottom: hairline } },
})
export const summary = style({
  ...centredRow(space.s4),
  justifyContent: 'space-between',
  minHeight: '3.75rem',
  paddingBlock: '.9rem',
  breakAfter: 'avoid',
  font: `650 1.1875rem/1.3 ${font.display}`,
  wordSpacing: '.05em',
  cursor: 'pointer',
  listStyle: 'none',
  textWrap: 'balance',
  overflowWrap: 'anywhere',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
})
export const sign = style({
  color: color.accent,
  transition: `transform .16s ${ease}`,
  selectors: { 'details[open] > summary &': { transform: 'rotate(45deg)' } },
  '@media': { print: { display: 'none' } },
})
export const answer = style({
  maxWidth: measure,
  padding: '0 2.5rem 1.5rem 0',
  fontSize: 'clamp(1.0625rem, 1rem + .2vw, 1.125rem)',
  color: color.inkMuted,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
})
export const end = style({ paddingBlock: `calc(${space.section} * .75)` })

export const missing = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space.s5,
  paddingBlock: `clamp(2rem, 1rem + 3vw, 4rem) ${space.section}`,
})
globalStyle(`${missing} > svg`, { marginBottom: space.s8 })
globalStyle(`${missing} > p`, { marginTop: 0 })
