import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css'
import { above, upTo } from '#renderer/theme/breakpoints.ts'
import { vars } from '#renderer/theme/contract.css.ts'
import { meta } from '#renderer/ui/studio/shared.css.ts'
import { adminTheme } from '#renderer/ui/studio/tokens.css.ts'
import { whenDark } from '#renderer/ui/when-dark.ts'

const { color, radius, space } = vars
const forced = '(forced-colors: active)'

export const page = style({
  width: `min(100% - 2 * ${space.s6}, 76rem)`,
  marginInline: 'auto',
  paddingBlock: `${space.s6} ${space.s8}`,
  display: 'grid',
  alignItems: 'start',
  gap: space.s8,
  '@media': { [upTo.phone]: { width: 'calc(100% - 2rem)', paddingBlock: '1.25rem 2rem' } },
})
export const withFacts = style({
  width: `min(100% - 2 * ${space.s6}, 88rem)`,
  gridTemplateColumns: 'minmax(0, 1fr) 22rem',
  '@media': { [upTo.large]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const pictures = style({
  display: 'grid',
  gap: space.s6,
  minWidth: 0,
  selectors: { [`${withFacts} > &`]: { '@media': { [upTo.large]: { display: 'none' } } } },
  '@media': { [upTo.phone]: { gap: space.s4 } },
})

// The grid's gap stands below it
globalStyle(`${pictures} > header`, { marginBottom: 0 })
const inView = '(min-height: 40rem)'
/** Over the pictures: finding and uploading are at hand wherever they are scrolled to. */
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'end',
  gap: `${space.s3} ${space.s5}`,
  // Covers the focus ring of what is below
  margin: `calc(-1 * ${space.s3}) -.5rem`,
  padding: `${space.s3} .5rem`,
  background: color.paper,
  '@media': {
    [inView]: { position: 'sticky', top: adminTheme.barHeight, zIndex: 2 },
    [upTo.phone]: { columnGap: space.s2 },
    // What is shown goes under the bar
    [`${inView} and ${upTo.phone}`]: { top: `calc(${adminTheme.barHeight} - 4rem)` },
  },
})
// What has the focus is not under it (WCAG 2.4.11)
globalStyle(`html:has(${tools})`, {
  '@media': { [inView]: { scrollPaddingTop: `calc(${adminTheme.barHeight} + 5rem)` } },
})
export const find = style({ position: 'relative', flex: '1 1 10rem' })
export const findIcon = style({
  position: 'absolute',
  insetInlineStart: '.7rem',
  top: '50%',
  translate: '0 -50%',
  width: '1.125rem',
  height: '1.125rem',
  color: color.inkMuted,
  pointerEvents: 'none',
})
export const findField = style({
  paddingInline: '2.25rem',
  selectors: { '&::placeholder': { color: color.inkMuted, opacity: 1 } },
})
export const findKey = style({
  position: 'absolute',
  insetInlineEnd: '.6rem',
  top: '50%',
  translate: '0 -50%',
  pointerEvents: 'none',
  selectors: { [`${findField}:is(:focus, :not(:placeholder-shown)) ~ &`]: { display: 'none' } },
  '@media': { '(pointer: coarse)': { display: 'none' }, [upTo.phone]: { display: 'none' } },
})

export const withoutScript = style({ '@media': { '(scripting: enabled)': { display: 'none' } } })

/** Takes no room until it says something. */
export const found = style({ selectors: { '&:empty': { position: 'absolute' } } })

/** Rows of one height, each picture nearly in its own proportions; the place for more fills up the last one. */
export const gallery = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'stretch',
  gap: space.s5,
  '@media': { [upTo.phone]: { gap: '.75rem' } },
})
/** A list for those who listen; on the screen its cards are the gallery's. */
export const cards = style({ display: 'contents' })
export const card = style({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  minWidth: 0,
  border: `1px solid ${color.line}`,
  borderRadius: 14,
  background: color.surface,
  overflow: 'hidden',
  selectors: {
    '&:hover': { borderColor: color.lineStrong },
    '&:has(a:focus-visible)': { outline: `3px solid ${color.accent}`, outlineOffset: 2 },
  },
})
const frameHeight = 'min(14.75rem, 8.5rem + 7vw)'
/** In a row a card takes room by its picture's proportions; on phones two share a row, the broader one more of it. */
const shaped = (ratio: number, phoneShare: number) => ({
  flex: `${ratio * 10} 1 max(11.5rem, ${frameHeight} * ${ratio})`,
  maxWidth: '38rem',
  '@media': { [upTo.narrow]: { flex: `${phoneShare} 1 42%`, maxWidth: 'none' } },
})
export const shape = styleVariants({
  tall: shaped(0.72, 1),
  square: shaped(1.1, 2),
  wide: shaped(1.5, 3),
  broad: shaped(1.9, 5),
})
export const currentCard = style({
  outline: `3px solid ${color.accent}`,
  outlineOffset: 2,
  '@media': { [forced]: { outlineColor: 'Highlight' } },
})
/** All of one height; the facts have the whole picture. */
export const frame = style({
  position: 'relative',
  height: frameHeight,
  background: color.sand,
  borderBottom: `1px solid ${color.line}`,
  '@media': { [upTo.narrow]: { height: '8.5rem' } },
})
export const image = style([
  {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    objectFit: 'cover',
  },
  // Most are bright; by night they would outshine the page
  whenDark({ filter: 'brightness(.82)' }),
])
export const waiting = style({ display: 'grid', placeItems: 'center', background: adminTheme.well })
export const bigIcon = style({ width: '2.25rem', height: '2.25rem', color: color.inkMuted })
export const facts = style({
  display: 'grid',
  alignContent: 'start',
  gap: '.2rem',
  minWidth: 0,
  padding: '.7rem .875rem .6rem',
  '@media': { [upTo.phone]: { paddingInline: '.625rem' } },
})
const oneLine = { overflow: 'hidden', whiteSpace: 'nowrap', textOverflow: 'ellipsis' } as const
export const name = style({
  display: 'flex',
  fontSize: '.9375rem',
  fontWeight: 640,
  lineHeight: 1.35,
  textDecoration: 'none',
  selectors: {
    // The whole card opens its facts.
    '&[href]::after': { content: '', position: 'absolute', inset: 0 },
    '&:focus-visible': { outline: 0 },
  },
})
export const stem = style(oneLine)
export const sizeLine = style([
  meta,
  { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: space.s2 },
])
globalStyle(`${sizeLine} > svg`, { color: color.ink, '@media': { [upTo.phone]: { display: 'none' } } })
const remarkLine = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '.4rem',
  fontSize: adminTheme.meta,
  lineHeight: 1.4,
} as const
export const remark = style(remarkLine)
/** At the foot. The facts have the whole. */
export const use = style({
  padding: '.5rem .875rem .55rem',
  color: color.inkMuted,
  fontSize: adminTheme.meta,
  lineHeight: 1.4,
  '@media': { [upTo.phone]: { paddingInline: '.625rem' } },
})
globalStyle(`${use} > span`, {
  ...oneLine,
  '@media': {
    [upTo.narrow]: {
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 2,
      whiteSpace: 'normal',
    },
  },
})
export const used = style({
  ...remarkLine,
  background: color.secondSoft,
  color: color.onSecondSoft,
  fontWeight: 600,
})
globalStyle(`${card}:has(${used})`, { borderColor: color.second })
// In the middle of its line
export const useIcon = style({ width: '1rem', height: '1.4em' })
export const hint = style({ color: adminTheme.onHintSoft })
export const cardActions = style({ display: 'flex', flexWrap: 'wrap', gap: space.s2, marginTop: space.s1 })

