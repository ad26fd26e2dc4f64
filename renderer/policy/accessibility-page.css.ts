import { globalStyle, style } from '@vanilla-extract/css'
import { above, upTo } from '../theme/breakpoints.ts'
import { vars } from '../theme/contract.css.ts'
import { twelveGapped } from '../theme/fragments.ts'
import { textSize } from './policy-page.css.ts'

const { color, font, radius, size, space, width } = vars
const inset = 'clamp(1.5rem, 1rem + 2vw, 2.5rem)'
const rowSpace = 'clamp(3rem, 2rem + 4vw, 5.5rem)'
const hairline = `1px solid color-mix(in srgb, ${color.lineStrong} 45%, transparent)`
const bandRule = `1px solid ${color.bandLine}`
const wide = (column: string) => ({ '@media': { [above.medium]: { gridColumn: column } } })

const row = {
  ...twelveGapped,
  rowGap: space.s5,
  alignItems: 'start',
  overflowWrap: 'anywhere',
} as const
export const heading = style({ fontSize: size.h2, lineHeight: 1.1 })
export const content = style({ display: 'grid', gap: space.s5, alignContent: 'start', fontSize: textSize })

export const statement = style({
  font: `450 clamp(1.25rem, 1.1rem + .8vw, 1.625rem)/1.45 ${font.text}`,
})
export const aim = style({ ...row, paddingTop: rowSpace })
globalStyle(`${aim} > *`, { gridColumn: '1 / -1' })
globalStyle(`${aim} > ${heading}`, wide('1 / 6'))
globalStyle(`${aim} > :is(${statement}, svg)`, wide('6 / 13'))
export const level = style({ marginTop: space.s10 })

export const tested = style({ ...row, paddingTop: rowSpace, rowGap: space.s10 })
globalStyle(`${tested} > *`, { gridColumn: '1 / -1' })
export const about = style({ display: 'grid', gap: space.s5, fontSize: size.lead, lineHeight: 1.5 })
globalStyle(`${tested} > ${about}`, wide('1 / 6'))
export const bench = style({
  alignSelf: 'end',
  '@media': { [upTo.medium]: { maxWidth: '26rem', justifySelf: 'center' } },
})
globalStyle(`${tested} > svg${bench}`, wide('1 / 6'))
export const checks = style({ display: 'grid' })
globalStyle(`${tested} > ${checks}`, {
  '@media': { [above.medium]: { gridColumn: '6 / 13', gridRow: '1 / 3', paddingBottom: rowSpace } },
})
export const check = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space.s4,
  paddingBlock: space.s5,
  fontSize: size.lead,
  lineHeight: 1.45,
  textWrap: 'pretty',
  borderTop: bandRule,
  selectors: {
    '&:first-child': { '@media': { [above.medium]: { borderTop: 0, paddingTop: 0 } } },
  },
})
export const tick = style({ width: '1.75rem', height: '1.75rem', color: color.sun, strokeWidth: 2.5 })
export const closing = style({
  display: 'grid',
  paddingTop: space.s5,
  borderTop: bandRule,
  color: color.onBandMuted,
  fontSize: textSize,
})

export const limits = style({ ...row, paddingTop: rowSpace, rowGap: 0, gridTemplateRows: '1fr auto auto' })
globalStyle(`${limits} > *`, { gridColumn: '1 / -1' })
globalStyle(`${limits} > ${content}`, {
  '@media': {
    [above.medium]: { gridColumn: '1 / 6', gridRow: '1 / 3', paddingBottom: space.s8, alignSelf: 'end' },
  },
})
export const span = style({
  width: 'min(100%, 24rem)',
  alignSelf: 'end',
  justifySelf: 'center',
  '@media': { [upTo.medium]: { width: 'min(84%, 24rem)', marginTop: space.s6 } },
})
globalStyle(`${limits} > svg${span}`, {
  '@media': {
    [above.medium]: {
      gridColumn: '7 / 13',
      gridRow: '1 / 3',
      justifySelf: 'start',
      width: `calc(100% - ${inset} - ${space.gap} / 2)`,
      marginInlineStart: `calc(${space.gap} / 2)`,
    },
  },
})
const panel = { padding: inset, borderRadius: radius.large } as const
export const points = style([
  panel,
  {
    background: color.sand,
    fontSize: size.lead,
    '@media': {
      [above.medium]: {
        display: 'grid',
        grid: 'repeat(2, auto) / auto-flow minmax(0, 1fr)',
        columnGap: `calc(${space.gap} * 2)`,
      },
    },
  },
])
globalStyle(`${points} > li`, { lineHeight: 1.5, textWrap: 'pretty' })
globalStyle(`${points} > li + li`, { marginTop: space.s5, paddingTop: space.s5, borderTop: hairline })
globalStyle(`${points} > li:nth-child(3)`, {
  '@media': { [above.medium]: { marginTop: 0, paddingTop: 0, borderTop: 0 } },
})

export const tell = style([
  panel,
  {
    ...row,
    marginBlock: `${rowSpace} ${space.section}`,
    background: color.secondSoft,
    color: color.onSecondSoft,
    '@media': { [above.medium]: { paddingBlock: `calc(${inset} * 1.25)` } },
  },
])
globalStyle(`${tell} > *`, { gridColumn: '1 / -1' })
globalStyle(`${tell} > ${heading}`, wide('1 / 6'))
globalStyle(`${tell} > ${content}`, {
  maxWidth: width.reading,
  '@media': { [above.medium]: { gridColumn: '6 / 13', gridRow: '1 / 3' } },
})
globalStyle(`${tell} > ${content} > :first-child`, { fontSize: size.lead, lineHeight: 1.5 })
export const ways = style({ alignSelf: 'end', '@media': { [upTo.medium]: { maxWidth: '17rem' } } })
globalStyle(`${tell} > svg${ways}`, {
  '@media': { [above.medium]: { gridColumn: '1 / 5', gridRow: 2 }, [upTo.medium]: { gridRow: 3 } },
})
export const mail = style({ justifySelf: 'start' })
