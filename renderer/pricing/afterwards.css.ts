import { globalStyle, style } from '@vanilla-extract/css'
import { upTo } from '../theme/breakpoints.ts'
import { vars } from '../theme/contract.css.ts'

const { color, font, ill, space } = vars
const pier = '4rem'

export const heading = style({ maxWidth: '16em', marginBottom: 'clamp(2.5rem, 1.6rem + 3.6vw, 5rem)' })
export const steps = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space.gap,
  counterReset: 'step',
  '@media': { [upTo.narrow]: { gridTemplateColumns: '1fr', gap: space.s8 } },
})
export const step = style({ counterIncrement: 'step', breakInside: 'avoid' })
export const deck = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'end',
  height: '5.625rem',
  marginBottom: space.s4,
  marginInlineEnd: `calc(-1 * ${space.gap})`,
  borderBottom: `2px solid ${ill.ground}`,
  selectors: {
    [`${step}:last-child &`]: { marginInlineEnd: 0 },
    '&::before': {
      content: 'counter(step)',
      display: 'grid',
      placeItems: 'end center',
      flex: 'none',
      width: pier,
      height: '4.5rem',
      paddingBottom: '.75rem',
      borderRadius: '2rem 2rem 0 0',
      border: `2px solid ${color.second}`,
      borderBottom: 0,
      background: color.band,
      color: color.onBand,
      font: `720 1.75rem/1 ${font.display}`,
    },
    [`${step}:not(:last-child) &::after`]: {
      content: '',
      position: 'absolute',
      insetInlineStart: `calc(${pier} / 2)`,
      insetInlineEnd: `calc(-1 * ${pier} / 2)`,
      bottom: '4.5rem',
      height: '3rem',
      border: `2px dashed ${color.second}`,
      borderBlockEnd: 0,
      borderRadius: '50% 50% 0 0 / 100% 100% 0 0',
    },
  },
  '@media': {
    [upTo.narrow]: {
      marginInlineEnd: 0,
      selectors: { [`${step}:not(:last-child) &::after`]: { display: 'none' } },
    },
  },
})
export const scene = style({
  width: 'min(9.375rem, 100% - 7rem)',
  marginInlineStart: space.s5,
  '@media': { print: { display: 'none' } },
})
globalStyle(`${step} > :not(${deck})`, { paddingInlineStart: `calc(${pier} + ${space.s5})` })
export const text = style({
  marginTop: space.s2,
  color: color.inkMuted,
  fontSize: '1rem',
  lineHeight: 1.55,
})
