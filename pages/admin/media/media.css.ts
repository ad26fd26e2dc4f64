import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { above, upTo } from '#renderer/theme/breakpoints.ts'
import { vars } from '#renderer/theme/contract.css.ts'
import * as mix from '#renderer/ui/studio/mixins.ts'
import * as shared from '#renderer/ui/studio/shared.css.ts'
import { adminTheme } from '#renderer/ui/studio/tokens.css.ts'
import { whenDark } from '#renderer/ui/when-dark.ts'

const { color, radius, space } = vars
const forced = '(forced-colors: active)'

export const page = style([shared.page, { display: 'grid', alignItems: 'start', gap: space.s8 }])
export const withFacts = style({})
export const pictures = style({
  ...mix.stackFromTop(space.s6),
  minWidth: 0,
  '@media': { [upTo.phone]: { gap: space.s4 } },
})
globalStyle(`${page}${withFacts}`, { maxWidth: `calc(88rem + 2 * ${space.s6})` })
mix.within(above.large, { [`${withFacts}`]: { gridTemplateColumns: 'minmax(0, 1fr) 22rem' } })
mix.within(upTo.large, { [`${withFacts} > ${pictures}`]: { display: 'none' } })

globalStyle(`${pictures} > header`, { marginBottom: 0 })
const inView = '(min-height: 40rem)'
/** Sticky above the pictures, to keep search and upload at hand. Covers the focus ring of what is below. */
export const tools = style({
  ...mix.cluster(`${space.s3} ${space.s5}`),
  justifyContent: 'end',
  margin: `calc(-1 * ${space.s3}) -.5rem`,
  padding: `${space.s3} .5rem`,
  background: color.paper,
  '@media': {
    [inView]: { position: 'sticky', top: adminTheme.barHeight, zIndex: 2 },
    [upTo.phone]: { columnGap: space.s2 },
    // The filters scroll under the bar
    [`${inView} and ${upTo.phone}`]: { top: `calc(${adminTheme.barHeight} - 4rem)` },
  },
})
globalStyle(`${tools} > search`, { flex: '1 1 10rem' })
// Keeps the focused element clear of the tools (WCAG 2.4.11)
mix.within(inView, { [`html:has(${tools})`]: { scrollPaddingTop: `calc(${adminTheme.barHeight} + 5rem)` } })

