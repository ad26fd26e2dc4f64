import { globalStyle, style } from '@vanilla-extract/css'
import { upTo } from '#renderer/theme/breakpoints.ts'
import { vars } from '#renderer/theme/contract.css.ts'
import { twelveColumns } from '#renderer/theme/grid.ts'

const { color, ease, font, ill, radius, size, space } = vars
const hairline = `1px solid color-mix(in srgb, ${color.lineStrong} 45%, transparent)`

export const heading = style({ marginBottom: 'clamp(2rem, 1.4rem + 2.4vw, 3.5rem)' })
export const mosaic = style({
  ...twelveColumns,
  gap: `clamp(2rem, 1.5rem + 1.8vw, 3.25rem) ${space.gap}`,
})

export const who = style({ fontWeight: 600, fontSize: size.small, color: color.inkMuted })
export const claim = style({ maxWidth: '18em' })
export const figure = style({
  display: 'block',
  marginBlock: '.35rem .5rem',
  font: `740 clamp(3rem, 2.2rem + 3vw, 4.75rem)/.92 ${font.display}`,
  letterSpacing: '-.045em',
  color: color.accent,
})
export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0 },
    '&:focus-visible': { outline: 0 },
    '&:focus-visible::after': {
      outline: `3px solid ${color.accent}`,
      outlineOffset: '-3px',
      borderRadius: radius.large,
    },
  },
})
export const arrow = style({
  display: 'inline',
  width: '1em',
  height: '1em',
  marginInlineStart: '.4em',
  verticalAlign: '-.12em',
  color: color.accent,
  transition: `transform .16s ${ease}`,
})
globalStyle(`${mosaic} > li`, { position: 'relative' })
globalStyle(`${mosaic} > li:hover ${arrow}`, { transform: 'translateX(3px)' })
export const text = style({
  maxWidth: '32em',
  marginTop: '.5rem',
  color: color.inkMuted,
  fontSize: '1rem',
  lineHeight: 1.6,
})

/** The tall tinted one, with the salon. */
export const bookings = style({
  gridColumn: '1 / 7',
  gridRow: '1 / 3',
  display: 'flex',
  flexDirection: 'column',
  background: color.accentSoft,
  borderRadius: radius.large,
  overflow: 'hidden',
  '@media': {
    [upTo.large]: { gridColumn: '1 / -1', gridRow: 'auto', flexDirection: 'row', alignItems: 'end' },
    [upTo.narrow]: { flexDirection: 'column', alignItems: 'stretch' },
  },
})
export const bookingsText = style({
  padding: 'clamp(1.5rem, 1rem + 1.8vw, 2.5rem)',
  paddingBottom: space.s6,
  '@media': { [upTo.large]: { flex: '1 1 50%', minWidth: 0, alignSelf: 'center' } },
})
globalStyle(`${bookings} > svg`, {
  marginTop: 'auto',
  '@media': { [upTo.large]: { flex: '1 1 50%', minWidth: 0 }, [upTo.narrow]: { flex: 'none' } },
})
globalStyle(`${bookings} :is(${who}, ${text})`, {
  color: `color-mix(in srgb, ${color.ink} 78%, ${color.accentSoft})`,
})
globalStyle(`${bookings} ${figure}`, { color: color.onAccentSoft })

/** One figure larger than all others, its words beside it. */
export const retention = style({
  gridColumn: '7 / 13',
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gridTemplateRows: '1fr auto auto 1fr',
  columnGap: space.s8,
  marginInlineStart: space.s8,
  paddingBottom: space.s6,
  borderBottom: hairline,
  '@media': {
    [upTo.large]: { gridColumn: '1 / -1', marginInlineStart: 0 },
    [upTo.narrow]: { display: 'block' },
  },
})
// The heading's box dissolves, so that figure and words become cells of the same grid.
globalStyle(`${retention} ${claim}`, {
  display: 'contents',
  '@media': { [upTo.narrow]: { display: 'block' } },
})
globalStyle(`${retention} ${figure}`, {
  gridRow: '1 / -1',
  gridColumn: 1,
  alignSelf: 'center',
  margin: 0,
  fontSize: 'clamp(5rem, 3rem + 8vw, 11rem)',
  letterSpacing: '-.06em',
  '@media': { [upTo.narrow]: { marginBlock: '.2rem .5rem' } },
})
globalStyle(`${retention} ${who}`, { gridColumn: 2, gridRow: 1, alignSelf: 'end', marginBottom: '.35rem' })
globalStyle(`${retention} ${text}`, { gridColumn: 2, gridRow: 3 })

const ruled = { paddingInlineStart: space.s8 }
const withDrawing = { display: 'flex', flexDirection: 'column' } as const
const ruledNarrow = { gridColumn: '1 / -1', padding: 0, border: 0 }
export const calls = style({
  ...ruled,
  ...withDrawing,
  gridColumn: '7 / 10',
  paddingInlineEnd: space.s4,
  '@media': {
    [upTo.large]: { gridColumn: '1 / 7', paddingInlineStart: 0 },
    [upTo.narrow]: { ...ruledNarrow, paddingBottom: space.s8, borderBottom: hairline },
  },
})
export const noShows = style({
  ...ruled,
  ...withDrawing,
  gridColumn: '10 / 13',
  borderInlineStart: hairline,
  '@media': { [upTo.large]: { gridColumn: '7 / 13' }, [upTo.narrow]: ruledNarrow },
})
globalStyle(`:is(${calls}, ${noShows}) ${claim}`, { fontSize: '1.1875rem' })
globalStyle(`:is(${calls}, ${noShows}) ${figure}`, { fontSize: 'clamp(2.75rem, 2rem + 2vw, 4rem)' })

const cardPadding = 'clamp(1.5rem, 1rem + 1.4vw, 2.25rem)'
export const enquiries = style({
  ...withDrawing,
  gridColumn: '1 / 5',
  // the first line stands on that of the card beside it
  paddingTop: cardPadding,
  borderTop: hairline,
  '@media': { [upTo.large]: { gridColumn: '1 / -1' } },
})

/** The street goes on as far as its ground; phones see its first two houses. */
export const wideStreet = style({ '@media': { [upTo.narrow]: { display: 'none' } } })
globalStyle(`${enquiries} > svg`, { overflow: 'hidden' })

// On the level of what stands beside them; the ground is as long as the column
globalStyle(`:is(${calls}, ${noShows}, ${enquiries}) > svg`, {
  height: `calc(6rem + ${space.s5})`,
  marginTop: 'auto',
  paddingTop: space.s5,
  borderBottom: `2px solid ${ill.ground}`,
  '@media': { [upTo.narrow]: { height: `calc(8.5rem + ${space.s5})` } },
})

/** Split: words and a picture. */
export const hours = style({
  gridColumn: '5 / 13',
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.large,
  overflow: 'hidden',
  '@media': { [upTo.large]: { gridColumn: '1 / -1' }, [upTo.narrow]: { gridTemplateColumns: '1fr' } },
})
export const hoursText = style({ padding: cardPadding })
export const hoursPicture = style({
  position: 'relative',
  minHeight: '15rem',
  background: color.secondSoft,
  overflow: 'hidden',
  '@media': { [upTo.narrow]: { minHeight: '16.25rem', order: -1 } },
})
globalStyle(`${hoursPicture} > svg`, { position: 'absolute', inset: 0, width: '100%', height: '100%' })
