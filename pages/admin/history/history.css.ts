import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import * as shared from '#renderer/studio/studio.css.ts'
import { studio } from '#renderer/studio/tokens.css.ts'
import { vars } from '#renderer/theme/contract.css.ts'

const { color, font, radius, space } = vars
const phone = '(max-width: 48rem)'
const desk = '(min-width: 48.01rem)'
const narrow = '(max-width: 80rem)'
const headHeight = '4rem'
const forced = '(forced-colors: active)'

/** A comparison is open: phones show it instead of the list, and its actions instead of bar and dock. */
export const chosen = style({})
globalStyle(`${shared.root}:has(> ${chosen})`, { '@media': { [phone]: { paddingBottom: 0 } } })
globalStyle(`${shared.root}:has(> ${chosen}) > ${shared.bar}`, { '@media': { [phone]: { display: 'none' } } })

export const head = style({
  position: 'sticky',
  top: studio.barHeight,
  zIndex: 30,
  display: 'flex',
  alignItems: 'center',
  gap: space.s3,
  minHeight: headHeight,
  padding: `.5rem ${space.s6} .5rem ${space.s5}`,
  background: studio.desk,
  borderBottom: `1px solid ${color.line}`,
  '@media': { [phone]: { padding: '.5rem 1rem .5rem .375rem' } },
  selectors: { [`${chosen} > &`]: { '@media': { [phone]: { top: 0 } } } },
})
export const headText = style({ flex: 1, minWidth: 0 })
export const postTitle = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })
const strip = style({
  display: 'flex',
  gap: space.s3,
  alignItems: 'center',
  padding: `${space.s3} ${space.s6}`,
  borderBottom: `1px solid ${color.line}`,
})
export const gone = style([strip, { background: color.criticalSoft, flexWrap: 'wrap' }])
export const offline = style([strip, { background: studio.hintSoft, color: studio.onHintSoft }])

export const panes = style({
  display: 'grid',
  gridTemplateColumns: '21rem minmax(0, 1fr) 20.5rem',
  alignItems: 'stretch',
  minHeight: `calc(100dvh - ${studio.barHeight} - ${headHeight})`,
  '@media': {
    [narrow]: { gridTemplateColumns: '17rem minmax(0, 1fr)', gridTemplateRows: 'auto 1fr' },
    [phone]: { display: 'block', minHeight: 0 },
  },
})

/* The list */

/** Panes scroll apart; their grounds go down the whole page. */
const pane = {
  position: 'sticky',
  top: `calc(${studio.barHeight} + ${headHeight})`,
  maxHeight: `calc(100dvh - ${studio.barHeight} - ${headHeight})`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
} as const
export const listInner = style({
  padding: `${space.s4} ${space.s3}`,
  '@media': { [desk]: pane, [phone]: { padding: '.75rem .5rem 1.5rem' } },
})
export const list = style({
  background: color.sunk,
  borderInlineEnd: `1px solid ${color.line}`,
  '@media': {
    [narrow]: { gridRow: '1 / 3' },
    [phone]: { background: color.paper, border: 0 },
  },
  selectors: { [`${chosen} &`]: { '@media': { [phone]: { display: 'none' } } } },
})
export const listHead = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space.s3,
  paddingInline: '.5rem',
})
export const count = style({
  marginInlineStart: '.3rem',
  fontFamily: font.text,
  fontWeight: 500,
  color: color.inkMuted,
  fontVariantNumeric: 'tabular-nums',
})
export const smallLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  fontSize: studio.meta,
  '@media': { [phone]: { minHeight: '2.75rem', fontSize: '.875rem' } },
})
export const older = style({ display: 'inline-block', margin: `${space.s3} .75rem` })
export const versions = style({ display: 'grid', gap: 2, marginTop: '.5rem' })
export const version = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '1.875rem minmax(0, 1fr)',
  gap: '.05rem .75rem',
  padding: '.65rem .75rem',
  borderRadius: 12,
  selectors: {
    '&:hover': { background: studio.rowHover },
    // The thread from one to the next
    '&:not(:last-child)::after': {
      content: '',
      position: 'absolute',
      left: 'calc(.75rem + .9375rem - 1px)',
      top: '2.75rem',
      bottom: '-.55rem',
      width: 2,
      background: `color-mix(in srgb, ${color.lineStrong} 45%, transparent)`,
    },
  },
})
globalStyle(`${version} > *`, { gridColumn: 2 })
globalStyle(`${version} > ${shared.avatar}`, {
  gridColumn: 1,
  gridRow: '1 / 9',
  position: 'relative',
  zIndex: 1,
})
// Sand on sand would be no avatar
globalStyle(`${version} > ${shared.avatarTone.sand}`, { background: color.surface })
export const versionFrom = style({
  background: studio.rowCurrent,
  boxShadow: `inset 0 0 0 1px ${color.line}, inset 3px 0 0 ${color.accent}`,
  selectors: { '&:hover': { background: studio.rowCurrent } },
  '@media': { [forced]: { outline: '2px solid Highlight', outlineOffset: -2 } },
})
export const versionTo = style({
  boxShadow: `inset 0 0 0 1px ${color.line}, inset 3px 0 0 ${color.second}`,
  '@media': { [forced]: { outline: '1px solid CanvasText', outlineOffset: -1 } },
})
export const versionName = style({ fontWeight: 620, lineHeight: 1.35, overflowWrap: 'anywhere' })
export const versionLink = style([
  versionName,
  {
    textDecoration: 'none',
    selectors: {
      // The whole row
      '&::before': { content: '', position: 'absolute', inset: 0, borderRadius: 12, zIndex: 1 },
      '&:focus-visible': { outline: 'none' },
      '&:focus-visible::before': { outline: `3px solid ${color.accent}`, outlineOffset: -3 },
    },
  },
])
export const fact = style([shared.meta, { overflowWrap: 'anywhere' }])
export const note = style({ fontSize: studio.meta, fontWeight: 650, color: color.second, lineHeight: 1.4 })
export const outside = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '.35rem',
  width: 'max-content',
  maxWidth: '100%',
  marginTop: '.25rem',
  padding: '.1rem .5rem',
  borderRadius: 7,
  background: studio.hintSoft,
  color: studio.onHintSoft,
  fontSize: studio.meta,
  fontWeight: 600,
})
globalStyle(`${outside} svg`, { width: '.95rem', height: '.95rem', flex: 'none' })