export const gallery = style({
  ...mix.columns('repeat(auto-fill, minmax(14rem, 1fr))', space.s5),
  '@media': { [upTo.narrow]: { ...mix.columns('repeat(2, minmax(0, 1fr))', '.75rem') } },
})
/** A list for screen readers; visually its cards are part of the gallery. */
export const cards = style({ display: 'contents' })
export const card = style({
  ...mix.panel,
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  minWidth: 0,
  overflow: 'hidden',
  selectors: {
    '&:hover': { borderColor: color.lineStrong },
    '&:is([data-current], :has(a:focus-visible))': { outline: `3px solid ${color.accent}`, outlineOffset: 2 },
  },
})
export const frame = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '4 / 3',
  background: adminTheme.well,
  color: color.inkMuted,
})
globalStyle(`${frame} > svg`, mix.square('2.25rem'))
// Most pictures are bright; in dark mode they would outshine the page
export const image = style([
  { position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' },
  whenDark({ filter: 'brightness(.82)' }),
])
export const facts = style({
  ...mix.stackFromTop('.2rem'),
  padding: '.7rem .875rem .6rem',
  '@media': { [upTo.phone]: { paddingInline: '.625rem' } },
})
export const name = style({
  display: 'flex',
  fontWeight: 640,
  lineHeight: 1.35,
  textDecoration: 'none',
  selectors: {
    // The whole card opens its facts
    '&[href]::after': mix.wholeBox,
    '&:focus-visible': { outline: 0 },
  },
})
globalStyle(`${name} > span`, mix.oneLine)
export const sizeLine = style({ ...mix.muted, ...mix.spread(space.s2), flexWrap: 'nowrap' })
globalStyle(`${sizeLine} > svg`, { color: color.ink, '@media': { [upTo.phone]: { display: 'none' } } })
export const use = style({
  ...mix.muted,
  display: 'flex',
  gap: '.4rem',
  padding: '.5rem .875rem .55rem',
  '@media': { [upTo.phone]: { paddingInline: '.625rem' } },
})
globalStyle(`${use} > span`, {
  ...mix.oneLine,
  '@media': { [upTo.narrow]: { ...mix.twoLines, whiteSpace: 'normal' } },
})
export const used = style({ background: color.secondSoft, color: color.onSecondSoft, fontWeight: 600 })
globalStyle(`${card}:has(${used})`, { borderColor: color.second })

const slide = keyframes({ from: { backgroundPosition: '100% 0' }, to: { backgroundPosition: '-50% 0' } })
const fill = { background: color.second, borderRadius: radius.pill }
export const progress = style({
  appearance: 'none',
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
export const more = style({ gridColumn: '1 / -1', display: 'grid', justifyItems: 'center' })

export const drop = style({
  position: 'relative',
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
export const dropAlone = style({
  gridColumn: '1 / -1',
  paddingTop: space.s10,
  '@media': { '(scripting: none)': { display: 'grid' } },
})
export const dropOver = style({ borderColor: color.accent, background: color.accentSoft })
const roomy = '(min-width: 36rem)'
export const dropArt = style({
  alignSelf: 'end',
  marginInline: 'auto',
  width: `calc(100% - 2 * ${space.s6})`,
  maxHeight: '12rem',
  '@container': { [roomy]: { gridArea: '1 / 1 / 3', width: '27rem', marginInline: `auto ${space.s6}` } },
})
export const dropWords = style({
  ...mix.stackFromTop(space.s1),
  justifyItems: 'start',
  paddingInline: space.s6,
  color: color.inkMuted,
  '@container': {
    [roomy]: {
      gridArea: '1 / 1 / 3',
      alignContent: 'center',
      maxWidth: 'min(24rem, 100% - 29rem)',
      paddingBlockEnd: space.s5,
      paddingInlineEnd: 0,
    },
  },
})
globalStyle(`${dropWords} > h2`, { fontSize: '1.25rem', color: color.ink })
// The whole zone can be clicked
globalStyle(`${dropWords} > label::after`, { ...mix.wholeBox, cursor: 'pointer' })

export const aside = style({
  ...mix.stackFromTop(space.s4),
  '@media': {
    [above.large]: {
      ...mix.panel,
      position: 'sticky',
      top: `calc(${adminTheme.barHeight} + ${space.s6})`,
      maxHeight: `calc(100dvh - ${adminTheme.barHeight} - ${space.s6} - ${space.s16})`,
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      padding: space.s5,
    },
    [upTo.large]: { width: 'min(100%, 44rem)', marginInline: 'auto' },
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
export const wholeImage = style({ width: 'auto', height: 'auto', maxWidth: '100%', maxHeight: '20rem' })
export const nameLine = style({
  ...mix.columns('minmax(0, 1fr) auto auto', '0'),
  alignItems: 'start',
  marginInlineEnd: '-.5rem',
})
globalStyle(`${nameLine} > h2`, { ...mix.anyWords, paddingTop: '.45rem', outline: 'none' })
export const list = style({ display: 'grid', gap: '.3rem' })
globalStyle(`${list} > div`, { ...mix.columns('6.25rem minmax(0, 1fr)', space.s2), alignItems: 'baseline' })
globalStyle(`${list} dd`, { ...mix.anyWords, fontSize: '.875rem' })
export const path = style({ font: '500 .8125rem/1.4 ui-monospace, monospace' })
export const part = style({
  ...mix.stackFromTop(space.s2),
  justifyItems: 'start',
  paddingTop: space.s4,
  borderTop: `1px solid ${color.line}`,
})
export const useList = style({ ...mix.stackFromTop(space.s4), width: '100%' })
globalStyle(`${useList} > li`, { ...mix.stackFromTop('.15rem'), ...mix.anyWords })
export const useTitle = style({ ...mix.spread(space.s3), flexWrap: 'nowrap' })
export const alt = style({ fontSize: '.875rem', lineHeight: 1.45 })