const slide = keyframes({ from: { backgroundPosition: '100% 0' }, to: { backgroundPosition: '-50% 0' } })
const fill = { background: color.second, borderRadius: radius.pill }
export const progress = style({
  appearance: 'none',
  display: 'block',
  width: '100%',
  height: '.5rem',
  marginBlock: '.35rem .2rem',
  border: 0,
  borderRadius: radius.pill,
  background: color.line,
  overflow: 'hidden',
  selectors: {
    '&::-webkit-progress-bar': { background: 'none' },
    '&::-webkit-progress-value': fill,
    '&::-moz-progress-bar': fill,
    '&:indeterminate': {
      background: `linear-gradient(90deg, ${color.line} 30%, ${color.second} 50%, ${color.line} 70%) 0 0 / 200% 100%`,
      animation: `${slide} 1.6s linear infinite`,
    },
    '&:indeterminate::-moz-progress-bar': { background: 'none' },
  },
  '@media': { [forced]: { border: '1px solid CanvasText' } },
})
/** On a line of its own. */
export const more = style({ flex: '0 0 100%', display: 'grid', justifyItems: 'center' })

/** A place that asks for more, after the last picture: as wide as the rest of its row, or a row of its own. */
export const drop = style({
  position: 'relative',
  flex: '1000 1 19rem',
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  gap: space.s4,
  minWidth: 0,
  paddingTop: space.s5,
  border: `2px dashed ${color.lineStrong}`,
  borderRadius: 16,
  containerType: 'inline-size',
  selectors: { '&:hover': { borderColor: color.ink, background: adminTheme.well } },
  '@media': { '(scripting: none)': { display: 'none' } },
})
/** While there are none it is what the page shows. */
export const dropAlone = style({
  paddingTop: space.s10,
  '@media': { '(scripting: none)': { display: 'grid' } },
})
export const dropOver = style({ borderColor: color.accent, background: color.accentSoft })
/** Where words and drawing stand beside each other. */
const roomy = '(min-width: 36rem)'
/** It stands on the lower edge, which is its ground. */
export const dropArt = style({
  display: 'block',
  alignSelf: 'end',
  marginInline: 'auto',
  width: `calc(100% - 2 * ${space.s6})`,
  maxHeight: '12rem',
  '@container': {
    [roomy]: { gridArea: '1 / 1 / 3', width: '27rem', marginInline: `auto ${space.s6}` },
  },
})
export const dropWords = style({
  display: 'grid',
  gap: space.s1,
  alignContent: 'start',
  justifyItems: 'start',
  maxWidth: '32rem',
  paddingInline: space.s6,
  color: color.inkMuted,
  textWrap: 'pretty',
  '@container': {
    [roomy]: {
      gridArea: '1 / 1 / 3',
      alignContent: 'center',
      maxWidth: '24rem',
      width: 'calc(100% - 29rem)',
      paddingInlineEnd: 0,
      paddingBottom: space.s5,
    },
  },
})
globalStyle(`${dropWords} > h2`, { fontSize: '1.25rem', color: color.ink })
export const dropLabel = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2rem',
  color: color.accent,
  fontWeight: 600,
  textDecoration: 'underline',
  textDecorationThickness: '1.5px',
  textUnderlineOffset: '.22em',
  // The whole place can be pressed
  selectors: { '&::after': { content: '', position: 'absolute', inset: 0, cursor: 'pointer' } },
})

