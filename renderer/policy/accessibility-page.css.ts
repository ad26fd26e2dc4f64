import { globalStyle, style } from '@vanilla-extract/css'
import { above, upTo } from '../theme/breakpoints.ts'
import { vars } from '../theme/contract.css.ts'
import { twelveColumns } from '../theme/grid.ts'
import { textSize } from './policy-page.css.ts'

const { color, radius, size, space, width } = vars
const inset = 'clamp(1.5rem, 1rem + 2vw, 2.5rem)'
const hairline = `1px solid color-mix(in srgb, ${color.lineStrong} 45%, transparent)`
const rowSpace = 'clamp(2.5rem, 2rem + 2vw, 4rem)'

/** Rows: what it is about at the left, what is said of it at the right. */
export const rows = style({ paddingBlock: `clamp(1rem, 2vw, 2rem) ${space.section}` })
export const row = style({
  ...twelveColumns,
  gap: `${space.s4} ${space.gap}`,
  gridTemplateRows: 'auto auto 1fr',
  alignItems: 'start',
  paddingBlock: rowSpace,
  overflowWrap: 'anywhere',
  selectors: { '& + &': { borderTop: `1px solid ${color.line}` } },
})
globalStyle(`${row} > *`, { gridColumn: '1 / -1' })
export const heading = style({
  fontSize: 'clamp(1.5rem, 1.3rem + .9vw, 2rem)',
  lineHeight: 1.15,
})
globalStyle(`${row} > ${heading}`, {
  '@media': {
    [above.medium]: { gridColumn: '1 / 5' },
    [upTo.medium]: { gridColumn: '1 / 8', alignSelf: 'end' },
  },
})
export const content = style({
  display: 'grid',
  gap: space.s5,
  alignContent: 'start',
  fontSize: textSize,
})
globalStyle(`${content} > p`, { maxWidth: width.reading })
globalStyle(`${row} > ${content}`, {
  '@media': { [above.medium]: { gridColumn: '5 / 13', gridRow: '1 / 4' } },
})
/** What the row is about, under its heading. */
export const art = style({ display: 'block', marginTop: space.s4 })
globalStyle(`${row} > svg${art}`, {
  width: 'min(100%, 13rem)',
  '@media': {
    [above.medium]: { gridColumn: '1 / 4', gridRow: 2, width: '100%' },
    [upTo.medium]: { gridColumn: '8 / 13', gridRow: 1, width: '100%', alignSelf: 'end', marginTop: 0 },
  },
})
/** What stands on it, without its legs, where it is beside the heading. */
export const bench = style({ '@media': { [upTo.medium]: { aspectRatio: '208 / 97', overflow: 'hidden' } } })
/** What the page stands for, a size larger. */
globalStyle(`${row}:first-child ${content}`, { fontSize: size.lead, lineHeight: 1.55 })
globalStyle(`${row}:first-child > ${content}`, {
  '@media': { [above.medium]: { gridColumn: '1 / 9', gridRow: 2 } },
})
globalStyle(`${row}:first-child > svg${art}`, {
  '@media': {
    [above.medium]: { gridColumn: '9 / 13', gridRow: '1 / 3', alignSelf: 'end', marginTop: 0 },
  },
})
export const checks = style({
  display: 'grid',
  borderTop: hairline,
})
globalStyle(`${checks} > li`, { paddingBlock: space.s4, borderTop: 0 })
globalStyle(`${checks} > li:last-child`, { paddingBottom: 0 })
globalStyle(`${checks} > li + li`, { borderTop: hairline })
export const closing = style({
  color: color.inkMuted,
  fontSize: textSize,
  '@media': { [upTo.medium]: { paddingTop: space.s4, borderTop: hairline } },
})
/** At the foot of its row's left column. */
globalStyle(`${row} > ${closing}`, {
  '@media': { [above.medium]: { gridColumn: '1 / 4', gridRow: 3, alignSelf: 'end' } },
})

const panel = { padding: inset, borderRadius: radius.large } as const
export const limits = style([
  panel,
  {
    background: color.sand,
    '@media': {
      // Two beside two, on the same lines
      [above.medium]: {
        display: 'grid',
        grid: 'repeat(2, auto) / auto-flow minmax(0, 1fr)',
        columnGap: `calc(${space.gap} * 2)`,
      },
    },
  },
])
globalStyle(`${limits} > li`, { lineHeight: 1.5, textWrap: 'pretty' })
globalStyle(`${limits} > li + li`, { marginTop: space.s4, paddingTop: space.s4, borderTop: hairline })
// At the head of the second column
globalStyle(`${limits} > li:nth-child(3)`, {
  '@media': { [above.medium]: { marginTop: 0, paddingTop: 0, borderTop: 0 } },
})
/** The text across the page; the drawing stands on its panel, over the second column. */
export const across = style({})
globalStyle(`${across} > ${heading}`, { '@media': { [above.medium]: { alignSelf: 'end' } } })
globalStyle(`${across} > svg${art}`, {
  '@media': {
    [above.medium]: {
      gridColumn: '7 / 11',
      gridRow: 1,
      alignSelf: 'end',
      width: `calc(100% - 2 * ${inset})`,
      marginTop: 0,
      marginInlineStart: `calc(${space.gap} / 2)`,
      marginBottom: `calc(-1 * (${space.s4} + 1.6 * ${textSize} + ${space.s5}))`,
    },
  },
})
globalStyle(`${across} > ${content}`, { '@media': { [above.medium]: { gridColumn: '1 / -1', gridRow: 2 } } })
export const tell = style([panel, { background: color.secondSoft, color: color.onSecondSoft }])
globalStyle(`${row}${tell}`, {
  border: 0,
  // its text begins where that of the other rows does
  '@media': {
    [above.medium]: {
      gridTemplateColumns: `calc((100% - ${inset} - 2 * ${space.gap}) / 3) minmax(0, 1fr)`,
    },
  },
})
globalStyle(`${tell} > ${heading}`, { '@media': { [above.medium]: { gridColumn: '1' } } })
globalStyle(`${tell} > ${content}`, { '@media': { [above.medium]: { gridColumn: '2', gridRow: '1 / 4' } } })
/** Its ground is level with the end of the text. */
export const ways = style({ alignSelf: 'end' })
globalStyle(`${row} > svg${ways}`, {
  '@media': {
    [above.medium]: { gridColumn: '1', gridRow: '2 / 4', width: '82%' },
    [upTo.medium]: {
      gridColumn: '1 / -1',
      gridRow: 3,
      width: 'min(100%, 17rem)',
      alignSelf: 'end',
      margin: `${space.s4} 0 0`,
    },
  },
})
globalStyle(`${tell} ${heading}`, { '@media': { [upTo.medium]: { marginBottom: 0 } } })
export const mail = style({ justifySelf: 'start' })
