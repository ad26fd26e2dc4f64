import { globalStyle, style } from '@vanilla-extract/css'
import { above, upTo } from '../theme/breakpoints.ts'
import { vars } from '../theme/contract.css.ts'
import { centredRow, twelveGapped, wholeWhenMedium } from '../theme/fragments.ts'

const { color, font, ill, radius, size, space } = vars
const ruled = `1px solid color-mix(in srgb, ${color.lineStrong} 45%, transparent)`
const inset = 'clamp(1.5rem, 1rem + 2vw, 2.5rem)'

export const textSize = 'clamp(1.0625rem, 1rem + .2vw, 1.125rem)'

export const head = style({ background: color.sand, overflowX: 'clip' })
export const headGrid = style({
  ...twelveGapped,
  alignItems: 'end',
})
export const headText = style({
  gridColumn: '1 / 8',
  display: 'grid',
  gap: space.s4,
  paddingBlock: 'clamp(2.5rem, 1.5rem + 4vw, 5rem)',
  '@media': { [upTo.medium]: { gridColumn: '1 / -1', paddingBottom: space.s6 } },
})
export const updated = style({ color: color.inkMuted })
export const lead = style({ fontSize: size.lead, lineHeight: 1.5, maxWidth: '34em' })
export const scene = style({
  gridColumn: '9 / 13',
  alignSelf: 'end',
  display: 'grid',
  justifyItems: 'center',
  '@media': { [upTo.medium]: { gridColumn: '1 / -1' } },
})
globalStyle(`${scene} > svg`, {
  '@media': { [above.medium]: { justifySelf: 'end', width: '128%' }, [upTo.medium]: { maxWidth: '20rem' } },
})
export const facts = style({
  display: 'grid',
  gap: `${space.s10} ${space.gap}`,
  paddingBlock: 'clamp(2.5rem, 1.5rem + 4vw, 4.5rem)',
  '@media': { [above.medium]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
})
export const fact = style({
  display: 'grid',
  alignContent: 'start',
  columnGap: space.s5,
  '@media': {
    [above.medium]: { gridRow: 'span 4', gridTemplateRows: 'subgrid', rowGap: 0 },
    [upTo.medium]: { gridTemplateColumns: 'clamp(6rem, 28vw, 12rem) minmax(0, 1fr)' },
  },
})
globalStyle(`${fact} > svg`, {
  '@media': {
    [above.medium]: { maxWidth: '15rem', marginBottom: space.s6 },
    [upTo.medium]: { gridRow: '1 / 4', alignSelf: 'start' },
    print: { display: 'none' },
  },
})
export const factShort = style({
  font: `700 clamp(1.75rem, 1.4rem + 1.6vw, 2.75rem)/1.1 ${font.display}`,
  letterSpacing: '-.025em',
})
export const factMore = style({
  marginTop: space.s2,
  color: color.onBandMuted,
  fontSize: size.lead,
  lineHeight: 1.45,
  textWrap: 'pretty',
  '@media': { [above.medium]: { paddingInlineEnd: space.s8 }, [upTo.narrow]: { fontSize: textSize } },
})
export const factLink = style({
  justifySelf: 'start',
  marginTop: space.s3,
  paddingBlock: space.s2,
  color: color.onBand,
  fontWeight: 600,
  textUnderlineOffset: '.3em',
  textDecorationColor: color.onBandMuted,
  selectors: { '&:hover': { textDecorationColor: 'currentColor' } },
})
export const body = style({ paddingBlock: `clamp(2.5rem, 1.5rem + 4vw, 5rem) ${space.section}` })
const part = {
  ...twelveGapped,
  rowGap: space.s4,
  alignItems: 'start',
} as const
export const contentsTitle = style({ marginBottom: space.s4, font: `660 1.1875rem/1.35 ${font.display}` })
/** Thirteen sections, in columns of five; of seven where there is less room. */
export const list = style({
  display: 'grid',
  grid: 'repeat(5, auto) / auto-flow minmax(0, 1fr)',
  columnGap: space.gap,
  borderTop: ruled,
  '@media': { [upTo.medium]: { gridTemplateRows: 'repeat(7, auto)' } },
})
globalStyle(`${list} > li`, { display: 'grid' })
export const link = style({
  ...centredRow(space.s3),
  minHeight: '2.75rem',
  paddingBlock: '.25rem',
  borderBottom: `1px solid ${color.line}`,
  fontSize: '1rem',
  lineHeight: 1.3,
  textDecoration: 'none',
  textWrap: 'balance',
  breakInside: 'avoid',
  selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '.25em' } },
  '@media': { [upTo.narrow]: { gap: space.s2, fontSize: size.small, minHeight: '3.25rem' } },
})
export const linkNumber = style({
  minWidth: '1.75rem',
  color: color.second,
  fontFamily: font.display,
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
})
export const section = style({
  ...part,
  marginTop: 'clamp(2rem, 1.5rem + 1.5vw, 3rem)',
  paddingTop: 'clamp(2rem, 1.5rem + 1.5vw, 3rem)',
  borderTop: `1px solid ${color.line}`,
  fontSize: textSize,
  overflowWrap: 'anywhere',
  breakInside: 'avoid',
})
export const heading = style({
  gridColumn: '1 / 5',
  display: 'flex',
  gap: space.s3,
  fontSize: 'clamp(1.5rem, 1.3rem + .9vw, 2rem)',
  lineHeight: 1.15,
  '@media': { [upTo.medium]: { gridColumn: '1 / -1', gap: space.s2 } },
})
export const number = style({
  flex: 'none',
  minWidth: '1.5em',
  color: color.second,
  fontFamily: font.display,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
})
export const text = style({
  gridColumn: '6 / 13',
  display: 'grid',
  gap: space.s5,
  '@media': wholeWhenMedium,
})
export const paragraphs = style({ display: 'grid', gap: space.s4 })
// Three or more paragraphs are a long text; a rule between them helps readers keep their place
globalStyle(`${paragraphs}:has(> :nth-child(3)) > p + p`, { paddingTop: space.s4, borderTop: ruled })
export const across = style({
  position: 'relative',
  gridColumn: '1 / -1',
  selectors: {
    '&::after': {
      content: '',
      position: 'absolute',
      insetInline: 0,
      bottom: 0,
      height: 2,
      background: ill.ground,
      boxShadow: `0 0 0 100vmax ${ill.ground}`,
      clipPath: 'inset(0 -100vmax)',
    },
  },
  '@media': {
    [above.medium]: { gridRow: 2, marginTop: '-7%', pointerEvents: 'none' },
    [upTo.medium]: { gridRow: 3, marginTop: space.s4 },
    print: { display: 'none' },
  },
})
export const art = style({
  gridColumn: '1 / 5',
  marginTop: space.s2,
  '@media': {
    [upTo.medium]: { gridColumn: '8 / 13', gridRow: 1, alignSelf: 'start', marginTop: 0 },
    print: { display: 'none' },
  },
})
globalStyle(`${art} > svg`, {
  width: 'min(100%, 26rem)',
  '@media': { [upTo.medium]: { maxHeight: '5.5rem' } },
})
globalStyle(`${art} > svg *`, { '@media': { [upTo.medium]: { strokeWidth: 1.25 } } })
globalStyle(`${section}:has(> ${art}) > ${text}`, { '@media': { [above.medium]: { gridRow: '1 / 3' } } })
globalStyle(`${section}:has(> ${art})`, { gridTemplateRows: 'auto 1fr' })
globalStyle(`${section}:has(> ${art}) > ${heading}`, {
  '@media': { [upTo.medium]: { gridColumn: '1 / 8' } },
})
const wide = style({})
const ground = style({})
const closing = style({
  marginTop: 'clamp(3rem, 2rem + 3vw, 5rem)',
  padding: inset,
  border: 0,
  borderRadius: radius.large,
  background: color.secondSoft,
  color: color.onSecondSoft,
})
// Aligns its text with that of the other sections
globalStyle(`${closing} > ${text}`, {
  '@media': { [above.medium]: { marginInlineStart: `calc(${inset} / -6)` } },
})
globalStyle(`${closing} a`, { color: color.onAccentSoft })
globalStyle(`${closing} ${number}`, { color: 'inherit' })
globalStyle(`${closing} ${paragraphs}`, { fontSize: size.lead, lineHeight: 1.5 })
globalStyle(`${closing}:has(> ${art}) > ${heading}`, {
  '@media': { [upTo.medium]: { gridColumn: '1 / -1' } },
})
globalStyle(`${closing} > ${art}`, { alignSelf: 'end' })
globalStyle(`${closing} > ${art} > svg`, { width: 'min(100%, 13rem)' })
globalStyle(`${closing} > ${art}`, {
  '@media': { [upTo.medium]: { gridColumn: '1 / -1', gridRow: 3, width: '12rem', marginTop: space.s4 } },
})
export const statement = style({
  gridColumn: '1 / 5',
  display: 'grid',
  gap: space.s4,
  padding: inset,
  borderRadius: radius.large,
  background: color.secondSoft,
  color: color.onSecondSoft,
  '@media': { ...wholeWhenMedium, [above.medium]: { alignSelf: 'start', marginTop: space.s4 } },
})
globalStyle(`${section}:has(> ${statement})`, { gridTemplateRows: 'auto 1fr' })
globalStyle(`${section}:has(> ${statement}) > ${text}`, {
  '@media': { [above.medium]: { gridRow: '1 / 3' } },
})
export const stated = style({
  font: `680 clamp(1.625rem, 1.2rem + 1.8vw, 2.75rem)/1.1 ${font.display}`,
  letterSpacing: '-.02em',
  textWrap: 'balance',
})
export const points = style({ display: 'grid', gap: space.s2 })
export const point = style({
  position: 'relative',
  paddingInlineStart: space.s8,
  textWrap: 'pretty',
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      insetInlineStart: '.25rem',
      top: '.42em',
      width: '.8rem',
      height: '.62rem',
      border: `.2rem solid ${color.accent}`,
      borderBottom: 0,
      borderRadius: '99px 99px 0 0',
    },
  },
})
export const entries = style({
  display: 'grid',
  gap: `${space.s6} ${space.gap}`,
  '@media': { [above.medium]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', marginTop: space.s5 } },
})
export const entry = style({
  display: 'grid',
  alignContent: 'start',
  gap: `${space.s1} ${space.s5}`,
  textWrap: 'pretty',
  '@media': {
    [above.medium]: { paddingInlineEnd: space.s8 },
    [upTo.medium]: { gridTemplateColumns: '6rem minmax(0, 1fr)', gridTemplateRows: 'auto 1fr' },
  },
})
export const entryArt = style({
  alignSelf: 'start',
  borderBottom: `2px solid ${ill.ground}`,
  '@media': {
    [above.medium]: { width: '12.5rem', marginBottom: space.s4 },
    [upTo.medium]: { gridRow: '1 / 3' },
    print: { display: 'none' },
  },
})
export const entryName = style({ color: color.second, font: `660 1.375rem/1.35 ${font.display}` })
export const checks = style({
  display: 'grid',
  gap: `${space.s5} ${space.gap}`,
  '@media': { [above.narrow]: { gridTemplateColumns: '1fr 1fr' } },
})
export const check = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: space.s3,
  alignContent: 'start',
  paddingTop: space.s4,
  borderTop: ruled,
  lineHeight: 1.5,
  textWrap: 'pretty',
})
export const tick = style({ width: '1.5rem', height: '1.5rem', color: color.second })
globalStyle(`${checks} + p`, { paddingTop: space.s5, borderTop: ruled })
export const marks = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  columnGap: space.gap,
  marginBlock: `${space.s8} ${space.s2}`,
  '@media': { [upTo.narrow]: { gridTemplateColumns: '1fr' } },
})
export const mark = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  padding: `${space.s5} ${space.s4} 0 0`,
  borderTop: `2px solid ${color.second}`,
  fontSize: '1rem',
  lineHeight: 1.4,
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      insetInlineStart: 0,
      bottom: '100%',
      width: '1.75rem',
      height: '1.125rem',
      border: `.375rem solid ${color.accent}`,
      borderBottom: 0,
      borderRadius: '99px 99px 0 0',
    },
    '&:not(:last-child)': { '@media': { [above.narrow]: { marginInlineEnd: `calc(-1 * ${space.gap})` } } },
    '&:last-child': { borderTopStyle: 'dashed' },
  },
  '@media': {
    [upTo.narrow]: {
      padding: '0 0 1.5rem 3.75rem',
      borderTop: 0,
      selectors: {
        '&::before': { insetInlineStart: '.5rem', top: '.375rem', bottom: 'auto' },
        '&::after': {
          content: '',
          position: 'absolute',
          insetInlineStart: '1.3125rem',
          top: '1.75rem',
          bottom: '-.125rem',
          borderInlineStart: `2px solid ${color.second}`,
        },
        '&:last-child': { paddingBottom: 0 },
        '&:last-child::after': { display: 'none' },
      },
    },
  },
})
export const markTime = style({ font: `700 1.375rem/1.25 ${font.display}`, letterSpacing: '-.02em' })
export const mail = style({
  color: color.accent,
  fontWeight: 600,
  textUnderlineOffset: '.22em',
  textDecorationThickness: '1.5px',
})

