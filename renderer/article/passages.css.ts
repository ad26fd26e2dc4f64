import { type GlobalStyleRule, globalStyle, style } from '@vanilla-extract/css'
import { upTo } from '../theme/breakpoints.ts'
import { vars } from '../theme/contract.css.ts'
import { callout, counted, figure, heading, number, panel, paragraph, said } from './article-blocks.css.ts'
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
  /** A heading and asides at the left. */
  beside: style([base]),
  /** Asides alone at the left, as tall as the text. */
  flanked: style([base]),
  /** The text in two columns. */
  spread: style([base]),
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
onWide(`${opening} > div:only-child > ${lead}:only-child > ${paragraph}:only-child`, { fontSize: '1.75rem' })

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
onWide(`${part} > ${passage.flanked} > ${asides}`, { gridColumn: 1, gridRow: '1 / 5', margin: 0 })

onWide(`${part} > ${passage.spread}`, { columns: 2, columnGap: betweenColumns })
onWide(`${part} > ${passage.spread} > ${anyHeading}`, { columnSpan: 'all', marginBottom: space.s6 })
onWide(`${part} > ${passage.spread} > ${lead} > :first-child`, { marginTop: 0 })
onWide(`${passage.spread} ${callout}`, { columnSpan: 'all', marginBlock: space.s6 })
onWide(`${passage.spread} :is(ul, ol)`, { breakInside: 'avoid' })

onWide(`${part} > ${passage.across} > ${asides}`, {
  gridColumn: '1 / -1',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  marginBottom: 0,
})

// Asides are as tall as there is text beside them, within reason
onWide(`${asides} > *`, { maxHeight: '22rem' })
onWide(`${asides} > ${counted}`, {
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  alignItems: 'start',
  gap: space.s5,
  fontSize: '1.1875rem',
})
for (const [look, fontSize] of [
  ['digit', '10rem'],
  ['short', '7rem'],
  ['middle', '5.5rem'],
  ['long', '3.5rem'],
] as const)
  onWide(`${counted} > ${number[look]}`, { fontSize, lineHeight: 0.95 })
onWide(`${counted} > span`, { maxWidth: '20rem' })
onWide(`${panel} ${said}`, { fontSize: '1.875rem' })
onWide(`${panel} > svg`, { width: '16.25rem', marginTop: space.s4 })

const wordsAlone = `${panel}:not(:has(> svg))`
const archColor = 'color-mix(in srgb, currentColor 26%, transparent)'
onWide(wordsAlone, { minHeight: '15rem' })
// An arch of the height that is left
onWide(`${wordsAlone}::after`, {
  content: '',
  flex: '1 1 0',
  alignSelf: 'end',
  maxHeight: '7.5rem',
  aspectRatio: '2',
  margin: `${space.s6} 0 -1.75rem`,
  background: `radial-gradient(farthest-side at 50% 100%, transparent 55%, ${archColor} 55.5% 99%, transparent)`,
})
