import { createVar, globalStyle, type StyleRule, style } from '@vanilla-extract/css'
import { above, touch, upTo } from '#renderer/theme/breakpoints.ts'
import { vars } from '#renderer/theme/contract.css.ts'
import { control, scrollingPane } from '#renderer/ui/studio/shared.css.ts'
import { adminTheme } from '#renderer/ui/studio/tokens.css.ts'
import { whenDark } from '#renderer/ui/when-dark.ts'

const { color, font, space } = vars

/** What is written on. */
const sheetGround = createVar()
export const form = style([
  scrollingPane,
  {
    vars: { [sheetGround]: adminTheme.pane },
    minWidth: 0,
    padding: `${space.s6} ${space.s6} ${space.s10}`,
    background: adminTheme.pane,
    borderInlineEnd: `1px solid ${color.line}`,
    scrollPaddingBlock: '2rem',
    selectors: {
      '&:focus': { outline: 'none' },
      // Nothing stands beside it
      '[data-resting] &': { '@media': { [above.large]: { borderInlineEnd: 0 } } },
    },
    '@media': {
      [upTo.phone]: {
        overflow: 'visible',
        minHeight: 'calc(100dvh - 12rem)',
        padding: '1.25rem 1rem',
        border: 0,
        selectors: { '[data-pane=preview] &': { display: 'none' } },
      },
    },
  },
  whenDark({ vars: { [sheetGround]: adminTheme.well } }),
])
/** Disabled until script has taken over: what is typed earlier would be lost. */
export const all = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s6,
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
})
/** Never wider than the pane: the address of a picture is one long word. */
const group = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s6, minWidth: 0 })
export const write = style([
  group,
  {
    '@media': {
      [upTo.phone]: { selectors: { '[data-pane=details] &': { display: 'none' } } },
      '(scripting: none)': { display: 'grid !important' },
    },
  },
])
export const details = style([
  group,
  {
    '@media': {
      [upTo.phone]: { selectors: { '[data-pane=write] &': { display: 'none' } } },
      '(scripting: none)': { display: 'grid !important' },
    },
  },
])
export const section = style({
  display: 'grid',
  gap: space.s4,
  minWidth: 0,
  paddingTop: space.s6,
  borderTop: `1px solid ${color.line}`,
  '@media': { [upTo.phone]: { selectors: { '&:first-child': { paddingTop: 0, borderTop: 0 } } } },
})
export const sectionHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '.75rem',
})
export const two = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: space.s4,
  '@media': { [upTo.phone]: { gridTemplateColumns: '1fr' } },
})
globalStyle(`${control}:is(textarea)`, { display: 'block', resize: 'none', fieldSizing: 'content' } as object)
export const big = style({
  minHeight: 0,
  paddingBlock: '.6rem',
  font: `690 1.5rem/1.25 ${font.display}`,
  letterSpacing: '-.02em',
  '@media': { [upTo.phone]: { fontSize: '1.1875rem' } },
})
export const short = style({ minHeight: '4.125rem' })
export const mono = style({
  minHeight: '9rem',
  maxHeight: '24rem',
  font: '500 .875rem/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  overflow: 'auto',
})
export const whySign = style({ color: color.second })
export const meter = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'center',
  gap: '.3rem .75rem',
  fontSize: adminTheme.meta,
  color: color.inkMuted,
})
export const meterBar = style({ width: '100%', height: '.75rem', overflow: 'visible' })
export const meterTrack = style({ fill: color.line })
export const meterFill = style({ fill: adminTheme.hintLine })
export const meterGood = style({ fill: color.second })
export const meterMark = style({ fill: color.second })
export const offer = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  alignItems: 'start',
  gap: '.5rem .6rem',
  padding: '.6rem .75rem',
  borderRadius: 10,
  background: color.secondSoft,
  fontSize: '.875rem',
  lineHeight: 1.45,
  '@media': { [upTo.phone]: { gridTemplateColumns: 'auto 1fr' } },
})
globalStyle(`${offer} > svg`, {
  width: '1.125rem',
  height: '1.125rem',
  marginTop: '.1em',
  color: color.onSecondSoft,
})
globalStyle(`${offer} q`, { quotes: 'none', overflowWrap: 'anywhere' })
globalStyle(`${offer} button`, {
  background: color.surface,
  '@media': { [upTo.phone]: { gridColumn: 2, justifySelf: 'start' } },
})
export const offerWhy = style({
  fontSize: adminTheme.meta,
  color: `color-mix(in srgb, ${color.ink} 78%, ${color.secondSoft})`,
})

