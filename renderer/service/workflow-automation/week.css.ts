import { style } from '@vanilla-extract/css'
import { vars } from '#renderer/theme/contract.css.ts'
import { upTo } from '../../theme/breakpoints.ts'

const { color, font, ill, radius, size, space } = vars
const chairWidth = 'clamp(11rem, 27vw, 24.5rem)'
/** Keeps words clear of the chair that stands in the corner. */
const besideChair = {
  paddingInlineEnd: `calc(${chairWidth} + ${space.s6})`,
  '@media': { [upTo.narrow]: { paddingInlineEnd: 0 } },
}

export const band = style({ paddingBlock: space.section, background: color.band, color: color.onBand })
export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: `${space.s8} ${space.s12}`,
  '@media': { [upTo.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const mail = style({
  width: 'clamp(12rem, 23vw, 20rem)',
  // on phones at the end of the line that the first way's heading stands on
  '@media': { [upTo.narrow]: { width: '9.5rem', marginInlineStart: 'auto', marginBottom: '-5rem' } },
})
export const heading = style({ maxWidth: '16em' })
export const lead = style({
  marginTop: space.s5,
  maxWidth: '34em',
  color: color.onBandMuted,
  fontSize: size.lead,
  lineHeight: 1.5,
})
export const way = style({ marginTop: space.s12 })
/** The better way. */
export const better = style([way, { color: color.sun }])

export const days = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  marginTop: space.s5,
  '@media': { [upTo.medium]: { gridTemplateColumns: '1fr' } },
})
export const day = style({
  position: 'relative',
  paddingBlock: `${space.s6} 0`,
  paddingInlineEnd: space.s6,
  borderTop: `2px dotted ${color.onBandMuted}`,
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      top: '-.5rem',
      left: 0,
      width: '.875rem',
      height: '.875rem',
      borderRadius: '50%',
      background: color.onBand,
    },
    '&:last-child': { borderTopColor: 'transparent' },
  },
  '@media': {
    [upTo.medium]: {
      display: 'grid',
      gridTemplateColumns: '7.5rem 1fr',
      padding: `0 0 ${space.s6} ${space.s8}`,
      borderTop: 0,
      borderInlineStart: `2px dotted ${color.onBandMuted}`,
      marginInlineStart: '.4375rem',
      selectors: {
        '&::before': { top: '.35em', left: 'calc(-.4375rem - 1px)' },
        '&:last-child': { borderInlineStartColor: 'transparent', paddingBottom: 0 },
      },
    },
    [upTo.narrow]: { gridTemplateColumns: '1fr' },
  },
})
export const dayName = style({ font: `660 1.0625rem/1.4 ${font.display}` })
export const dayText = style({
  marginTop: space.s1,
  color: color.onBandMuted,
  fontSize: '1rem',
  lineHeight: 1.5,
  '@media': { [upTo.medium]: { marginTop: 0 } },
})

export const short = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  marginTop: space.s5,
  '@media': { [upTo.medium]: { gridTemplateColumns: '1fr', rowGap: space.s8 } },
})
export const card = style({
  padding: 'clamp(1.25rem, 1rem + .9vw, 1.75rem)',
  marginInlineEnd: space.s6,
  '@media': { [upTo.medium]: { marginInlineEnd: 0 } },
  borderRadius: radius.large,
  // paper, by night too
  background: ill.stone,
  color: ill.line,
})
export const cardDay = style({
  display: 'block',
  font: `660 1.0625rem/1.4 ${font.display}`,
})
export const steps = style({ marginTop: space.s3 })
export const step = style({
  paddingBlock: space.s3,
  borderTop: `1px solid color-mix(in srgb, ${ill.line} 22%, ${ill.stone})`,
  fontSize: '1rem',
  lineHeight: 1.45,
  selectors: { '&:last-child': { paddingBottom: 0 } },
})
export const free = style({
  gridColumn: '2 / -1',
  position: 'relative',
  display: 'grid',
  alignContent: 'space-between',
  gap: space.s6,
  '@media': { [upTo.medium]: { gridColumn: 'auto' } },
})
/** The days that stay empty: the same line, its stations hollow. */
export const freeDays = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  '@media': { [upTo.medium]: { display: 'none' } },
})
export const freeDay = style({
  position: 'relative',
  paddingTop: space.s6,
  borderTop: `2px dotted ${color.onBandMuted}`,
  color: color.onBandMuted,
  font: `660 1.0625rem/1.4 ${font.display}`,
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      top: '-.5rem',
      left: 0,
      width: '.875rem',
      height: '.875rem',
      border: `2px solid ${color.onBandMuted}`,
      borderRadius: '50%',
      background: color.band,
    },
    '&:last-child': { borderTopColor: 'transparent' },
  },
})
export const rest = style({
  ...besideChair,
  font: `680 clamp(1.5rem, 1.2rem + 1vw, 2rem)/1.2 ${font.display}`,
  letterSpacing: '-.015em',
  paddingTop: space.s4,
  textWrap: 'balance',
})
export const figures = style({
  ...besideChair,
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, max-content))',
  columnGap: 'clamp(1.5rem, 3vw, 4rem)',
  textWrap: 'balance',
})
export const value = style({
  display: 'block',
  font: `720 2.25rem/.95 ${font.display}`,
  letterSpacing: '-.04em',
})
export const label = style({ display: 'block', marginTop: space.s3, color: color.onBandMuted })
export const note = style({
  ...besideChair,
  color: color.onBandMuted,
  textWrap: 'balance',
})
export const chair = style({
  position: 'absolute',
  insetInlineEnd: 0,
  bottom: 0,
  width: chairWidth,
  '@media': { [upTo.narrow]: { position: 'static', width: 'min(100%, 20rem)' } },
})
