import { globalStyle, style } from '@vanilla-extract/css'
import { above, upTo } from '../theme/breakpoints.ts'
import { vars } from '../theme/contract.css.ts'
import { framedCard, quietText, twelveGapped, wholeWhenMedium, wrappedRow } from '../theme/fragments.ts'

const { color, ease, font, ill, radius, shadow, size, space } = vars
const between = `${above.narrow} and ${upTo.large}`
const planPadding = 'clamp(1.25rem, 1.9vw, 1.75rem)'
const rule = `1px solid color-mix(in srgb, ${color.lineStrong} 45%, ${color.surface})`
const cardPadding = 'clamp(1.25rem, 1rem + .9vw, 1.75rem)'

export const opening = style({
  ...twelveGapped,
  rowGap: space.s4,
  alignItems: 'end',
  paddingBlock: 'clamp(2.5rem, 1.5rem + 2.4vw, 4rem) clamp(2rem, 1rem + 2.4vw, 3.25rem)',
  '@media': { print: { paddingBlock: `${space.s6} ${space.s2}` } },
})
export const heading = style({
  gridColumn: '1 / 9',
  '@media': {
    ...wholeWhenMedium,
    // Keeps the longer Italian title to two lines
    [upTo.narrow]: { selectors: { ':lang(it) &': { fontSize: `min(${size.h1}, (100vw - 2.5rem) / 10.3)` } } },
  },
})
export const lead = style({
  gridColumn: '9 / 13',
  fontSize: '1.125rem',
  lineHeight: 1.5,
  color: color.inkMuted,
  paddingBottom: '.3em',
  '@media': wholeWhenMedium,
})

