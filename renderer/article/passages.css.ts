import { type GlobalStyleRule, globalStyle, style } from '@vanilla-extract/css'
import { upTo } from '../theme/breakpoints.ts'
import { vars } from '../theme/contract.css.ts'
import {
  callout,
  counted,
  figure,
  figureRoom,
  heading,
  number,
  panel,
  paragraph,
  said,
  saidBriefly,
  unit,
} from './article-blocks.css.ts'
import { beside, betweenColumns, columns, hairline, marginWidth } from './columns.ts'
import type { PassageLook } from './passages.ts'

const { color, space, width } = vars

/** What stands before the first heading. */
export const opening = style({})
/** A heading and what follows it. */
export const part = style({})
/** An article without headings. */
export const whole = style({ maxWidth: '42rem', marginInline: 'auto' })

const base = style({})
/** The looks of a passage on wide screens; on others all are one column. */
export const passage: Record<PassageLook, string> = {
  /** A heading at the left of its text, in sight as long as that. */
  plain: style([base]),
  /** An opening of a sentence or two, in large type. */
  brief: style([base]),
  /** A heading and asides at the left. */
  beside: style([base]),
  /** Asides alone at the left, as tall as the text. */
  flanked: style([base]),
  /** The text in two columns. */
  spread: style([base]),
  /** The same, below a sentence as wide as the page. */
  banner: style([base]),
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

// What stands right after its heading belongs to it
globalStyle(`${anyHeading} + ${text} > :first-child`, { marginTop: '.6em' })
globalStyle(`${anyHeading} + :is(${text} > ${figure}:first-child, ${asides})`, { marginTop: '1.1em' })
globalStyle(`section:first-child > ${base}:first-child > :is(${asides}, ${anyHeading}):first-child`, {
  marginTop: 0,
})

/** The paragraph that an article opens with. */
const first = `:is(${opening}, ${whole}):first-child > ${base}:first-child > ${lead}:is(:first-child, [hidden] + *) > :first-child`
globalStyle(first, { marginTop: 0 })
// It invites: larger
globalStyle(`${first}:is(${paragraph})`, {
  fontSize: 'clamp(1.25rem, 1.15rem + .45vw, 1.5rem)',
  lineHeight: 1.45,
  letterSpacing: '-.005em',
})

// A figure that comes of a note is one with it
const note = `${passage.flanked} > ${lead}:has(> ${callout}:only-child):has(+ ${asides} > ${counted}:first-child)`
const joined = (selector: string, rule: GlobalStyleRule): void =>
  globalStyle(selector, { '@media': { [upTo.wide]: rule as object } })
joined(`${note} > ${callout}`, { borderEndStartRadius: 0, borderEndEndRadius: 0 })
joined(`${note} + ${asides}`, { marginTop: 0 })
joined(`${note} + ${asides} > ${counted}:first-child`, {
  borderStartStartRadius: 0,
  borderStartEndRadius: 0,
  background: color.secondSoft,
  color: color.onSecondSoft,
})

const onWide = (selector: string, rule: GlobalStyleRule): void =>
  globalStyle(selector, { '@media': { [beside]: rule as object } })

onWide(`section + ${part}`, { marginTop: space.s16, paddingTop: space.s12, borderTop: hairline })
onWide(`${part} > div + div`, { marginTop: space.s10 })
// Its first line is on that of the text
onWide(`${part} > div > ${mainHeading}`, {
  margin: 0,
  fontSize: '2.25rem',
  lineHeight: 1.1,
  translate: '0 -.1em',
})
onWide(`${part} > div > ${heading.sub}`, { margin: 0, fontSize: '1.5rem', lineHeight: 1.25 })

// The contents are at the left of the opening: its own asides follow below them
onWide(`${opening}::after`, { content: '', display: 'block', clear: 'both' })
onWide(`${opening} > div > *`, {
  maxWidth: width.reading,
  marginInlineStart: `calc(100% - ${width.reading})`,
})
onWide(`${opening} > div > ${text}:has(+ ${asides}, + ${before} + ${asides})`, {
  float: 'inline-end',
  clear: 'inline-end',
  width: width.reading,
  marginInlineStart: 0,
})
onWide(`${opening} ${asides} + ${after}`, { clear: 'inline-end' })
onWide(`${opening} > div > ${asides}`, {
  float: 'inline-start',
  clear: 'inline-start',
  width: marginWidth,
  margin: `${space.s8} 0 0`,
})

// A sentence or two that open alone weigh as much as the contents
onWide(
  `${opening}:first-child > ${passage.brief}:only-child > ${lead} > ${paragraph}:only-child:first-child`,
  {
    fontSize: '2.25rem',
    lineHeight: 1.4,
    letterSpacing: '-.015em',
  },
)

const levels = `${part} > :is(${passage.plain}, ${passage.beside}, ${passage.flanked}, ${passage.across})`
onWide(levels, { display: 'grid', gridTemplateColumns: columns, columnGap: betweenColumns })
onWide(`${levels} > *`, { gridColumn: 2 })
onWide(`${levels} > :is(${lead}, ${after}:not(${lead} ~ *)) > :first-child`, { marginTop: 0 })

onWide(`${part} > :is(${passage.plain}, ${passage.beside}, ${passage.across}) > ${anyHeading}`, {
  gridColumn: 1,
  gridRow: 1,
  alignSelf: 'start',
})
onWide(`${part} > ${passage.plain} > ${anyHeading}`, { gridRow: '1 / 3', position: 'sticky', top: '7rem' })

onWide(`${part} > ${passage.beside}`, { gridTemplateRows: 'auto auto 1fr' })
onWide(`${part} > ${passage.beside} > ${lead}`, { gridRow: 1 })
onWide(`${part} > ${passage.beside} > ${before}`, { gridRow: 2 })
onWide(`${part} > ${passage.beside} > ${after}`, { gridRow: 3 })
onWide(`${part} > ${passage.beside} > :is(${lead}:not(:has(~ ${text})), ${after}:not(${lead} ~ *))`, {
  gridRow: '1 / 4',
})
onWide(`${part} > ${passage.beside} > ${asides}`, {
  gridColumn: 1,
  gridRow: '2 / 4',
  margin: `${space.s6} 0 0`,
})

onWide(`${part} > ${passage.flanked}`, { gridTemplateRows: 'repeat(3, auto) 1fr' })
onWide(`${part} > ${passage.flanked} > ${heading.sub}`, { gridRow: 1, marginBottom: space.s3 })
onWide(`${part} > ${passage.flanked} > ${lead}`, { gridRow: 2 })
onWide(`${part} > ${passage.flanked} > ${before}`, { gridRow: 3 })
onWide(`${part} > ${passage.flanked} > ${after}`, { gridRow: 4 })
onWide(`${part} > ${passage.flanked} > ${lead}:has(> ${callout}:only-child):not(:has(~ ${text}))`, {
  gridRow: '2 / 5',
  display: 'grid',
})
onWide(`${part} > ${passage.flanked} > ${lead} > ${callout}:only-child`, { alignContent: 'center' })
onWide(`${part} > ${passage.flanked} > ${asides}`, { gridColumn: 1, gridRow: '1 / 5', margin: 0 })

// A note that ended the text beside an aside
onWide(`${passage.plain} > ${lead}:only-child:has(> ${callout}:only-child)`, { gridColumn: '1 / -1' })

const inColumns = `${part} > :is(${passage.spread}, ${passage.banner})`
onWide(inColumns, { columns: 2, columnGap: betweenColumns })
const three = `:has(> ${lead} > ${paragraph}:only-child):has(> ${before} > ${paragraph}:first-child + ${paragraph}:last-child)`
onWide(`${inColumns}${three}`, { columns: 3, columnGap: space.s10 })
onWide(`${inColumns}${three} > ${before} > *`, { breakBefore: 'column', marginTop: 0 })
onWide(`${inColumns} > ${anyHeading}`, { columnSpan: 'all', marginBottom: space.s6 })
onWide(`${inColumns} > :is(${lead}, ${asides} + ${after}) > :first-child`, { marginTop: 0 })
onWide(`${inColumns} ${callout}`, { columnSpan: 'all', marginBlock: space.s6 })
onWide(`${inColumns} :is(ul, ol)`, { breakInside: 'avoid' })
// A note divides the columns: what is above it is too short to be kept whole
const several = `:not(:has(${callout})):has(> ${before}, > ${text} > :nth-child(2))`
onWide(`${inColumns}${several} ${paragraph}`, { breakInside: 'avoid' })
onWide(`${inColumns} > ${asides}`, { columnSpan: 'all', margin: `0 0 ${space.s8}` })

onWide(`${part} > ${passage.across} > ${asides}`, {
  gridColumn: '1 / -1',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  marginBottom: 0,
})

// Asides are as tall as there is text beside them, within reason
onWide(`${asides} > *`, { maxHeight: '26rem' })
onWide(`${asides} > ${counted}`, {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  gap: space.s5,
  paddingBlock: '1.75rem',
  fontSize: '1.1875rem',
})
onWide(`${counted} > span`, { maxWidth: '20rem', textWrap: 'balance' })

// A short number grows with its tile, a long one is as wide
onWide(figureRoom, { width: '100%', display: 'grid', alignContent: 'end', containerType: 'inline-size' })
const grows = `:is(${number.digit}, ${number.short}, ${number.middle})`
onWide(`${figureRoom}:has(> ${grows})`, { flex: 1, minHeight: '7rem', containerType: 'size' })
onWide(`${asides} > ${counted}:not(:has(${grows}))`, { alignSelf: 'start' })
for (const [look, fontSize] of [
  ['digit', 'min(76cqw, 135cqh)'],
  ['short', 'min(58cqw, 135cqh)'],
  ['middle', 'min(44cqw, 135cqh)'],
  ['long', '28cqw'],
  ['longest', '16cqw'],
] as const)
  onWide(`${figureRoom} > ${number[look]}`, { fontSize, lineHeight: 0.74 })
onWide(grows, { marginInlineStart: '-.025em' })
onWide(unit, { fontSize: '.25em' })

onWide(`${panel} ${said}`, { fontSize: '1.875rem' })
const wordsAlone = `${panel}:not(:has(> svg))`
onWide(`${asides} > ${wordsAlone}`, { alignSelf: 'start', maxHeight: 'none', paddingBlock: space.s10 })
onWide(`${wordsAlone} ${saidBriefly}`, { fontSize: '3rem' })
onWide(`${panel} > svg`, { width: '16.25rem', marginTop: space.s4 })
onWide(`${passage.banner} ${panel}`, {
  flexDirection: 'row',
  alignItems: 'center',
  paddingInline: space.s10,
})
onWide(`${passage.banner} ${panel} ${said}`, { fontSize: '2.25rem' })
