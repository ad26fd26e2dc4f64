import { type GlobalStyleRule, globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import {
  callout,
  count,
  figure,
  heading,
  number,
  onSill,
  panel,
  paragraph,
  said,
  saidBriefly,
  sill,
} from './article-blocks.css.ts'
import { beside, betweenColumns, columns, hairline } from './columns.ts'
import type { PassageLook, Side } from './passages.ts'

const { color, font, radius, space, width } = vars

/** The part before the first heading. */
export const opening = style({})
export const anyPart = style({})
/** A heading and what follows it, by the side that its asides have on wide screens. */
export const part: Record<Side, string> = styleVariants({ left: [anyPart], right: [anyPart] })
/** An article without headings. */
export const whole = style({ maxWidth: '42rem', marginInline: 'auto' })

const base = style({})
/** The looks of a passage on wide screens; on narrower ones all have one column. */
export const passage: Record<PassageLook, string> = {
  /** A heading to the left of its text, visible as long as the text is. */
  plain: style([base]),
  /** An opening of a sentence or two, in large type. */
  brief: style([base]),
  /** A heading with its asides, beside the text. */
  beside: style([base]),
  /** A heading and a short text, above an aside as wide as the page. */
  above: style([base]),
  /** Only asides, as tall as the text. */
  flanked: style([base]),
  /** The text in two columns. */
  spread: style([base]),
  /** Like `spread`, below an aside as wide as the page. */
  banner: style([base]),
  /** A note and the resulting figure, on one ground. */
  total: style([
    base,
    { margin: '1.5em 0', borderRadius: radius.large, background: color.secondSoft, overflow: 'hidden' },
  ]),
  /** Many asides in rows. */
  across: style([base]),
}
export const lead = style({})
export const before = style({})
export const asides = style({ display: 'grid', gap: '1rem', margin: '2.2em 0' })
export const after = style({})

const text = `:is(${lead}, ${before}, ${after})`
const mainHeading = `:is(${heading.large}, ${heading.normal})`
const anyHeading = `:is(${mainHeading}, ${heading.sub})`

globalStyle(`${anyHeading} + ${text} > :first-child`, { marginTop: '.6em' })
globalStyle(`${anyHeading} + ${text} > ${figure}:first-child`, { marginTop: '1.1em' })
globalStyle(`${anyHeading} + ${asides}`, { marginTop: '1.1em' })
globalStyle(`section:first-child > ${base}:first-child > :is(${asides}, ${anyHeading}):first-child`, {
  marginTop: 0,
})

/** An article's first paragraph. */
const first = `:is(${opening}, ${whole}):first-child > ${base}:first-child > ${lead}:is(:first-child, [hidden] + *) > :first-child`
globalStyle(first, { marginTop: 0 })
globalStyle(`${first}:is(${paragraph})`, {
  fontSize: 'clamp(1.25rem, 1.15rem + .45vw, 1.5rem)',
  lineHeight: 1.45,
  letterSpacing: '-.005em',
})

globalStyle(`${passage.total} > ${lead} > ${callout}`, { margin: 0 })
globalStyle(`${passage.total} > ${asides}`, { margin: 0 })
globalStyle(`${passage.total} > ${asides} > ${count}`, {
  overflow: 'visible',
  background: 'none',
  color: color.onSecondSoft,
})

const onWide = (selector: string, rule: GlobalStyleRule): void =>
  globalStyle(selector, { '@media': { [beside]: rule as object } })

onWide(`section + ${anyPart}`, { marginTop: space.s16, paddingTop: space.s12, borderTop: hairline })
onWide(`${anyPart} > div + div`, { marginTop: space.s10 })
onWide(`${anyPart} > div > ${mainHeading}`, {
  margin: 0,
  fontSize: '2.25rem',
  lineHeight: 1.1,
  translate: '0 -.1em',
})
onWide(`${anyPart} > div > ${heading.sub}`, { margin: 0, fontSize: '1.5rem', lineHeight: 1.25 })

onWide(`${opening}::after`, { content: '', display: 'block', clear: 'both' })
onWide(`${opening}:not(:first-child:has(> div:only-child)) > div > *`, {
  maxWidth: width.reading,
  marginInlineStart: `calc(100% - ${width.reading})`,
})

onWide(
  `${opening}:first-child > ${passage.brief}:only-child > ${lead} > ${paragraph}:only-child:first-child`,
  {
    fontSize: '2.5rem',
    lineHeight: 1.3,
    letterSpacing: '-.015em',
    textWrap: 'balance',
  },
)

const levels = `${anyPart} > :is(${passage.plain}, ${passage.beside}, ${passage.above}, ${passage.flanked}, ${passage.across})`
onWide(levels, { display: 'grid', gridTemplateColumns: columns, columnGap: betweenColumns })
onWide(`${levels} > *`, { gridColumn: 2 })
onWide(`${levels} > :is(${lead}, ${after}:not(${lead} ~ *)) > :first-child`, { marginTop: 0 })

onWide(
  `${anyPart} > :is(${passage.plain}, ${passage.beside}, ${passage.above}, ${passage.across}) > ${anyHeading}`,
  {
    gridColumn: 1,
    gridRow: 1,
    alignSelf: 'start',
  },
)
onWide(`${anyPart} > ${passage.plain} > ${anyHeading}`, { gridRow: '1 / 3', position: 'sticky', top: '7rem' })

onWide(`${anyPart} > ${passage.beside}`, { gridTemplateRows: 'auto auto 1fr' })
onWide(`${anyPart} > ${passage.beside} > ${lead}`, { gridRow: 1 })
onWide(`${anyPart} > ${passage.beside} > ${before}`, { gridRow: 2 })
onWide(`${anyPart} > ${passage.beside} > ${after}`, { gridRow: 3 })
onWide(`${anyPart} > ${passage.beside} > :is(${lead}:not(:has(~ ${text})), ${after}:not(${lead} ~ *))`, {
  gridRow: '1 / 4',
})
onWide(`${anyPart} > ${passage.beside} > ${asides}`, {
  gridColumn: 1,
  gridRow: '2 / 4',
  margin: `${space.s6} 0 0`,
})

onWide(`${anyPart} > ${passage.above} > ${anyHeading}`, { gridRow: '1 / 4' })
onWide(`${anyPart} > ${passage.above} > ${asides}`, {
  gridColumn: '1 / -1',
  gridRow: 4,
  margin: `${space.s8} 0 0`,
})

onWide(`${anyPart} > ${passage.flanked}`, { gridTemplateRows: 'repeat(3, auto) 1fr' })
onWide(`${anyPart} > ${passage.flanked} > ${heading.sub}`, { gridRow: 1, marginBottom: space.s3 })
onWide(`${anyPart} > ${passage.flanked} > ${lead}`, { gridRow: 2 })
onWide(`${anyPart} > ${passage.flanked} > ${before}`, { gridRow: 3 })
onWide(`${anyPart} > ${passage.flanked} > ${after}`, { gridRow: 4 })
onWide(`${anyPart} > ${passage.flanked} > ${asides}`, { gridColumn: 1, gridRow: '1 / 5', margin: 0 })

// A note that `cutAtLastNote` moved below the text and its aside
onWide(`${passage.plain} > ${lead}:only-child:has(> ${callout}:only-child)`, { gridColumn: '1 / -1' })

const inColumns = `${anyPart} > :is(${passage.spread}, ${passage.banner})`
onWide(inColumns, { columns: 2, columnGap: betweenColumns })
const three = `:has(> ${lead} > ${paragraph}:only-child):has(> ${before} > ${paragraph}:first-child + ${paragraph}:last-child)`
onWide(`${inColumns}${three}`, { columns: 3, columnGap: space.s10 })
onWide(`${inColumns}${three} > ${before} > *`, { breakBefore: 'column', marginTop: 0 })
onWide(`${inColumns} > ${anyHeading}`, { columnSpan: 'all', marginBottom: space.s6 })
onWide(`${inColumns} > :is(${lead}, ${asides} + ${after}) > :first-child`, { marginTop: 0 })
// A note stays whole and within its column: one across the columns would cut the text into stubs
onWide(`${inColumns} ${callout}`, { breakInside: 'avoid', marginBlock: space.s6 })
// A long list may break, so that no column is empty
onWide(`${inColumns} :is(ul, ol):not(:has(> :nth-child(5)))`, { breakInside: 'avoid' })
onWide(`${inColumns} li`, { breakInside: 'avoid' })
const several = `:has(> ${before}, > ${text} > :nth-child(2))`
onWide(`${inColumns}${several} ${paragraph}`, { breakInside: 'avoid' })
onWide(`${inColumns} > ${asides}`, { columnSpan: 'all', margin: `0 0 ${space.s8}` })

onWide(`${anyPart} > ${passage.across} > ${asides}`, {
  gridColumn: '1 / -1',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  marginBottom: 0,
})

const mirrored = `${part.right} > :is(${passage.beside}, ${passage.flanked}, ${passage.plain})`
onWide(mirrored, { gridTemplateColumns: `${width.reading} minmax(0, 1fr)` })
onWide(`${mirrored} > *`, { gridColumn: 1 })
onWide(`${mirrored} > ${anyHeading}`, { gridRow: 1, position: 'static' })
onWide(`${mirrored} > ${heading.sub}`, { marginBottom: space.s3 })
onWide(`${mirrored} > ${mainHeading}`, { marginBottom: space.s6 })
onWide(`${part.right} > ${passage.beside}`, { gridTemplateRows: 'repeat(3, auto) 1fr' })
onWide(`${part.right} > ${passage.beside} > ${lead}`, { gridRow: 2 })
onWide(`${part.right} > ${passage.beside} > ${before}`, { gridRow: 3 })
onWide(`${part.right} > ${passage.beside} > :is(${after}, ${lead}:not(:has(~ ${text})))`, { gridRow: 4 })
onWide(`${mirrored} > ${asides}`, { gridColumn: 2, gridRow: '1 / 5', margin: 0 })

onWide(passage.total, { display: 'grid', gridTemplateColumns: '2fr 3fr', margin: 0 })
onWide(`${passage.total} ${onSill}`, { insetInlineStart: '-100vw' })
onWide(`${passage.total} > ${lead}`, { display: 'grid' })
onWide(`${passage.total} ${callout}`, {
  alignContent: 'center',
  padding: `${space.s8} ${space.s5} calc(${space.s8} + ${sill}) ${space.s8}`,
})
onWide(`${passage.total} ${count}`, { paddingInline: `${space.s5} ${space.s10}` })
onWide(`${passage.total} ${count} > svg`, { width: '15rem' })

onWide(`${asides} > *`, { maxHeight: '32rem' })
const inMargin = `${anyPart} > :is(${passage.beside}, ${passage.flanked}, ${passage.across}) > ${asides}`
onWide(`${inMargin} > ${count}`, { flexDirection: 'column', alignItems: 'stretch', fontSize: '1.1875rem' })
onWide(`${inMargin} > ${count} > span`, { alignSelf: 'start' })
onWide(`${inMargin} > ${count}:not(:has(> svg))`, { alignSelf: 'start' })
onWide(`${inMargin} > * > svg`, { flex: '1 1 10rem', width: '100%', minHeight: 0, maxHeight: '15rem' })
onWide(`${inMargin} > :not(:only-child) > svg`, { flexBasis: '7rem' })

onWide(`${panel} ${said}`, { fontSize: '1.875rem' })
const wordsAlone = `${panel}:not(:has(> svg))`
onWide(`${asides} > ${wordsAlone}`, { alignSelf: 'start', maxHeight: 'none', paddingBlock: space.s10 })
onWide(`${wordsAlone} ${saidBriefly}`, { fontSize: '3rem' })

const band = `:is(${opening}, ${passage.banner}, ${passage.above}) ${asides} >`
onWide(`${band} *`, { paddingInline: space.s10 })
onWide(`${band} * > svg`, { flex: '0 .1 22rem', minWidth: '10rem' })
onWide(`${band} ${panel}`, { flexDirection: 'row', alignItems: 'center' })
onWide(`${band} ${panel} ${said}`, { fontSize: '2.25rem' })
onWide(`${band} ${count} > span`, { display: 'flex', alignItems: 'center', gap: space.s10 })
onWide(`${band} ${count} ${number.short}`, { fontSize: '8.5rem' })
onWide(`${band} ${count} > span > span`, {
  font: `650 1.75rem/1.25 ${font.display}`,
  letterSpacing: '-.01em',
})
