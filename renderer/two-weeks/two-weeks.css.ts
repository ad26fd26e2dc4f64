import { style } from '@vanilla-extract/css'
import { above, upTo } from '../theme/breakpoints.ts'
import { vars } from '../theme/contract.css.ts'
import { twelveColumns, wholeWhenMedium } from '../theme/fragments.ts'
import { whenDark } from '../ui/when-dark.ts'

const { color, ill, radius, size, space } = vars

export const head = style({
  ...twelveColumns,
  gap: `${space.s4} ${space.gap}`,
  alignItems: 'end',
  marginBottom: 'clamp(2rem, 1.4rem + 2.4vw, 3.5rem)',
})
export const heading = style({ gridColumn: '1 / 8', '@media': wholeWhenMedium })
export const lead = style({ gridColumn: '8 / 13', paddingBottom: '.35em', '@media': wholeWhenMedium })
export const days = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  gridTemplateRows: 'repeat(5, auto)',
  '@media': {
    [upTo.medium]: { gridTemplateColumns: '1fr', gridTemplateRows: 'none', rowGap: space.s8 },
    [upTo.narrow]: { rowGap: space.s4 },
  },
})
/** Where the sill of a window starts, as a share of its width; the text aligns with it. */
const sillStart = '12.5%'
export const day = style({
  display: 'grid',
  gridRow: '1 / -1',
  gridTemplateRows: 'subgrid',
  minWidth: 0,
  '@media': {
    [upTo.medium]: {
      gridRow: 'auto',
      gridTemplateColumns: '8.5rem 1fr 8.5rem 1fr',
      gridTemplateRows: 'auto auto',
      columnGap: space.s4,
      alignItems: 'center',
    },
    [upTo.narrow]: {
      gridTemplateColumns: '1fr repeat(2, min(4.75rem, 19vw))',
      gridTemplateRows: 'auto auto 1fr',
      columnGap: 0,
      alignItems: 'start',
    },
  },
})
export const name = style({
  fontSize: '1.0625rem',
  paddingInlineStart: sillStart,
  paddingBottom: space.s3,
  '@media': {
    [upTo.medium]: { gridColumn: '1 / -1', paddingInlineStart: 0 },
    [upTo.narrow]: { gridColumn: 1, paddingBottom: space.s1 },
  },
})
const window_ = {
  '@media': {
    [upTo.medium]: { gridRow: 2, borderRadius: radius.medium },
    [upTo.narrow]: { gridRow: '1 / 4', alignSelf: 'center', borderRadius: 0 },
  },
} as const
const ends = {
  [`${day}:first-child &`]: { borderStartStartRadius: radius.large, borderEndStartRadius: radius.large },
  [`${day}:last-child &`]: { borderStartEndRadius: radius.large, borderEndEndRadius: radius.large },
}
const wall = style([
  window_,
  { display: 'block', overflow: 'hidden', '@media': { [above.medium]: { selectors: ends } } },
])
const corner = radius.medium
export const evening = style([
  wall,
  {
    background: color.band,
    '@media': {
      [upTo.narrow]: { gridColumn: 2, borderStartStartRadius: corner, borderEndStartRadius: corner },
    },
  },
])
export const daytime = style([
  wall,
  {
    background: color.secondSoft,
    '@media': { [upTo.narrow]: { gridColumn: 3, borderStartEndRadius: corner, borderEndEndRadius: corner } },
  },
])
export const eveningGlass = style([
  { fill: `color-mix(in srgb, ${ill.mid} 60%, ${ill.far})` },
  whenDark({ fill: ill.far }),
])
export const dayGlass = style([
  { fill: ill.sky2 },
  whenDark({ fill: `color-mix(in srgb, ${ill.mid} 60%, ${ill.leaf})`, stroke: ill.line }),
])
export const sun = style([{ fill: ill.disc }, whenDark({ fill: ill.pane })])
const words = {
  position: 'relative',
  padding: `${space.s4} ${space.s3} ${space.s10} ${sillStart}`,
  fontSize: '1rem',
  lineHeight: 1.5,
  '@media': {
    [upTo.medium]: { gridRow: 2, padding: 0, fontSize: size.small },
    [upTo.narrow]: { gridRow: 'auto', gridColumn: 1, padding: `0 ${space.s3} ${space.s1} 0` },
  },
} as const
export const was = style({ ...words, color: color.inkMuted })
export const is = style({ ...words, fontWeight: 500 })
/** Screen readers read it with every sentence. Side by side, only the first day's is visible. */
const label = style({
  display: 'block',
  fontSize: size.small,
  fontWeight: 650,
  marginBottom: space.s1,
  '@media': {
    [above.medium]: {
      position: 'absolute',
      insetInlineStart: sillStart,
      insetBlockStart: 0,
      // Moves it up onto the window, which is a twenty-fourth taller than wide
      margin: '-99% 0 0',
      lineHeight: 1.3,
      selectors: { [`${day}:not(:first-child) &`]: { opacity: 0 } },
    },
    [upTo.narrow]: { display: 'inline' },
  },
})
export const wasLabel = style([
  label,
  { color: color.onBand, '@media': { [upTo.medium]: { color: color.accent } } },
])
export const isLabel = style([label, { color: color.second }])
