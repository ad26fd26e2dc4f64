import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#renderer/theme/contract.css.ts'
import { upTo } from '../../theme/breakpoints.ts'

const { color, font, ill, radius, space } = vars
const gutter = 'clamp(3.75rem, 8vw, 6.5rem)'

/** A page of the diary: hours in the margin, a rule down the page, an entry in every hour. */
export const page = style({
  position: 'relative',
  borderTop: `2px solid ${color.lineStrong}`,
  counterReset: 'hour 8',
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: gutter,
      width: 2,
      background: color.accent,
    },
  },
})
export const hour = style({
  display: 'grid',
  gridTemplateColumns: `${gutter} minmax(0, 1fr)`,
  columnGap: space.s4,
  paddingBlock: '.5rem',
  borderBottom: `1px solid ${color.line}`,
  counterIncrement: 'hour',
  selectors: {
    '&::before': {
      content: 'counter(hour) ":00"',
      paddingTop: '1.125rem',
      font: `660 clamp(1rem, .8rem + 1vw, 1.625rem)/1.2 ${font.display}`,
      fontVariantNumeric: 'tabular-nums',
      color: color.inkMuted,
    },
  },
})
export const entry = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr) 15rem',
  alignItems: 'center',
  gap: `${space.s2} clamp(1.25rem, 3vw, 3rem)`,
  padding: `${space.s5} clamp(1rem, 2vw, 2rem)`,
  borderRadius: radius.medium,
  borderInlineStart: `6px solid ${ill.leaf}`,
  background: color.secondSoft,
  '@media': {
    [upTo.medium]: { gridTemplateColumns: 'minmax(0, 1fr) 10rem' },
    [upTo.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})
globalStyle(`${hour}:nth-child(3n + 2) > ${entry}`, {
  borderInlineStartColor: color.accent,
  background: color.accentSoft,
})
globalStyle(`${hour}:nth-child(3n) > ${entry}`, {
  borderInlineStartColor: color.lineStrong,
  background: color.sand,
})
export const title = style({})
globalStyle(`${entry} > ${title}`, { fontSize: 'clamp(1.3125rem, 1.1rem + 1.1vw, 2rem)', lineHeight: 1.12 })
export const text = style({
  fontSize: 'clamp(1.0625rem, .95rem + .35vw, 1.25rem)',
  lineHeight: 1.45,
  textWrap: 'pretty',
})
export const drawing = style({
  '@media': {
    [upTo.medium]: { gridColumn: 2, gridRow: '1 / 3' },
    [upTo.narrow]: { gridColumn: 1, gridRow: 1, width: '11rem', marginBottom: space.s2 },
  },
})