/* The comparison */

export const comparison = style({
  background: studio.desk,
  padding: `${space.s6} ${space.s8} ${space.s12}`,
  minWidth: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s6,
  alignContent: 'start',
  '@media': {
    '(max-width: 64rem)': { padding: `${space.s5} ${space.s6} ${space.s10}` },
    [phone]: { display: 'none', padding: '1rem 1.1875rem 0' },
  },
  selectors: {
    [`${chosen} &`]: { '@media': { [phone]: { display: 'grid' } } },
    // Nothing to restore
    '&:last-child': { gridColumn: '2 / -1' },
  },
})
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
export const pill = style({
  minWidth: 0,
  minHeight: '2rem',
  maxWidth: '12.5rem',
  padding: '.2rem 1.75rem .2rem .75rem',
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius.pill,
  backgroundColor: color.sunk,
  // A chevron that needs no picture and takes the text's colour
  backgroundImage: `linear-gradient(45deg, transparent 50%, ${color.inkMuted} 50%), linear-gradient(-45deg, transparent 50%, ${color.inkMuted} 50%)`,
  backgroundPosition: 'right 1rem top 55%, right .7rem top 55%',
  backgroundSize: '.3rem .3rem',
  backgroundRepeat: 'no-repeat',
  color: color.inkMuted,
  fontSize: studio.meta,
  fontWeight: 600,
  lineHeight: 1.3,
  textOverflow: 'ellipsis',
  appearance: 'none',
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: color.ink },
    '&:focus-visible': { borderRadius: radius.pill },
  },
  '@media': {
    '(pointer: coarse), (max-width: 48rem)': {
      minHeight: '2.75rem',
      fontSize: '1rem',
      maxWidth: '17rem',
    },
    [forced]: { appearance: 'auto', paddingInlineEnd: '.75rem' },
  },
})
export const pillTo = style({ color: color.ink })
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
  justifyContent: 'space-between',
  gap: '.75rem',
})
export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '.25rem 1.25rem',
  fontSize: studio.meta,
  color: color.inkMuted,
})
export const legendMarks = style({ display: 'inline-flex', gap: '1.25rem' })
export const steps = style({
  display: 'flex',
  alignItems: 'center',
  gap: '.25rem',
  flex: 'none',
  '@media': { [phone]: { position: 'static' } },
})
globalStyle(`${steps} svg`, { width: '1.125rem', height: '1.125rem' })
globalStyle(`${steps} ${shared.tool}`, { '@media': { [phone]: { display: 'none' } } })
export const position = style({
  fontSize: studio.meta,
  color: color.inkMuted,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
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
  textDecorationThickness: '1.5px',
  boxDecorationBreak: 'clone',
  WebkitBoxDecorationBreak: 'clone',
})
export const removed = style([
  marked,
  { background: studio.removed, color: studio.onRemoved, textDecorationLine: 'line-through' },
])
export const added = style([
  marked,
  {
    background: studio.added,
    color: studio.onAdded,
    textDecorationLine: 'underline',
    textUnderlineOffset: '.2em',
  },
])

/** Where no space stands between old and new. */
export const addedBeside = style([added, { marginInlineStart: '.2em' }])