export const form = { wide, ground, closing }
// No rule is needed after the contents, which end with one, or next to a ground
globalStyle(`${section}:is(:first-child, ${ground}, ${ground} + *)`, { borderTop: 0 })
globalStyle(`${wide} > :is(${heading}, ${text})`, { '@media': { [above.medium]: { gridColumn: '1 / -1' } } })
globalStyle(`${section}${wide} > ${text}`, { '@media': { [above.medium]: { gridRow: 'auto' } } })
globalStyle(`${marks} + ${paragraphs}`, {
  '@media': { [above.medium]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', columnGap: space.gap } },
})
globalStyle(`${marks} + ${paragraphs} > :first-child`, {
  '@media': { [above.medium]: { gridColumn: 'span 2', paddingInlineEnd: space.s8 } },
})
// Aligns it with the text of the other sections
globalStyle(`${entries} + p`, {
  '@media': { [above.medium]: { marginInlineStart: `calc((100% + ${space.gap}) * 5 / 12)` } },
})
globalStyle(ground, {
  paddingBlock: 'clamp(2.5rem, 1.5rem + 4vw, 5rem) 0',
  background: color.sand,
  '@media': { screen: { boxShadow: `0 0 0 100vmax ${color.sand}`, clipPath: 'inset(0 -100vmax)' } },
})
