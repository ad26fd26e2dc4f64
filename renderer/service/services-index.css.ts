import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { upTo } from '../theme/breakpoints.ts'
import { vars } from '../theme/contract.css.ts'
import { inlineRow, twelveGapped, wholeWhenMedium } from '../theme/fragments.ts'

const { color, ease, ill, radius, size, space } = vars

const tint = createVar()
const quiet = createVar()

export const opening = style({
  ...twelveGapped,
  rowGap: space.s4,
  alignItems: 'end',
  paddingBlock: 'clamp(2.5rem, 1.5rem + 4vw, 5.5rem) clamp(2.5rem, 1.5rem + 4vw, 5rem)',
})
export const heading = style({
  gridColumn: '1 / 9',
  fontSize: size.hero,
  lineHeight: 0.98,
  letterSpacing: '-.036em',
  '@media': wholeWhenMedium,
})
export const lead = style({
  gridColumn: '9 / 13',
  fontSize: size.lead,
  lineHeight: 1.5,
  color: color.inkMuted,
  paddingBottom: '.3em',
  '@media': wholeWhenMedium,
})

const plain = { vars: { [quiet]: color.inkMuted } }
export const group = styleVariants({
  found: { ...plain, paddingBottom: space.section },
  reachable: {
    vars: { [quiet]: color.onBandMuted, [tint]: 'transparent' },
    paddingTop: space.section,
    borderBottom: `2px solid ${ill.ground}`,
    background: color.band,
    color: color.onBand,
    overflow: 'clip',
  },
  again: { ...plain, paddingBlock: space.section },
  hours: { ...plain, paddingBlock: space.section, background: color.sunk },
})
const grid_ = { ...twelveGapped, rowGap: space.s8 }
const apart = {
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  columnGap: 'clamp(1.5rem, 6vw, 6rem)',
} as const
export const grid = styleVariants({
  found: grid_,
  reachable: { ...grid_, rowGap: space.s12 },
  again: { ...grid_, alignItems: 'start' },
  hours: { ...grid_, alignItems: 'start' },
})
export const head = styleVariants({
  found: {
    gridColumn: '1 / 5',
    gridRow: 1,
    alignSelf: 'end',
    '@media': { [upTo.medium]: { gridColumn: '1 / -1', gridRow: 'auto' } },
  },
  reachable: {
    gridColumn: '1 / -1',
    ...apart,
    alignItems: 'baseline',
    rowGap: space.s4,
    '@media': { [upTo.medium]: { gridTemplateColumns: '1fr' } },
  },
  again: {
    gridColumn: '9 / 13',
    gridRow: 1,
    paddingInlineStart: space.s6,
    '@media': { [upTo.medium]: { gridColumn: '1 / -1', paddingInlineStart: 0 } },
  },
  hours: {
    gridColumn: '1 / 5',
    position: 'sticky',
    top: '7rem',
    '@media': { [upTo.medium]: { gridColumn: '1 / -1', position: 'static' } },
  },
})
export const passerBy = style({
  width: 'min(100%, 19rem)',
  marginBottom: space.s8,
  '@media': { [upTo.medium]: { width: 'min(70%, 15rem)', marginBottom: space.s5 } },
})
export const leisure = style({
  width: 'min(100%, 19rem)',
  marginTop: space.s8,
  '@media': { [upTo.medium]: { width: 'min(70%, 15rem)', marginTop: space.s6 } },
})
const text_ = { color: quiet, fontSize: size.lead, lineHeight: 1.5, maxWidth: '26em' } as const
export const text = styleVariants({
  found: { ...text_, marginTop: space.s4 },
  reachable: { ...text_, textWrap: 'balance' },
  again: { ...text_, marginTop: space.s4 },
  hours: { ...text_, marginTop: space.s4 },
})
export const entries = styleVariants({
  found: {
    gridColumn: '1 / -1',
    gridRow: '1 / 3',
    ...twelveGapped,
    gridTemplateRows: 'subgrid',
    rowGap: space.s16,
    '@media': { [upTo.medium]: { gridRow: 'auto', gridTemplateRows: 'none' } },
  },
  reachable: {
    gridColumn: '1 / -1',
    ...apart,
    '@media': { [upTo.narrow]: { gridTemplateColumns: '1fr', rowGap: space.s12 } },
  },
  again: {
    gridColumn: '1 / 9',
    gridRow: 1,
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    gap: space.gap,
    '@media': {
      [upTo.medium]: { gridColumn: '1 / -1', gridRow: 'auto' },
      [upTo.narrow]: { gridTemplateColumns: '1fr', rowGap: space.s8 },
    },
  },
  hours: { gridColumn: '6 / 13', '@media': wholeWhenMedium },
})

/** Cuts off the part of a drawing below its ground line. */
export const picture = style({ background: tint, overflowY: 'clip' })
export const words = style({})
export const line = style({ marginTop: '.3rem', color: quiet, fontSize: '1rem', lineHeight: 1.5 })
export const arrow = style({
  width: '1.1em',
  height: '1.1em',
  transition: `translate .16s ${ease}`,
  '@media': { '(prefers-reduced-motion: reduce)': { transition: 'none' } },
})
export const link = style({
  ...inlineRow('.5rem'),
  textDecoration: 'none',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: radius.large },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `3px solid ${color.accent}`, outlineOffset: 4 },
    '[data-ground=band] &:focus-visible::after': { outlineColor: color.sun },
  },
})