/** What J and K go to. */
export const change = style({
  scrollMarginTop: `calc(${studio.barHeight} + ${headHeight} + 1rem)`,
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
  gridTemplateColumns: '8.5rem minmax(0, 1fr)',
  paddingBlock: '.65rem',
  borderBottom: `1px solid ${color.line}`,
  '@media': { [phone]: { display: 'block' } },
})
globalStyle(`${field} dd`, { overflowWrap: 'anywhere' })
export const fieldName = style({
  color: color.inkMuted,
  paddingInlineEnd: space.s3,
  '@media': { [phone]: { fontSize: '.875rem' } },
})
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: `.5rem ${space.s6}`,
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const column = style({ minWidth: 0, overflowWrap: 'anywhere' })
export const columnName = style({
  display: 'block',
  font: `600 .75rem/1.4 ${font.text}`,
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
export const address = style({ fontSize: studio.meta })

export const text = style({ fontSize: '1.0625rem', lineHeight: 1.7, maxWidth: '42rem' })
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
  changed: [paragraph, { borderColor: studio.hintLine }],
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
  font: `500 ${studio.meta}/1.2 ${font.text}`,
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
  '@media': { '(pointer: coarse), (max-width: 48rem)': { minHeight: '2.75rem' } },
})
export const whenClosed = style({ selectors: { [`${fold}[open] > summary &`]: { display: 'none' } } })
export const whenOpen = style({ selectors: { [`${fold}:not([open]) > summary &`]: { display: 'none' } } })

/** On phones, while the comparison is in view. It goes when what restoring does comes. */
export const phoneBar = style({
  '@media': {
    [phone]: {
      position: 'sticky',
      bottom: 0,
      zIndex: 20,
      display: 'flex',
      alignItems: 'center',
      gap: '.25rem',
      margin: '0 -1.1875rem',
      padding: `.5rem .75rem calc(.5rem + env(safe-area-inset-bottom))`,
      background: studio.desk,
      borderTop: `1px solid ${color.line}`,
    },
  },
})
globalStyle(`${phoneBar} svg`, { width: '1.25rem', height: '1.25rem' })
export const jump = style([shared.button, shared.variant.primary, { flex: 1, marginInlineStart: '.25rem' }])

/* What restoring does */

export const restoreInner = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s4,
  alignContent: 'start',
  padding: `${space.s6} ${space.s5}`,
  '@media': {
    '(min-width: 80.01rem)': pane,
    [narrow]: { padding: `${space.s6} ${space.s8} ${space.s10}`, maxWidth: '46rem' },
    [phone]: { padding: '1.25rem 1rem 2rem', maxWidth: 'none' },
  },
})
export const restore = style({
  borderInlineStart: `1px solid ${color.line}`,
  scrollMarginTop: headHeight,
  background: color.paper,
  '@media': {
    [narrow]: { gridColumn: 2, border: 0, borderTop: `1px solid ${color.line}` },
    [phone]: { display: 'none' },
  },
  selectors: { [`${chosen} &`]: { '@media': { [phone]: { display: 'block' } } } },
})
export const effects = style({ display: 'grid', borderTop: `1px solid ${color.line}` })
export const effect = style({
  display: 'grid',
  gridTemplateColumns: '1.25rem minmax(0, 1fr)',
  gap: '.1rem .6rem',
  paddingBlock: '.6rem',
  borderBottom: `1px solid ${color.line}`,
  lineHeight: 1.4,
})
globalStyle(`${effect} svg`, {
  width: '1.25rem',
  height: '1.25rem',
  marginTop: '.1em',
  color: color.inkMuted,
})
export const effectTitle = style({ fontWeight: 640 })
export const effectDetail = style({
  gridColumn: 2,
  fontSize: '.875rem',
  color: color.inkMuted,
  overflowWrap: 'anywhere',
})
export const quiet = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '.6rem',
  padding: '.7rem .8rem',
  borderRadius: 10,
  background: color.secondSoft,
  fontSize: '.875rem',
  lineHeight: 1.45,
})
globalStyle(`${quiet} svg`, { width: '1.25rem', height: '1.25rem', color: color.onSecondSoft })
export const problem = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '.6rem',
  padding: '.7rem .8rem',
  borderRadius: 10,
  background: color.criticalSoft,
  border: `1px solid ${color.critical}`,
  fontSize: '.875rem',
  lineHeight: 1.45,
})
globalStyle(`${problem} svg`, { color: color.critical })
export const wide = style({
  width: '100%',
  '@media': { '(min-width: 48.01rem) and (max-width: 80rem)': { maxWidth: '22rem' } },
})
export const asDraft = style({ justifySelf: 'start' })
export const withoutScript = style({ '@media': { '(scripting: enabled)': { display: 'none' } } })
