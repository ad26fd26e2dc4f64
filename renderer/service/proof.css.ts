import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { above, upTo } from '../theme/breakpoints.ts'
import { vars } from '../theme/contract.css.ts'
import { twelveColumns, wholeWhenMedium } from '../theme/grid.ts'

const { color, font, ill, radius, space } = vars

/** Known to what may follow it. */
const proof = style({})
export const forms = styleVariants({
  arch: {},
  /** The arch with a rating in it: the drawing stands over its first figure. */
  rated: {},
  counter: {},
  leaf: {},
  reach: {},
  doorstep: {},
  spoken: {},
})
const grid = style({
  ...twelveColumns,
  columnGap: space.gap,
  rowGap: space.s12,
  alignItems: 'center',
})
const list = style({ gridColumn: '1 / 8', '@media': wholeWhenMedium })
const points = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  columnGap: space.s8,
  marginTop: space.s8,
  '@media': { [upTo.narrow]: { gridTemplateColumns: '1fr' } },
})
const point = style({
  textWrap: 'balance',
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: '.75rem',
  paddingBlock: '.875rem',
  borderTop: `1px solid ${color.line}`,
  lineHeight: 1.4,
})
const tick = style({ color: color.second, strokeWidth: 2.25, marginTop: '.05em' })
const figures = style({
  gridColumn: '8 / 13',
  justifySelf: 'end',
  display: 'grid',
  width: 'min(100%, 25rem)',
  padding: '6rem 2rem 1.5rem',
  borderRadius: '999px 999px 0 0',
  background: color.band,
  color: color.onBand,
  textAlign: 'center',
  '@media': { [upTo.medium]: { gridColumn: '1 / -1', justifySelf: 'center' } },
})
const figure = style({
  marginInline: space.s4,
  paddingBlock: space.s5,
  borderTop: `1px solid ${color.bandLine}`,
  selectors: { [`:is(${forms.arch}, ${forms.rated}) &:first-child`]: { borderTop: 0 } },
})
const value = style({
  display: 'block',
  font: `740 clamp(3rem, 2.4rem + 2vw, 4.25rem)/.95 ${font.display}`,
  letterSpacing: '-.025em',
})
const label = style({ color: color.onBandMuted, textWrap: 'balance' })

export const drawing = style({
  gridColumn: '9 / 13',
  lineHeight: 0,
  '@media': { [upTo.medium]: { gridColumn: '1 / -1', width: 'min(100%, 24rem)', marginInline: 'auto' } },
})

// As tall as the arch beside it, or the bubbles
globalStyle(`:is(${forms.arch}, ${forms.spoken}) ${point}`, {
  '@media': { [above.medium]: { paddingBlock: '1.375rem' } },
})

// The rating in the crown of the arch, its figure the largest; the list as tall as the arch, a point on each line
globalStyle(`${forms.rated} > ${grid}`, { alignItems: 'stretch' })
globalStyle(`${forms.rated} ${list}`, {
  '@media': {
    [above.medium]: {
      gridColumn: '1 / 7',
      display: 'grid',
      gridTemplateRows: 'auto 1fr',
      // The arch alone stands on what follows
      paddingBottom: space.section,
    },
  },
})
globalStyle(`${forms.rated} ${points}`, { '@media': { [above.medium]: { gridTemplateColumns: '1fr' } } })
globalStyle(`${forms.rated} ${point}`, { alignContent: 'center' })
globalStyle(`${forms.rated} :is(${figures}, ${drawing})`, {
  gridColumn: '8 / 13',
  gridRow: 1,
  justifySelf: 'end',
  '@media': { [upTo.medium]: { gridColumn: '1 / -1', gridRow: 2, justifySelf: 'center' } },
})
globalStyle(`${forms.rated} ${figures}`, { paddingTop: '8.5rem' })
globalStyle(`${forms.rated} ${drawing}`, {
  alignSelf: 'start',
  zIndex: 1,
  width: 'min(100%, 25rem)',
  marginInline: 0,
  padding: '5.25rem 5.5rem 0',
})
globalStyle(`${forms.rated} ${figure}:first-child ${value}`, { fontSize: 'clamp(5rem, 4rem + 3vw, 6.5rem)' })

// On paper: no arch, and the figures in the colour of what is done
const plain = `:is(${forms.counter}, ${forms.reach}, ${forms.doorstep})`
globalStyle(`${plain} ${figures}`, {
  width: '100%',
  padding: 0,
  borderRadius: 0,
  background: 'none',
  color: color.second,
  textAlign: 'start',
})
globalStyle(`${plain} ${label}`, { color: color.inkMuted })
globalStyle(`${plain} ${figure}`, { marginInline: 0, borderColor: color.line })
globalStyle(`${plain} :is(${list}, ${figures})`, { gridColumn: '1 / -1' })