const entry_ = { position: 'relative' } as const
export const entry = styleVariants({
  found: {
    ...entry_,
    gridColumn: 'span 6',
    selectors: { '&:first-child': { gridColumn: '5 / 13' } },
    '@media': {
      [upTo.medium]: { selectors: { '&:first-child': { gridColumn: '1 / -1' } } },
      [upTo.narrow]: { gridColumn: '1 / -1' },
    },
  },
  reachable: { ...entry_, display: 'grid', gridTemplateRows: 'auto 1fr', rowGap: space.s6 },
  again: entry_,
  hours: {
    ...entry_,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 13rem) 1fr',
    columnGap: space.s8,
    alignItems: 'center',
    paddingBlock: space.s6,
    borderTop: `1px solid ${color.lineStrong}`,
    '@media': { [upTo.narrow]: { gridTemplateColumns: '1fr', rowGap: space.s5 } },
  },
})
for (const one of Object.values(entry)) {
  globalStyle(`${one}:hover ${arrow}`, {
    '@media': { '(prefers-reduced-motion: no-preference)': { translate: '3px 0' } },
  })
  globalStyle(`${one}:hover ${link}`, { textDecoration: 'underline', textUnderlineOffset: '.2em' })
}

const groundDepth = space.s5
for (const panel of [entry.found, entry.again]) {
  globalStyle(`${panel} > ${picture}`, { position: 'relative' })
  globalStyle(`${panel} > ${picture}::after`, {
    content: '',
    position: 'absolute',
    insetInline: 0,
    bottom: 0,
    height: groundDepth,
    borderTop: `2px solid ${ill.ground}`,
    background: `color-mix(in srgb, ${tint} 92%, ${color.ink})`,
  })
  globalStyle(`${panel} > ${picture} .g`, { display: 'none' })
}

globalStyle(`${entry.found} > ${picture}`, {
  display: 'grid',
  alignItems: 'end',
  justifyItems: 'center',
  marginBottom: space.s5,
  padding: `${space.s8} ${space.s6} calc(${groundDepth} - 2px)`,
  borderRadius: radius.large,
  overflow: 'hidden',
})
globalStyle(`${entry.found} > ${picture} > svg`, { maxWidth: '26rem' })
globalStyle(`${entry.found}:nth-child(1)`, { vars: { [tint]: color.accentSoft } })
globalStyle(`${entry.found}:nth-child(1) > ${picture} > svg`, { maxWidth: '33rem' })
globalStyle(`${entry.found}:nth-child(2)`, { vars: { [tint]: color.secondSoft } })
globalStyle(`${entry.found}:nth-child(3)`, { vars: { [tint]: color.sand } })

// hours: all ground lines are equally long; the padding keeps parts outside the viewBox within them
globalStyle(`${entry.hours} > ${picture}`, {
  paddingInline: '4%',
  borderBottom: `2px solid ${ill.ground}`,
})
globalStyle(`${entry.hours} .g`, { display: 'none' })

globalStyle(`${entry.reachable} > ${picture}`, { order: 2, alignSelf: 'end', marginBottom: '-.25%' })
globalStyle(`${entry.reachable} .g`, { display: 'none' })
globalStyle(`${entry.reachable}:first-child > ${picture}`, {
  '@media': { [upTo.narrow]: { borderBottom: `2px solid ${ill.stone}` } },
})

globalStyle(`${entry.again} > ${picture}`, {
  display: 'grid',
  alignItems: 'end',
  aspectRatio: '1 / .86',
  marginBottom: space.s5,
  padding: `0 ${space.s6} calc(${groundDepth} - 2px)`,
  borderRadius: `50% 50% ${radius.large} ${radius.large} / 58.14% 58.14% ${radius.large} ${radius.large}`,
  overflow: 'hidden',
})
globalStyle(`${entry.again} > ${picture} > svg`, { gridArea: '1 / 1' })
export const hung = style({ alignSelf: 'start' })
globalStyle(`${entry.again}:nth-child(1)`, { vars: { [tint]: color.secondSoft } })
globalStyle(`${entry.again}:nth-child(2)`, { vars: { [tint]: color.accentSoft } })

export const pricing = style({
  ...twelveGapped,
  rowGap: space.s8,
  alignItems: 'end',
  paddingBlock: space.section,
})
export const pricingHeading = style({
  gridColumn: '1 / 10',
  maxWidth: '17em',
  fontSize: size.h1,
  lineHeight: 1.02,
  letterSpacing: '-.032em',
  '@media': wholeWhenMedium,
})
export const pricingLink = style({
  gridColumn: '10 / 13',
  justifySelf: 'end',
  '@media': { [upTo.medium]: { gridColumn: '1 / -1', justifySelf: 'start' } },
})