export const contentHead = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '.5rem',
  marginBottom: '.5rem',
})
export const contentTools = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: '.5rem',
})
globalStyle(`${contentHead} svg`, { width: '1.125rem', height: '1.125rem' })
/** The writing area: text in a textarea, what it becomes drawn behind it. */
const gutterWidth = '3.875rem'
const gutterWidthOnPhone = '3.25rem'
export const pad = style({
  border: `1.5px solid ${color.lineStrong}`,
  borderRadius: 12,
  background: sheetGround,
  overflow: 'clip',
  selectors: {
    '&:focus-within:has(textarea:focus)': { outline: `3px solid ${color.accent}`, outlineOffset: 2 },
    '&[data-invalid]': { borderColor: color.critical, borderWidth: 2 },
  },
})
export const padText = style({
  position: 'relative',
  minHeight: '18rem',
  paddingBlock: '.875rem 1rem',
  font: `400 1rem/1.65 ${font.text}`,
  '@media': { [upTo.phone]: { fontSize: '1.0625rem', minHeight: 'max(12rem, 100dvh - 27.75rem)' } },
})
const sameText = {
  whiteSpace: 'pre-wrap',
  overflowWrap: 'break-word',
  wordBreak: 'normal',
  tabSize: 4,
  letterSpacing: 'normal',
  textWrap: 'wrap',
  fontVariantLigatures: 'none',
  hyphens: 'manual',
} as const
const inset = {
  paddingInlineStart: gutterWidth,
  paddingInlineEnd: '1.25rem',
  '@media': { [upTo.phone]: { paddingInlineStart: gutterWidthOnPhone, paddingInlineEnd: '.75rem' } },
} as const
/** On the floor of the field, below the first lines: its ground is the line of the field's foot. */
export const blank = style({
  selectors: {
    [`${padText} > &`]: {
      position: 'absolute',
      inset: 'auto 0 -2px',
      width: '100%',
      height: 'min(20rem, 100% - 4.5rem)',
    },
  },
})
export const textarea = style({
  ...inset,
  ...sameText,
  position: 'absolute',
  inset: 0,
  zIndex: 1,
  display: 'block',
  width: '100%',
  height: '100%',
  margin: 0,
  paddingBlock: '.875rem 1rem',
  border: 0,
  borderRadius: 0,
  background: 'none',
  font: 'inherit',
  // The text that is seen is drawn by the lines below: greyed where nobody will read it
  color: 'transparent',
  caretColor: color.accent,
  resize: 'none',
  overflow: 'hidden',
  outline: 'none',
  appearance: 'none',
  '::placeholder': { color: color.inkMuted, opacity: 1 },
  // The gutter comes with the first line that it has something to say of
  selectors: { '&:placeholder-shown': { paddingInlineStart: '1.25rem' } },
  '::selection': { color: 'transparent', background: `color-mix(in srgb, ${color.accent} 26%, transparent)` },
})
export const lines = style({ position: 'relative', pointerEvents: 'none' })
export const line = style({
  ...inset,
  ...sameText,
  position: 'relative',
  minHeight: '1.65em',
  selectors: {
    '&[data-current]': { background: color.accentSoft, boxShadow: `inset 3px 0 0 ${color.accent}` },
  },
})
export const lineLook = {
  plain: style({}),
  /** Not bolder: the lines must break where the textarea's do. */
  heading: style({
    background: `linear-gradient(${color.second} 0 0) 0 / 3px 100% no-repeat`,
    color: color.second,
  }),
  hidden: style([
    { background: color.sunk, color: color.inkMuted },
    // By night the sheet itself is sunk
    whenDark({ background: adminTheme.pane }),
  ]),
}
// One ground for those that follow each other: at the top from the edge of the field on, at its end a line
globalStyle(`${lineLook.hidden}:first-child::before`, {
  content: '',
  position: 'absolute',
  insetInline: 0,
  bottom: '100%',
  height: '.875rem',
  background: 'inherit',
})
globalStyle(`${lineLook.hidden}:has(+ :not(${lineLook.hidden}))::after`, {
  content: '',
  position: 'absolute',
  insetInline: 0,
  bottom: 0,
  borderBottom: `1px solid ${color.line}`,
})
globalStyle(`${lineLook.hidden}:has(+ :empty)::after`, {
  bottom: '-.875rem',
  height: '.875rem',
  background: 'inherit',
})
export const gutter = style({
  position: 'absolute',
  insetInlineStart: 0,
  top: 0,
  width: gutterWidth,
  height: '1.65em',
  paddingInlineEnd: '.75rem',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  color: adminTheme.gutter,
  selectors: { '[data-current] > &': { color: color.onAccentSoft } },
  '@media': { [upTo.phone]: { width: gutterWidthOnPhone, paddingInlineEnd: '.6rem' } },
})
globalStyle(`${gutter} > b`, { font: `500 .75rem/1 ${font.text}`, letterSpacing: 0, whiteSpace: 'nowrap' })
globalStyle(`${lineLook.heading}:not([data-current]) > ${gutter}`, { color: 'inherit' })
globalStyle(`${lineLook.heading} > ${gutter} > b`, { fontSize: '.8125rem', fontWeight: 650 })
// One sign says it for all
globalStyle(`${lineLook.hidden} + ${lineLook.hidden} > ${gutter}`, { display: 'none' })
globalStyle(`${gutter} > svg`, { width: '1rem', height: '1rem' })
export const mark = style({
  color: adminTheme.gutter,
  selectors: { '[data-current] > &': { color: 'inherit' } },
})
export const broken = style({
  textDecoration: `underline wavy ${color.critical} 1.5px`,
  textUnderlineOffset: '.25em',
})
export const padFoot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '.25rem 1rem',
  padding: '.5rem .875rem',
  borderTop: `1px solid ${color.line}`,
  fontSize: adminTheme.meta,
  color: color.inkMuted,
  fontVariantNumeric: 'tabular-nums',
})
export const keys = style({
  marginInlineStart: 'auto',
  display: 'inline-flex',
  gap: '.35rem',
  alignItems: 'center',
  '@media': { [touch]: { display: 'none' } },
})

