import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { above, touch, upTo } from '#renderer/theme/breakpoints.ts'
import { vars } from '#renderer/theme/contract.css.ts'
import * as shared from '#renderer/ui/studio/shared.css.ts'
import { adminTheme } from '#renderer/ui/studio/tokens.css.ts'
import { headHeight } from './history.css.ts'

const { color, font, space } = vars
const forced = '(forced-colors: active)'

export const comparisonHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '.75rem 1rem',
})
export const chooser = style({
  minWidth: 0,
  maxWidth: '100%',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '.5rem',
})
export const choice = style({
  minWidth: 0,
  maxWidth: '100%',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '.5rem',
})
export const arrow = style({ color: color.inkMuted })
export const pillBox = style({ position: 'relative', display: 'inline-flex', minWidth: 0 })
globalStyle(`${pillBox} > svg`, {
  position: 'absolute',
  insetInlineEnd: '.875rem',
  top: '50%',
  translate: '0 -50%',
  width: '.875rem',
  height: '.875rem',
  color: color.inkMuted,
  pointerEvents: 'none',
  '@media': { [forced]: { display: 'none' } },
})
export const pill = style({
  minWidth: 0,
  minHeight: adminTheme.controlHeight,
  maxWidth: '15rem',
  padding: '.2rem 2.5rem .2rem .875rem',
  border: `1.5px solid ${color.lineStrong}`,
  borderRadius: 10,
  background: color.surface,
  color: color.ink,
  fontSize: '.875rem',
  fontWeight: 500,
  lineHeight: 1.3,
  textOverflow: 'ellipsis',
  appearance: 'none',
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: color.ink },
    '&:focus-visible': { borderRadius: 10 },
  },
  '@media': {
    [touch]: {
      minHeight: '2.75rem',
      fontSize: '1rem',
      maxWidth: '17rem',
    },
    [forced]: { appearance: 'auto', paddingInlineEnd: '.75rem' },
  },
})
globalStyle(`${pill} option`, { color: color.ink, background: color.surface })
/** Without script there is no knowing what was chosen. */
export const unlessChanged = style({
  '@media': { '(scripting: enabled)': { display: 'none' } },
})
export const identical = style({
  display: 'grid',
  gap: '.25rem',
  padding: `${space.s6} 0`,
  borderTop: `1px solid ${color.line}`,
})
export const legendRow = style({
  display: 'flex',
  alignItems: 'center',
  gap: '.75rem',
  minHeight: '2.25rem',
})
export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '.25rem 1.25rem',
  fontSize: '.875rem',
  color: color.inkMuted,
})
export const legendMarks = style({ order: 1, display: 'inline-flex', gap: '.5rem' })
export const steps = style({
  display: 'flex',
  alignItems: 'center',
  gap: '.25rem',
  flex: 'none',
  '@media': { [upTo.phone]: { position: 'static' } },
})
globalStyle(`${steps} svg`, { width: '1.125rem', height: '1.125rem' })
globalStyle(`${steps} ${shared.tool}`, { '@media': { [upTo.phone]: { display: 'none' } } })
export const position = style({
  fontSize: adminTheme.meta,
  color: color.inkMuted,
  fontVariantNumeric: 'tabular-nums',
})
export const changes = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s6 })
export const part = style({ minWidth: 0 })
export const partHeading = style({})
globalStyle(`${shared.root} ${partHeading}`, {
  marginBottom: '.6rem',
  fontFamily: font.display,
  fontSize: '1.0625rem',
  fontWeight: 680,
  letterSpacing: '-.01em',
})

/** Both are told apart without colour: struck through, underlined. */
const marked = style({
  padding: '.02em .15em',
  borderRadius: 3,
  fontWeight: 650,
  textDecorationThickness: '1.5px',
  boxDecorationBreak: 'clone',
  WebkitBoxDecorationBreak: 'clone',
})
export const removed = style([
  marked,
  { background: adminTheme.removed, color: adminTheme.onRemoved, textDecorationLine: 'line-through' },
])
export const added = style([
  marked,
  {
    background: adminTheme.added,
    color: adminTheme.onAdded,
    textDecorationLine: 'underline',
    textUnderlineOffset: '.2em',
  },
])

// Here they are names, not changed words
globalStyle(`${legendMarks} > *`, { paddingInline: '.4em', fontWeight: 500 })
globalStyle(`${legendMarks} > ins`, { textDecorationLine: 'none' })

/** Where no space stands between old and new. */
export const addedBeside = style([added, { marginInlineStart: '.2em' }])