// Three columns: two of the list, one for who stands at the counter; under it a figure each
globalStyle(`${forms.counter} > ${grid}`, { rowGap: 0, alignItems: 'end' })
globalStyle(`${forms.counter} ${list}`, {
  paddingBottom: space.s10,
  '@media': { [above.medium]: { gridColumn: '1 / 9' } },
})
globalStyle(`${forms.counter} ${points}`, { columnGap: space.gap })
globalStyle(`${forms.counter} ${figures}`, {
  gap: `0 ${space.gap}`,
  borderTop: `12px solid ${ill.gate}`,
  '@media': { [above.narrow]: { gridTemplateColumns: 'repeat(3, 1fr)' } },
})
globalStyle(`${forms.counter} ${figure}`, {
  '@media': { [above.narrow]: { paddingBlock: `${space.s6} 0`, borderTop: 0 } },
})
globalStyle(`${forms.counter} ${figure}:first-child`, { borderTop: 0 })

// As the compasses draw them: circles on one way, the figures on one line in them
globalStyle(`${forms.reach} > ${grid}`, { rowGap: space.s16 })
globalStyle(`${forms.reach} ${label}`, { '@media': { [above.narrow]: { maxWidth: '9.5em' } } })
globalStyle(`${forms.reach} ${figures}`, {
  position: 'relative',
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  '@media': { [upTo.narrow]: { flexDirection: 'column', alignItems: 'stretch', gap: space.s6 } },
})
globalStyle(`${forms.reach} ${figures}::before`, {
  content: '',
  position: 'absolute',
  insetInline: '1rem',
  borderTop: `3px dotted ${color.accent}`,
  '@media': {
    [upTo.narrow]: {
      inset: '4rem auto 4rem calc(4rem - 1.5px)',
      borderTop: 0,
      borderInlineStart: `3px dotted ${color.accent}`,
    },
  },
})
const circle = {
  border: `2px solid ${color.accent}`,
  borderRadius: '50%',
  outline: `2px solid ${color.accent}`,
  outlineOffset: '-.875rem',
  background: color.secondSoft,
} as const
globalStyle(`${forms.reach} ${figure}`, {
  position: 'relative',
  '@media': {
    [above.narrow]: {
      ...circle,
      display: 'grid',
      gridTemplateRows: '54% auto',
      justifyItems: 'center',
      width: 'min(31%, 18rem)',
      aspectRatio: '1',
      padding: '0 1.75rem',
      textAlign: 'center',
    },
    // room for three lines under the figure
    [`${above.narrow} and ${upTo.large}`]: { gridTemplateRows: '46% auto' },
  },
})
globalStyle(`${forms.reach} ${value}`, {
  '@media': {
    [upTo.narrow]: {
      ...circle,
      display: 'grid',
      placeItems: 'center',
      width: '8rem',
      height: '8rem',
      fontSize: '2.125rem',
      outlineOffset: '-.5rem',
    },
    [above.narrow]: { alignSelf: 'end', fontSize: 'clamp(2.5rem, 6.2vw, 5.25rem)' },
  },
})

// On phones each on one line: the figure, and beside it what it counts
globalStyle(`${plain} ${figure}`, {
  '@media': {
    [upTo.narrow]: {
      display: 'grid',
      gridTemplateColumns: '9.5rem minmax(0, 1fr)',
      alignItems: 'center',
      paddingBlock: space.s4,
    },
  },
})
globalStyle(`${forms.reach} ${figure}`, {
  '@media': {
    [upTo.narrow]: {
      gridTemplateColumns: '8rem minmax(0, 1fr)',
      columnGap: space.s5,
      paddingBlock: 0,
      borderTop: 0,
    },
  },
})
globalStyle(`:is(${forms.counter}, ${forms.leaf}, ${forms.doorstep}) ${value}`, {
  '@media': { [upTo.narrow]: { fontSize: '2.5rem' } },
})