// Rows of a plan: name, cost, what, set-up, button, ideal for, includes
const planRows = 7
/** Room for the flag, which sticks out above its card. */
const phoneGap = `calc(${space.s5} + ${space.gap})`
export const plans = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gridTemplateRows: 'auto auto auto auto auto auto 1fr',
  paddingTop: space.s10,
  '@media': {
    [upTo.large]: {
      gridTemplateColumns: '1fr 1fr',
      gridTemplateRows: 'none',
      columnGap: space.gap,
      paddingTop: space.s8,
    },
    [upTo.narrow]: { gridTemplateColumns: '1fr', paddingTop: space.s4 },
    print: { paddingTop: space.s4 },
  },
})
export const plan = style({
  position: 'relative',
  display: 'grid',
  gridRow: '1 / -1',
  gridTemplateRows: 'subgrid',
  padding: `${space.s6} ${planPadding} ${space.s5}`,
  background: color.surface,
  border: `1px solid ${color.line}`,
  transition: `transform .16s ${ease}`,
  selectors: {
    '&:first-child': { borderRadius: `${radius.large} 0 0 ${radius.large}` },
    '&:last-child': { borderRadius: `0 ${radius.large} ${radius.large} 0` },
    '& + &': { borderInlineStart: 0 },
  },
  breakInside: 'avoid',
  '@media': {
    '(hover: hover) and (prefers-reduced-motion: no-preference)': {
      selectors: { '&:hover': { transform: 'translateY(-2px)' } },
    },
    [upTo.large]: {
      gridRow: `span ${planRows}`,
      marginBottom: space.gap,
      selectors: {
        '&, &:first-child, &:last-child': { borderRadius: radius.large },
        '& + &': { borderInlineStart: `1px solid ${color.line}` },
      },
    },
    [upTo.narrow]: { gridRow: 'auto', gridTemplateRows: 'none', marginBottom: phoneGap },
    '(forced-colors: active)': { border: '1px solid ButtonText' },
    print: { paddingBlock: space.s5 },
  },
})
export const popular = style({
  zIndex: 1,
  borderColor: 'transparent',
  outline: `2px solid ${color.accent}`,
  outlineOffset: -2,
  borderRadius: radius.large,
  marginBlock: '-1.5rem',
  paddingBlock: `calc(${space.s6} + 1.5rem) calc(${space.s5} + 1.5rem)`,
  boxShadow: shadow.high,
  '@media': {
    [upTo.large]: {
      marginBlock: `0 ${space.gap}`,
      paddingBlock: `${space.s6} ${space.s5}`,
      selectors: { [`${plan} + &`]: { borderColor: 'transparent' } },
    },
    // Its shadow would fall on the next card
    [upTo.narrow]: { marginBlock: `0 ${phoneGap}`, boxShadow: 'none' },
    print: { paddingBlock: space.s5, boxShadow: 'none' },
  },
})
export const flag = style({
  position: 'absolute',
  zIndex: 1,
  top: '-1.03rem',
  left: '50%',
  translate: '-50% 0',
  padding: '.35rem .8rem',
  borderRadius: radius.pill,
  background: color.sun,
  color: color.onSun,
  font: `650 ${size.small}/1.3 ${font.text}`,
  whiteSpace: 'nowrap',
  // In print, a flag above its card could end up on the page before
  '@media': {
    print: { position: 'static', translate: 'none', width: 'fit-content', marginBottom: space.s2 },
  },
})
const groundLine = {
  marginInline: `calc(-1 * ${planPadding} - 1px)`,
  borderBottom: `2px solid ${ill.ground}`,
}
export const door = style({
  marginBottom: space.s5,
  paddingInline: planPadding,
  ...groundLine,
  '@media': {
    [upTo.narrow]: { gridColumn: 1, gridRow: '1 / 3', alignSelf: 'end', marginBottom: 0 },
    print: { display: 'none' },
  },
})
globalStyle(`${door} > svg`, {
  height: '8rem',
  '@media': { [upTo.narrow]: { width: 'auto', height: '7rem', marginInlineStart: 'auto' } },
})
export const planHead = style({ '@media': { [upTo.narrow]: { display: 'contents' } } })
export const planName = style({
  fontSize: 'clamp(1.5rem, 1.2rem + .9vw, 1.875rem)',
  lineHeight: 1.1,
  '@media': { [upTo.narrow]: { gridColumn: 1, gridRow: 1, alignSelf: 'end' } },
})
export const cost = style({
  marginTop: space.s3,
  display: 'grid',
  gap: '.4rem',
  alignContent: 'start',
  '@media': { [upTo.narrow]: { gridColumn: 1, gridRow: 2, marginTop: space.s2, paddingBottom: space.s3 } },
})
export const price = style({
  font: `740 clamp(2.5rem, 1.9rem + 1.6vw, 3.25rem)/1 ${font.display}`,
  letterSpacing: '-.02em',
})
export const period = style({ color: color.inkMuted, fontSize: size.small })
export const what = style({
  marginTop: space.s4,
  ...quietText,
})
export const setUp = style({
  marginTop: space.s4,
  paddingBlock: space.s3,
  borderBlock: rule,
  fontSize: size.small,
  display: 'flex',
  justifyContent: 'space-between',
  gap: space.s2,
})
export const setUpLabel = style({ color: color.inkMuted })
export const planHeading = style({
  font: `650 ${size.small}/1.4 ${font.text}`,
  letterSpacing: 0,
  color: color.inkMuted,
  marginBottom: space.s2,
})
export const includes = style({
  marginTop: space.s5,
  paddingTop: space.s4,
  borderTop: rule,
  display: 'flex',
  flexDirection: 'column',
})
export const foot = style({
  flex: '1 0 9rem',
  position: 'relative',
  containerType: 'size',
  ...groundLine,
  '@media': { [upTo.narrow]: { flexBasis: '11.5rem' }, print: { display: 'none' } },
})
globalStyle(`${foot} > svg`, {
  position: 'absolute',
  bottom: 0,
  insetInlineStart: planPadding,
  width: `calc(100% - 2 * ${planPadding})`,
  maxWidth: '14.75rem',
  '@media': { [upTo.narrow]: { maxWidth: '20.5rem' } },
})
export const wall = style({
  display: 'none',
  '@container': { '(min-height: 13.5rem)': { display: 'inline' } },
})
export const feature = style({
  position: 'relative',
  paddingInlineStart: '1.75rem',
  fontSize: '1rem',
  lineHeight: 1.45,
  paddingBlock: '.1875rem',
  textWrap: 'balance',
})
export const tick = style({
  position: 'absolute',
  insetInlineStart: 0,
  top: '.36rem',
  width: '1.125rem',
  height: '1.125rem',
  color: color.second,
})
export const ideal = style({ marginTop: space.s6, alignSelf: 'start' })
export const idealList = style({
  display: 'grid',
  gap: '.25rem',
  fontSize: '1rem',
  lineHeight: 1.45,
  textWrap: 'pretty',
})
export const planButton = style({
  width: '100%',
  marginTop: space.s5,
  alignSelf: 'start',
  paddingInline: '.75rem',
})

export const sectionHead = style({
  ...twelveGapped,
  rowGap: space.s4,
  alignItems: ['end', 'last baseline'],
  marginBottom: 'clamp(2rem, 1.4rem + 2.4vw, 3.5rem)',
  breakAfter: 'avoid',
})
export const sectionHeading = style({
  gridColumn: '1 / 9',
  '@media': wholeWhenMedium,
})
export const sectionLead = style({
  gridColumn: '9 / 13',
  color: color.inkMuted,
  textWrap: 'balance',
  '@media': wholeWhenMedium,
})