/** Before anything is begun (editor.css.ts), title and text are one sheet. */
const blankSheet = `[data-resting] ${all} > ${write}`
const onSheet = (rules: StyleRule) => ({ '@media': { [above.large]: rules } })
globalStyle(
  blankSheet,
  onSheet({ gap: 0, border: `1.5px solid ${color.lineStrong}`, borderRadius: 14, background: sheetGround }),
)
globalStyle(
  `${blankSheet} > :first-child`,
  onSheet({ padding: '1rem 1.25rem 1.25rem', borderBottom: `1px solid ${color.line}` }),
)
globalStyle(`${blankSheet} ${contentHead}`, onSheet({ margin: 0, padding: '.75rem 1.25rem 0' }))
globalStyle(`${blankSheet} ${pad}`, onSheet({ border: 0, background: 'none' }))
// The ground of the drawing
globalStyle(
  `${blankSheet} ${padFoot}`,
  onSheet({ paddingInline: '1.25rem', borderTop: `2px solid ${vars.ill.ground}` }),
)
// Its foot, and the heading of what follows, are in sight
globalStyle(`${blankSheet} ${padText}`, onSheet({ minHeight: 'max(16rem, 100dvh - 26.5rem)' }))
/** Ruled from the placeholder on, where the first lines will stand. */
const ruled = {
  content: '',
  position: 'absolute',
  inset: '-.5rem 1.25rem 2rem',
  background: `repeating-linear-gradient(transparent 0 calc(2lh - 1px), ${color.line} 0 2lh)`,
} as const
globalStyle(`${blankSheet} ${padText}:has(> ${blank})::before`, onSheet(ruled))

