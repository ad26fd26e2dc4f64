import { globalStyle, style } from '@vanilla-extract/css'
import { above, upTo } from '../theme/breakpoints.ts'
import { vars } from '../theme/contract.css.ts'
import { twelveColumns, wholeWhenMedium } from '../theme/grid.ts'

const { color, font, radius, size, space } = vars

export const head = style({ background: color.sand, overflowX: 'clip' })
export const headGrid = style({
  ...twelveColumns,
  columnGap: space.gap,
  alignItems: 'end',
})
export const headText = style({
  gridColumn: '1 / 8',
  display: 'grid',
  gap: space.s4,
  paddingBlock: 'clamp(2.5rem, 1.5rem + 4vw, 5rem)',
  '@media': { [upTo.medium]: { gridColumn: '1 / -1', paddingBottom: space.s6 } },
})
export const updated = style({ color: color.inkMuted, fontSize: size.small })
export const lead = style({ fontSize: size.lead, lineHeight: 1.5, maxWidth: '34em' })
export const scene = style({
  gridColumn: '9 / 13',
  alignSelf: 'end',
  display: 'grid',
  justifyItems: 'center',
  '@media': { [upTo.medium]: { gridColumn: '1 / -1' } },
})
globalStyle(`${scene} > svg`, { '@media': { [upTo.medium]: { maxWidth: '17rem' } } })
/** Wider than its columns, into the empty one before them. */
export const letters = style({})
globalStyle(`svg${letters}`, {
  '@media': { [above.medium]: { justifySelf: 'end', width: '128%' }, [upTo.medium]: { maxWidth: '20rem' } },
})
export const body = style({
  ...twelveColumns,
  columnGap: space.gap,
  paddingBlock: `clamp(2.5rem, 1.5rem + 4vw, 5rem) ${space.section}`,
})
export const contents = style({
  gridColumn: '1 / 5',
  alignSelf: 'start',
  position: 'sticky',
  top: '6rem',
  maxHeight: 'calc(100vh - 7rem)',
  overflowY: 'auto',
  // The link of the part that is being read carries the accent where the browser knows which
  scrollTargetGroup: 'auto',
  '@media': {
    [upTo.medium]: { gridColumn: '1 / -1', position: 'static', maxHeight: 'none', marginBottom: space.s10 },
    // on a low window the list would hide its end
    '(max-height: 40rem)': { position: 'static', maxHeight: 'none' },
    print: { position: 'static', maxHeight: 'none' },
  },
} as object)
export const list = style({
  borderTop: `1px solid ${color.line}`,
  '@media': {
    [upTo.medium]: { columns: '16rem 2', columnGap: space.gap, borderTop: 0 },
  },
})
export const link = style({
  display: 'flex',
  gap: space.s3,
  padding: '.5rem .25rem',
  borderBottom: `1px solid ${color.line}`,
  fontSize: '1rem',
  lineHeight: 1.4,
  textDecoration: 'none',
  breakInside: 'avoid',
  selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '.25em' } },
})
globalStyle(`${link}:target-current`, { color: color.accent, fontWeight: 600 })
export const linkNumber = style({
  minWidth: '1.25rem',
  color: color.inkMuted,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
})
/** Some seventy characters of the text. */
export const measure = '36rem'
export const textSize = 'clamp(1.0625rem, 1rem + .2vw, 1.125rem)'
export const text = style({
  gridColumn: '6 / 13',
  maxWidth: measure,
  display: 'grid',
  gap: 'clamp(2.5rem, 2rem + 2vw, 4rem)',
  fontSize: textSize,
  '@media': wholeWhenMedium,
})
export const section = style({
  display: 'grid',
  gap: space.s4,
  overflowWrap: 'anywhere',
  breakInside: 'avoid',
})
export const heading = style({
  display: 'flex',
  gap: space.s4,
  fontSize: 'clamp(1.5rem, 1.3rem + .9vw, 2rem)',
  lineHeight: 1.15,
})
/** On wide screens it hangs in the margin, so that headings and text share an edge. */
export const number = style({
  color: color.second,
  fontFamily: font.display,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '@media': {
    [above.medium]: { flex: 'none', width: '3rem', marginInlineStart: '-4rem', textAlign: 'end' },
  },
})
export const statement = style({
  padding: `${space.s4} ${space.s5}`,
  borderRadius: radius.medium,
  background: color.secondSoft,
  color: color.onSecondSoft,
  font: `660 1.1875rem/1.4 ${font.display}`,
})
/** The sentences below it say the same. */
export const route = style({ '@media': { print: { display: 'none' } } })
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
const ruled = `1px solid color-mix(in srgb, ${color.lineStrong} 45%, transparent)`
/** What each is called, and what is said of it. */
export const entries = style({ borderBlock: ruled })
export const entry = style({
  display: 'grid',
  gridTemplateColumns: '10rem minmax(0, 1fr)',
  gap: `${space.s1} ${space.s5}`,
  paddingBlock: space.s4,
  textWrap: 'pretty',
  selectors: { '& + &': { borderTop: ruled } },
  '@media': { [upTo.narrow]: { gridTemplateColumns: '1fr' } },
})
export const entryName = style({ color: color.second, font: `660 1.1875rem/1.35 ${font.display}` })
export const checks = style({
  display: 'grid',
  gap: `${space.s5} ${space.gap}`,
  marginBottom: space.s3,
  paddingBottom: space.s5,
  borderBottom: `2px solid ${color.second}`,
  '@media': { [above.narrow]: { gridTemplateColumns: '1fr 1fr' } },
})
export const check = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: space.s3,
  alignContent: 'start',
  paddingTop: space.s4,
  borderTop: `2px solid ${color.second}`,
  lineHeight: 1.5,
  textWrap: 'pretty',
})
export const tick = style({ width: '1.5rem', height: '1.5rem', color: color.second })
/** A line in time: marks, and what stands at each. */
export const marks = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
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
    // Two legs and an arch on the line, as in the lists
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
    '&:last-child': { borderTopStyle: 'dashed' },
  },
  '@media': {
    [upTo.narrow]: {
      padding: '0 0 1.5rem 3.75rem',
      borderTop: 0,
      selectors: {
        '&::before': { insetInlineStart: '.5rem', top: '.375rem', bottom: 'auto' },
        // The line of time leads down from arch to arch
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