export const addOns = style({
  ...twelveGapped,
  gap: space.gap,
  '@media': { [above.large]: { gridTemplateRows: '1fr 1fr' } },
})
export const addOn = style({
  gridColumn: 'span 4',
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gridTemplateRows: 'auto auto 1fr auto',
  gap: `.375rem ${space.s4}`,
  padding: cardPadding,
  ...framedCard,
  breakInside: 'avoid',
  '@media': {
    [upTo.large]: { gridColumn: 'span 6' },
    [upTo.narrow]: { gridColumn: '1 / -1', gridTemplateRows: 'none' },
  },
})
export const addOnDrawing = style({
  gridColumn: '1 / -1',
  marginBottom: space.s1,
  // On phones it is beside the name
  '@media': { [upTo.narrow]: { gridColumn: 2, gridRow: 1, justifySelf: 'end' } },
})
globalStyle(`${addOnDrawing} > svg`, {
  width: 'auto',
  height: '4.75rem',
  '@media': { [upTo.narrow]: { height: '3.75rem' } },
})
export const addOnName = style({ gridColumn: '1 / -1' })
globalStyle(`${addOnDrawing} + ${addOnName}`, {
  '@media': { [upTo.narrow]: { gridColumn: 1, gridRow: 1, alignSelf: 'end', textWrap: 'balance' } },
})
export const addOnText = style({
  gridColumn: '1 / -1',
  ...quietText,
})
export const amount = style({
  alignSelf: 'end',
  paddingTop: space.s5,
  '@media': { [upTo.narrow]: { paddingTop: space.s3 } },
  font: `700 1.75rem/1.05 ${font.display}`,
  letterSpacing: '-.03em',
})
export const amountPeriod = style({
  display: 'block',
  marginTop: '.2rem',
  font: `500 ${size.small}/1.4 ${font.text}`,
  letterSpacing: 0,
  color: color.inkMuted,
})
export const addOnButton = style({ alignSelf: 'end', paddingInline: '1.1rem' })

export const large = style({
  gridColumn: '1 / 5',
  gridRow: '1 / 3',
  display: 'grid',
  gridTemplateRows: '1fr auto auto auto',
  gap: `.375rem ${space.s4}`,
  background: color.band,
  color: color.onBand,
  borderRadius: radius.large,
  overflow: 'hidden',
  breakInside: 'avoid',
  '@media': {
    [upTo.large]: { gridColumn: '1 / -1', gridRow: 'auto' },
    [between]: { gridTemplateColumns: '1fr 1fr', gridTemplateRows: 'auto auto 1fr auto' },
    print: { border: `1px solid ${color.line}` },
  },
})
globalStyle(`${large} > *`, { marginInline: cardPadding })
export const largeArt = style({})
globalStyle(`${large} > ${largeArt}`, {
  position: 'relative',
  minHeight: '17rem',
  margin: `0 0 ${space.s5}`,
  borderBottom: `2px solid ${ill.line}`,
  overflow: 'hidden',
  '@media': {
    [between]: { gridColumn: 1, gridRow: '1 / -1', minHeight: '19rem', margin: 0, border: 0 },
  },
})
globalStyle(`${largeArt} svg`, {
  position: 'absolute',
  inset: '0 .375rem',
  width: 'calc(100% - .75rem)',
  height: '100%',
})
globalStyle(`${large} ${addOnName}`, {
  fontSize: '1.5rem',
  '@media': { [between]: { gridColumn: 2, marginTop: space.s6 } },
})
globalStyle(`${large} :is(${addOnText}, ${amountPeriod})`, { color: color.onBandMuted })
globalStyle(`${large} :is(${addOnText}, ${amount})`, { '@media': { [between]: { gridColumn: 2 } } })
globalStyle(`${large} ${addOnButton}`, {
  justifySelf: 'start',
  marginBlock: `${space.s4} ${space.s6}`,
  '@media': { [between]: { gridColumn: 2 } },
})

// The note shown after sending, in the button's place
globalStyle(`${large} > div:last-child`, { marginBottom: space.s6 })

export const final = style({
  background: color.accentSoft,
  overflow: 'clip',
  // Not printed: it consists of links to press
  '@media': { print: { display: 'none' } },
})
export const finalGrid = style({ ...twelveGapped, alignItems: 'end' })
export const finalText = style({
  gridColumn: '1 / 7',
  paddingBlock: space.section,
  '@media': { [upTo.medium]: { gridColumn: '1 / -1', paddingBottom: space.s6 } },
})
export const finalHeading = style({ fontSize: size.h1, letterSpacing: '-.032em', lineHeight: 1.02 })
export const finalLine = style({
  marginTop: space.s5,
  fontSize: size.lead,
  lineHeight: 1.5,
  color: `color-mix(in srgb, ${color.ink} 80%, ${color.accentSoft})`,
  maxWidth: '27em',
})
export const finalActions = style({
  ...wrappedRow(`${space.s3} ${space.s6}`),
  marginTop: space.s8,
})
/** For a quiet link: the accent colour is too pale on its own soft ground. */
export const finalQuiet = style({ selectors: { '&&': { color: color.onAccentSoft } } })
export const finalArt = style({
  gridColumn: '7 / 13',
  '@media': {
    [upTo.medium]: { gridColumn: '1 / -1', marginInline: 'auto', width: 'min(100%, 32rem)' },
    print: { display: 'none' },
  },
})