/** Picture. */
export const picture = style({
  display: 'grid',
  gridTemplateColumns: '13rem 1fr',
  gap: space.s4,
  alignItems: 'start',
  '@media': {
    '(max-width: 90rem)': { gridTemplateColumns: '10rem 1fr' },
    [upTo.phone]: { gridTemplateColumns: '1fr' },
  },
})
export const pictureBox = style({
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '2 / 1',
  border: `1px solid ${color.line}`,
  borderRadius: 10,
  background: adminTheme.well,
  color: color.inkMuted,
  overflow: 'hidden',
})
globalStyle(`${pictureBox} > img`, { width: '100%', height: '100%', objectFit: 'cover', display: 'block' })
globalStyle(`${pictureBox} > svg`, { width: '2rem', height: '2rem' })
export const pictureEmpty = style({ borderStyle: 'dashed', borderColor: color.lineStrong, borderWidth: 1.5 })
export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '.5rem' })
globalStyle(`${row} svg, ${sectionHead} button svg`, {
  width: '1.125rem',
  height: '1.125rem',
})

/** FAQ. */
export const pair = style({
  display: 'grid',
  gridTemplateColumns: '2rem 1fr auto',
  gap: '.5rem',
  padding: '.75rem',
  border: `1px solid ${color.line}`,
  borderRadius: 12,
  background: color.paper,
  '@media': { [upTo.phone]: { padding: '.5rem', gridTemplateColumns: '2.75rem 1fr 2.75rem' } },
})
export const pairFields = style({ display: 'grid', gap: '.5rem', minWidth: 0 })
export const pairQuestion = style({ fontWeight: 600 })
export const pairMoves = style({ display: 'grid', alignContent: 'start' })
export const pairTool = style({
  display: 'grid',
  placeItems: 'center',
  width: '2rem',
  height: '2rem',
  padding: 0,
  border: 0,
  borderRadius: 6,
  background: 'none',
  color: adminTheme.gutter,
  cursor: 'pointer',
  selectors: {
    '&:hover:not([aria-disabled=true])': { background: adminTheme.rowHover, color: color.ink },
    '&[aria-disabled=true]': { opacity: 0.4, cursor: 'default' },
  },
  '@media': { [touch]: { width: '2.75rem', height: '2.75rem' } },
})
globalStyle(`${pairTool} svg`, { width: '1.125rem', height: '1.125rem' })

/** Checklist. */
export const checks = style({
  border: `1px solid ${color.line}`,
  borderRadius: 14,
  background: color.surface,
  overflow: 'clip',
  scrollMarginTop: '9rem',
})
export const checksHead = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '.75rem',
  padding: '.8rem 1rem',
  borderBottom: `1px solid ${color.line}`,
})
export const check = style({
  display: 'grid',
  gridTemplateColumns: '1.25rem 1fr auto',
  alignItems: 'start',
  gap: '.1rem .7rem',
  padding: '.7rem 1rem',
  overflowWrap: 'anywhere',
  selectors: { '& + &': { borderTop: `1px solid ${color.line}` } },
  '@media': { [upTo.phone]: { gridTemplateColumns: '1.25rem 1fr' } },
})
globalStyle(`${check} > svg`, { width: '1.125rem', height: '1.125rem', marginTop: '.12em' })
globalStyle(`${check} > b`, { fontWeight: 650 })
globalStyle(`${check} > p`, { gridColumn: 2, fontSize: '.875rem', lineHeight: 1.45, color: color.inkMuted })
globalStyle(`${check} > button`, {
  gridRow: '1 / 3',
  gridColumn: 3,
  alignSelf: 'center',
  '@media': { [upTo.phone]: { gridRow: 'auto', gridColumn: 2, justifySelf: 'start', marginTop: '.4rem' } },
})
export const checkActions = style({
  gridColumn: 2,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '.5rem',
  marginTop: '.4rem',
})
export const checkError = style({ background: color.criticalSoft })
globalStyle(`${checkError} > svg, ${checkError} > b`, { color: color.critical })
globalStyle(`${checkError} > p`, { color: color.ink })
export const checkHint = style({})
globalStyle(`${checkHint} > svg`, { color: adminTheme.onHintSoft })
export const checkGood = style({ paddingBlock: '.5rem', color: color.inkMuted })
globalStyle(`${checkGood} > svg`, { color: color.second })
/** A tick, its label, and what it means below. */
export const tick = style({
  display: 'grid',
  gridTemplateColumns: '1.125rem minmax(0, 1fr)',
  alignItems: 'center',
  gap: '.1rem .6rem',
})
globalStyle(`${tick} > input`, { width: '1.125rem', height: '1.125rem' })
globalStyle(`${tick} > label`, { fontWeight: 600, fontSize: '.875rem' })
globalStyle(`${tick} > p`, { gridColumn: 2 })
