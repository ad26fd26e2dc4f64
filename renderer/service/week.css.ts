import { globalStyle, style } from '@vanilla-extract/css'
import { above, upTo } from '../theme/breakpoints.ts'
import { vars } from '../theme/contract.css.ts'
import { columnsOf } from '../theme/fragments.ts'
import { sideBySide } from './section.css.ts'

const { color, font, ill, radius, space } = vars
export const week = style({})
globalStyle(`${week} > div > ${sideBySide}`, { rowGap: space.s5 })
export const way = style({ marginTop: space.s12 })
export const better = style([way, { color: color.sun }])

export const days = style([columnsOf(4, 1), { marginTop: space.s5 }])
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
  },
  '@media': {
    [above.medium]: {
      selectors: {
        '&:last-child::after': {
          content: '',
          position: 'absolute',
          top: '-.5rem',
          right: 0,
          height: '.875rem',
          borderInlineEnd: `2px solid ${color.onBandMuted}`,
        },
      },
    },
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
export const dayName = style({ font: `680 clamp(1.0625rem, .95rem + .5vw, 1.375rem)/1.35 ${font.display}` })
export const dayText = style({
  marginTop: space.s1,
  color: color.onBandMuted,
  fontSize: 'clamp(1rem, .95rem + .2vw, 1.125rem)',
  lineHeight: 1.5,
  '@media': { [upTo.medium]: { marginTop: 0 } },
})

export const short = style([
  columnsOf(4, 1),
  { marginTop: space.s5, '@media': { [upTo.medium]: { rowGap: space.s8 } } },
])
export const card = style({
  padding: 'clamp(1.25rem, 1rem + .9vw, 1.75rem)',
  marginInlineEnd: space.s6,
  '@media': { [upTo.medium]: { marginInlineEnd: 0 } },
  borderRadius: radius.large,
  // The colour of paper in both themes
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
  overflow: 'hidden',
  minHeight: '25rem',
  padding: 'clamp(1.5rem, 1rem + 1.8vw, 2.5rem)',
  borderRadius: radius.large,
  background: ill.far,
  color: ill.ink,
  '@media': { [upTo.medium]: { gridColumn: 'auto' } },
})
export const scene = style({ selectors: { '&&': { position: 'absolute', inset: 0, height: '100%' } } })
export const rest = style({
  position: 'relative',
  maxWidth: '12em',
  font: `700 clamp(1.625rem, 1.2rem + 1.7vw, 2.5rem)/1.12 ${font.display}`,
  letterSpacing: '-.02em',
  textWrap: 'balance',
})
export const figures = style({
  display: 'grid',
  gap: `${space.s6} ${space.gap}`,
  marginTop: space.s16,
  paddingTop: space.s8,
  borderTop: `1px solid ${color.bandLine}`,
  '@media': { [above.narrow]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
})
export const figure = style({
  '@media': {
    [upTo.narrow]: {
      display: 'grid',
      gridTemplateColumns: '7.5rem minmax(0, 1fr)',
      alignItems: 'center',
    },
  },
})
export const value = style({
  display: 'block',
  font: `740 clamp(3rem, 1.6rem + 4.4vw, 5.75rem)/.95 ${font.display}`,
  letterSpacing: '-.04em',
})
export const label = style({
  display: 'block',
  color: color.onBandMuted,
  textWrap: 'balance',
  '@media': { [above.narrow]: { marginTop: space.s3 } },
})
