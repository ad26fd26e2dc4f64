import { globalStyle, style } from '@vanilla-extract/css'
import { above, upTo } from '../theme/breakpoints.ts'
import { vars } from '../theme/contract.css.ts'
import { twelveColumns } from '../theme/grid.ts'

const { color, radius, size, space } = vars
const rowSpace = 'clamp(2.5rem, 2rem + 2vw, 4rem)'

/** Rows: what it is about at the left, what is said of it at the right. */
export const rows = style({ paddingBlock: `clamp(1rem, 2vw, 2rem) ${space.section}` })
export const row = style({
  ...twelveColumns,
  gap: `${space.s4} ${space.gap}`,
  paddingBlock: rowSpace,
  overflowWrap: 'anywhere',
  selectors: { '& + &': { borderTop: `1px solid ${color.line}` } },
})
globalStyle(`${row} > *`, { gridColumn: '1 / -1' })
export const heading = style({
  fontSize: 'clamp(1.5rem, 1.3rem + .9vw, 2rem)',
  lineHeight: 1.15,
})
globalStyle(`${row} > ${heading}`, { '@media': { [above.medium]: { gridColumn: '1 / 5' } } })
export const content = style({ display: 'grid', gap: space.s5, alignContent: 'start' })
globalStyle(`${content} > p`, { maxWidth: '46rem' })
globalStyle(`${row} > ${content}`, { '@media': { [above.medium]: { gridColumn: '5 / 13' } } })
/** What the page stands for, a size larger. */
globalStyle(`${row}:first-child ${content}`, { fontSize: size.lead, lineHeight: 1.55 })
const list = style({ display: 'grid', gap: `${space.s5} ${space.gap}` })
export const checks = style([list, { '@media': { [above.narrow]: { gridTemplateColumns: '1fr 1fr' } } }])
export const check = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: space.s3,
  alignContent: 'start',
  paddingTop: space.s4,
  borderTop: `2px solid ${color.second}`,
  lineHeight: 1.5,
})
export const tick = style({ width: '1.5rem', height: '1.5rem', color: color.second })
globalStyle(`${check}:first-child`, { '@media': { [above.narrow]: { gridColumn: '1 / -1' } } })
export const closing = style({ color: color.inkMuted })
globalStyle(`${content} > ${closing}`, { maxWidth: 'none', paddingTop: space.s5 })

const inset = 'clamp(1.5rem, 1rem + 2vw, 2.5rem)'
const panel = { padding: inset, borderRadius: radius.large } as const
export const limits = style([list, panel, { background: color.sand, gap: 0, paddingBlock: space.s3 }])
globalStyle(`${limits} > li`, { paddingBlock: space.s4, lineHeight: 1.5 })
globalStyle(`${limits} > li + li`, {
  borderTop: `1px solid color-mix(in srgb, ${color.lineStrong} 45%, transparent)`,
})
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
globalStyle(`${tell} > ${content}`, { '@media': { [above.medium]: { gridColumn: '2' } } })
globalStyle(`${tell} ${heading}`, { '@media': { [upTo.medium]: { marginBottom: 0 } } })
export const mail = style({ justifySelf: 'start' })