/** What J and K go to. */
export const change = style({
  scrollMarginTop: `calc(${adminTheme.barHeight} + ${headHeight} + 1rem)`,
  selectors: {
    '&[data-current], &:focus-visible': {
      outline: `2px solid ${color.accent}`,
      outlineOffset: 4,
      borderRadius: 4,
    },
  },
})
export const fields = style({ borderTop: `1px solid ${color.line}` })
export const field = style({
  display: 'grid',
  gridTemplateColumns: '9rem minmax(0, 1fr)',
  alignItems: 'baseline',
  paddingBlock: '.65rem',
  borderBottom: `1px solid ${color.line}`,
  '@media': { [upTo.phone]: { display: 'block' } },
})
globalStyle(`${field} dd`, { overflowWrap: 'anywhere' })
export const fieldName = style({
  color: color.inkMuted,
  paddingInlineEnd: space.s3,
  '@media': { [upTo.phone]: { fontSize: '.875rem' } },
})
/** What changed is a sheet of its own. */
export const changedFields = style({
  border: `1px solid ${color.line}`,
  borderRadius: 14,
  background: color.paper,
})
globalStyle(`${changedFields} > ${field}`, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: '.2rem',
  padding: '1rem 1.25rem',
})
globalStyle(`${changedFields} > ${field}:last-child`, { borderBottom: 0 })
globalStyle(`${changedFields} ${fieldName}`, { fontSize: '.875rem', fontWeight: 600 })
globalStyle(`${field} > ${change}`, { fontSize: '1.1875rem', lineHeight: 1.6 })
/** What did not change steps back, in two columns where there is room. */
export const sameFields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(19rem, 40%)), 1fr))',
  columnGap: space.s6,
  color: color.inkMuted,
})
globalStyle(`${sameFields} > ${field}`, {
  gridTemplateColumns: '8.25rem minmax(0, 1fr)',
  paddingBlock: '.5rem',
})
export const wholeRow = style({ gridColumn: '1 / -1' })
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: `.5rem ${space.s6}`,
  '@media': { [upTo.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const column = style({ minWidth: 0, overflowWrap: 'anywhere' })
export const columnName = style({
  display: 'block',
  font: `600 .8125rem/1.4 ${font.text}`,
  color: color.inkMuted,
})
export const pictures = style({ display: 'flex', flexWrap: 'wrap', gap: space.s4 })
export const picture = style({
  margin: 0,
  display: 'grid',
  gap: '.4rem',
  maxWidth: '14rem',
  alignContent: 'start',
})
const photograph = style({
  display: 'block',
  width: '100%',
  aspectRatio: '2',
  objectFit: 'cover',
  borderRadius: 10,
  border: `1px solid ${color.line}`,
})
export const pictureRemoved = style([photograph, { opacity: 0.55 }])
export const pictureAdded = style([photograph])
export const address = style({ fontSize: adminTheme.meta })
export const pictureGone = style({ fontSize: adminTheme.meta, color: color.inkMuted })

export const text = style({ fontSize: '1.0625rem', lineHeight: 1.7, maxWidth: '44.25rem' })
export const textWide = style({ maxWidth: 'none' })
globalStyle(`${text} > * + *`, { marginTop: '.9rem' })
const paragraph = style({
  position: 'relative',
  paddingInlineStart: '1rem',
  borderInlineStart: '3px solid transparent',
  marginInlineStart: '-1.1875rem',
  overflowWrap: 'anywhere',
})
export const block = styleVariants({
  same: [paragraph],
  changed: [paragraph, { borderColor: adminTheme.hintLine }],
  added: [paragraph, { borderColor: color.second }],
  removed: [paragraph, { borderColor: color.critical }],
})
/** A very long text is laid out only where it is looked at. */
export const textLong = style({})
globalStyle(`${textLong} ${paragraph}`, { contentVisibility: 'auto', containIntrinsicSize: 'auto 6rem' })
export const mark = style([columnName])
export const line = style({ whiteSpace: 'pre-line' })
export const headingLine = style([
  line,
  { font: `680 1.25rem/1.3 ${font.display}`, letterSpacing: '-.015em', paddingTop: '.35rem' },
])
export const quotation = style({
  paddingInlineStart: '1rem',
  borderInlineStart: `2px solid ${color.lineStrong}`,
})
/** The question, then the answer in a line of its own. */
export const question = style([line, { selectors: { '&::first-line': { fontWeight: 650 } } }])

export const fold = style({})
globalStyle(`${fold}[open] > * + *`, { marginTop: '.9rem' })
export const foldSummary = style({
  display: 'flex',
  alignItems: 'center',
  gap: '.75rem',
  minHeight: '2.25rem',
  color: color.inkMuted,
  font: `500 .875rem/1.2 ${font.text}`,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&::before, &::after': {
      content: '',
      flex: 1,
      borderTop: `1px dashed ${color.lineStrong}`,
      opacity: 0.6,
    },
    '&:hover': { color: color.ink },
  },
  '@media': { [touch]: { minHeight: '2.75rem' } },
})
// In a row it is as high as the others
globalStyle(`${sameFields} ${foldSummary}::before, ${sameFields} ${foldSummary}::after`, { display: 'none' })
globalStyle(`${sameFields} ${foldSummary}`, {
  marginBlock: '-.5rem',
  color: color.ink,
  fontSize: adminTheme.text,
  textDecoration: `underline 1.5px ${color.lineStrong}`,
  textUnderlineOffset: '.28em',
})
export const whenClosed = style({ selectors: { [`${fold}[open] > summary &`]: { display: 'none' } } })
export const whenOpen = style({ selectors: { [`${fold}:not([open]) > summary &`]: { display: 'none' } } })

/** At the bottom while the way back stands below the comparison instead of beside it. */
export const jumpBar = style({
  position: 'sticky',
  bottom: 0,
  zIndex: 20,
  display: 'flex',
  alignItems: 'center',
  gap: '.25rem',
  margin: `0 calc(-1 * ${space.s8})`,
  padding: `.5rem ${space.s8}`,
  background: adminTheme.pane,
  borderTop: `1px solid ${color.line}`,
  '@media': {
    [above.wide]: { display: 'none' },
    [upTo.large]: { marginInline: `calc(-1 * ${space.s6})`, paddingInline: space.s6 },
    [upTo.phone]: {
      margin: '0 -1.1875rem',
      padding: `.5rem .75rem calc(.5rem + env(safe-area-inset-bottom))`,
    },
  },
})
globalStyle(`${jumpBar} svg`, { width: '1.25rem', height: '1.25rem' })
export const jump = style([
  shared.button,
  shared.variant.primary,
  { marginInlineStart: 'auto', '@media': { [upTo.phone]: { flex: 1, marginInlineStart: '.25rem' } } },
])
