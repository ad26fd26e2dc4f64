import { globalStyle, style } from '@vanilla-extract/css'
import { above, upTo } from '#renderer/theme/breakpoints.ts'
import { vars } from '#renderer/theme/contract.css.ts'
import { twelveColumns } from '#renderer/theme/fragments.ts'

const { color, ease, font, ill, radius, size, space } = vars
const between = `${above.narrow} and ${upTo.large}`
const cardPadding = 'clamp(1.5rem, 1rem + 1.4vw, 2.25rem)'

export const heading = style({ marginBottom: 'clamp(2rem, 1.4rem + 2.4vw, 3.5rem)' })
export const mosaic = style({
  ...twelveColumns,
  gap: space.gap,
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
  padding: cardPadding,
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

export const retention = style({
  gridColumn: '7 / 13',
  display: 'grid',
  gridTemplateColumns: '1fr 40%',
  background: color.sunk,
  borderRadius: radius.large,
  overflow: 'hidden',
  '@media': { [upTo.large]: { gridColumn: '1 / -1' } },
})
export const retentionText = style({
  padding: cardPadding,
  paddingInlineEnd: 0,
})
globalStyle(`${retention} > svg`, { alignSelf: 'end', maxHeight: '14rem' })

const onGround = {
  display: 'flex',
  flexDirection: 'column',
  padding: cardPadding,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius.large,
} as const
export const calls = style({
  ...onGround,
  gridColumn: '7 / 10',
  '@media': { [upTo.large]: { gridColumn: '1 / 7' }, [upTo.narrow]: { padding: space.s4 } },
})
export const noShows = style({
  ...onGround,
  gridColumn: '10 / 13',
  '@media': { [upTo.large]: { gridColumn: '7 / 13' }, [upTo.narrow]: { padding: space.s4 } },
})
globalStyle(`:is(${calls}, ${noShows}) ${claim}`, {
  fontSize: '1.125rem',
})
globalStyle(`:is(${calls}, ${noShows}) ${figure}`, { fontSize: 'clamp(2.75rem, 2rem + 2vw, 4rem)' })

export const enquiries = style({
  ...onGround,
  gridColumn: '1 / 5',
  '@media': { [upTo.large]: { gridColumn: '1 / -1' } },
})

export const wideStreet = style({ display: 'none', '@media': { [between]: { display: 'inline' } } })
globalStyle(`${enquiries} > svg`, { overflow: 'hidden' })

globalStyle(`:is(${calls}, ${noShows}, ${enquiries}) > svg`, {
  height: `calc(6rem + ${space.s5})`,
  marginTop: 'auto',
  paddingTop: space.s5,
  borderBottom: `2px solid ${ill.ground}`,
  '@media': { [upTo.narrow]: { height: 'auto', paddingTop: space.s2 } },
})
globalStyle(`${mosaic} > ${enquiries} > svg`, {
  '@media': { [above.narrow]: { height: `calc(9rem + ${space.s5})` } },
})

export const hours = style({
  gridColumn: '5 / 13',
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gridTemplateRows: '1fr auto',
  background: color.secondSoft,
  borderRadius: radius.large,
  overflow: 'hidden',
  '@media': { [upTo.large]: { gridColumn: '1 / -1' } },
})
export const hoursText = style({
  padding: cardPadding,
  paddingBottom: space.s4,
  '@media': { [upTo.narrow]: { gridColumn: '1 / -1' } },
})
globalStyle(`${hours} :is(${who}, ${text})`, {
  color: `color-mix(in srgb, ${color.ink} 78%, ${color.secondSoft})`,
})
globalStyle(`${hours} ${figure}`, { color: color.onSecondSoft })
globalStyle(`${hours} > svg`, {
  gridColumn: 1,
  gridRow: 2,
  alignSelf: 'center',
  paddingInlineStart: cardPadding,
  paddingBottom: cardPadding,
})
globalStyle(`${hours} > svg:last-child`, {
  gridColumn: 2,
  gridRow: '1 / 3',
  alignSelf: 'end',
  maxHeight: '22rem',
  padding: 0,
  '@media': { [upTo.narrow]: { gridRow: 2, padding: `0 ${space.s2} 0 ${space.s3}` } },
})