globalStyle(`${forms.leaf} ${list}`, { '@media': { [above.medium]: { paddingInlineEnd: space.s8 } } })
// On a leaf of the calendar, hung on two rings
globalStyle(`${forms.leaf} ${figures}`, {
  position: 'relative',
  alignSelf: 'stretch',
  alignContent: 'space-evenly',
  width: '100%',
  padding: `4.25rem clamp(1rem, 4vw, 2rem) ${space.s4}`,
  border: `2px solid ${ill.rim}`,
  borderRadius: radius.large,
  background: `linear-gradient(${ill.disc} 2.75rem, ${ill.rim} 2.75rem calc(2.75rem + 2px), ${color.surface} 0)`,
  color: color.second,
  textAlign: 'start',
})
globalStyle(`${forms.leaf} ${figures}::before, ${forms.leaf} ${figures}::after`, {
  content: '',
  position: 'absolute',
  insetInlineStart: '18%',
  top: '-1rem',
  width: '.875rem',
  height: '2.25rem',
  border: `2px solid ${ill.line}`,
  borderRadius: radius.pill,
  background: ill.stone2,
})
globalStyle(`${forms.leaf} ${figures}::after`, { insetInline: 'auto 18%' })
globalStyle(`${forms.leaf} ${figure}`, {
  display: 'grid',
  gridTemplateColumns: 'clamp(8.5rem, 13vw, 10.5rem) minmax(0, 1fr)',
  columnGap: space.s4,
  alignItems: 'center',
  marginInline: 0,
  borderColor: color.lineStrong,
  '@media': { [upTo.narrow]: { gridTemplateColumns: '6.5rem minmax(0, 1fr)', columnGap: space.s3 } },
})
globalStyle(`${forms.leaf} ${figure}:first-child`, { borderTop: 0 })
globalStyle(`${forms.leaf} ${label}`, { color: color.inkMuted })
globalStyle(`${forms.leaf} ${point}`, { '@media': { [above.medium]: { paddingBlock: space.s5 } } })

// The heading beside its list, the figures in a row under both
const beside = `:is(${forms.reach}, ${forms.doorstep})`
globalStyle(`${beside} ${list}`, {
  '@media': { [above.medium]: { ...twelveColumns, columnGap: space.gap } },
})
globalStyle(`${beside} ${list} > h2`, { gridColumn: '1 / 5' })
globalStyle(`${beside} ${points}`, { gridColumn: '5 / 13', '@media': { [above.medium]: { marginTop: 0 } } })

globalStyle(`${forms.doorstep} ${points}`, { columnGap: space.gap })

// Beside what keeps it tidy, all on one step of stone
globalStyle(`${forms.doorstep} > ${grid}`, { rowGap: 0, alignItems: 'end' })
globalStyle(`${forms.doorstep} > ${grid}::after`, {
  content: '',
  gridColumn: '1 / -1',
  height: '1.5rem',
  border: `2px solid ${ill.rim}`,
  borderRadius: '3px',
  background: ill.stone2,
})
globalStyle(`${forms.doorstep} ${drawing}`, {
  gridColumn: '1 / 5',
  paddingTop: space.s16,
  '@media': {
    [upTo.medium]: { gridColumn: '1 / -1', order: 1, width: 'min(80%, 20rem)', paddingTop: space.s8 },
  },
})
globalStyle(`${forms.doorstep} > ${grid}::after`, { order: 2 })
globalStyle(`${forms.doorstep} ${figures}`, {
  '@media': {
    [above.medium]: { gridColumn: '5 / 13', paddingBottom: space.s8 },
    [above.narrow]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', columnGap: space.gap },
    [upTo.medium]: { marginTop: space.s10 },
  },
})
globalStyle(`${forms.doorstep} ${figure}`, {
  '@media': { [above.narrow]: { borderTop: 0, paddingBlock: 0 } },
})
globalStyle(`${forms.doorstep} ${value}`, { marginBottom: space.s2 })

// As what is said: bubbles, one to the left and one to the right
globalStyle(`${forms.spoken} ${list}`, {
  '@media': { [above.medium]: { gridColumn: '6 / 13' } },
})
globalStyle(`${forms.spoken} ${figures}`, {
  gap: space.s4,
  width: '100%',
  padding: 0,
  borderRadius: 0,
  background: 'none',
  textAlign: 'start',
  '@media': {
    [above.medium]: { gridColumn: '1 / 5', gridRow: 1 },
    [`${above.narrow} and ${upTo.medium}`]: { gridTemplateColumns: 'repeat(3, 1fr)' },
  },
})
globalStyle(`${forms.spoken} ${figure}`, {
  width: 'min(100%, 19rem)',
  marginInline: 0,
  padding: `${space.s5} ${space.s6}`,
  border: `2px solid ${ill.rim}`,
  borderRadius: '1.5rem 1.5rem 1.5rem 0',
  background: color.band,
})
globalStyle(`${forms.spoken} ${figure}:nth-child(2)`, {
  justifySelf: 'end',
  borderRadius: '1.5rem 1.5rem 0',
  background: color.surface,
  color: color.second,
})
globalStyle(`${forms.spoken} ${figure}:nth-child(2) ${label}`, { color: color.inkMuted })

export const parts = { proof, grid, list, points, point, tick, figures, figure, value, label }