/** The facts of one picture. */
export const aside = style({
  position: 'sticky',
  top: `calc(${adminTheme.barHeight} + ${space.s6})`,
  maxHeight: `calc(100dvh - ${adminTheme.barHeight} - ${space.s6} - ${space.s16})`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  display: 'grid',
  alignContent: 'start',
  gap: space.s4,
  padding: space.s5,
  border: `1px solid ${color.line}`,
  borderRadius: 16,
  background: adminTheme.pane,
  '@media': {
    [upTo.large]: {
      position: 'static',
      maxHeight: 'none',
      padding: 0,
      border: 0,
      borderRadius: 0,
      background: 'none',
      width: 'min(100%, 44rem)',
      marginInline: 'auto',
    },
  },
})
export const back = style({
  justifySelf: 'start',
  marginInlineStart: '-.5rem',
  '@media': { [above.large]: { display: 'none' } },
})
export const close = style({ '@media': { [upTo.large]: { display: 'none' } } })
export const whole = style({
  display: 'grid',
  placeItems: 'center',
  borderRadius: radius.medium,
  overflow: 'hidden',
  background: adminTheme.well,
})
export const wholeImage = style({
  display: 'block',
  width: 'auto',
  height: 'auto',
  maxWidth: '100%',
  maxHeight: '20rem',
})
export const nameLine = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  alignItems: 'start',
  marginInlineEnd: '-.5rem',
})
export const wholeName = style({ overflowWrap: 'anywhere', paddingTop: '.45rem' })
globalStyle(`${wholeName}:focus`, { outline: 'none' })
export const list = style({ display: 'grid', gap: '.3rem' })
export const fact = style({
  display: 'grid',
  gridTemplateColumns: '6.25rem minmax(0, 1fr)',
  alignItems: 'baseline',
  gap: space.s2,
})
export const value = style({ fontSize: '.875rem', overflowWrap: 'anywhere' })
export const path = style({ font: '500 .8125rem/1.4 ui-monospace, monospace' })
export const uses = style({
  display: 'grid',
  gap: space.s2,
  paddingTop: space.s4,
  borderTop: `1px solid ${color.line}`,
})
export const useList = style({ display: 'grid', gap: space.s4 })
export const useRow = style({ display: 'grid', gap: '.15rem' })
export const useTitle = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'baseline',
  gap: space.s3,
  overflowWrap: 'anywhere',
})
export const alt = style({ fontSize: '.875rem', lineHeight: 1.45, overflowWrap: 'anywhere' })
export const remove = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space.s2,
  paddingTop: space.s4,
  borderTop: `1px solid ${color.line}`,
})

/** On phones the picture's own actions stand at the bottom. */
export const dock = style({
  '@media': {
    [upTo.phone]: {
      gridAutoFlow: 'row',
      gridTemplateColumns: '1fr auto',
      gap: space.s2,
      padding: `.5rem 1rem calc(.5rem + env(safe-area-inset-bottom))`,
    },
  },
})
export const dockTool = style({ minWidth: '2.75rem', minHeight: '2.75rem' })

export const dialogNote = style({ color: color.inkMuted, lineHeight: 1.45 })
/** A tick, its label, and what it means below. */
export const tick = style({
  display: 'grid',
  gridTemplateColumns: '1.125rem minmax(0, 1fr)',
  alignItems: 'center',
  gap: '.1rem .6rem',
})
globalStyle(`${tick} > input`, {
  width: '1.125rem',
  height: '1.125rem',
})
globalStyle(`${tick} > label`, { fontWeight: 600 })
globalStyle(`${tick} > p`, { gridColumn: 2 })
