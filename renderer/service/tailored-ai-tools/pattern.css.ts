import { style } from '@vanilla-extract/css'
import { vars } from '#renderer/theme/contract.css.ts'
import { upTo } from '../../theme/breakpoints.ts'

const { color, radius, space } = vars
const arch = 'clamp(8rem, 16vw, 11.5rem)'

export const paper = style({ paddingBlock: space.section, background: color.sand })
export const heading = style({ marginBottom: space.s12 })
export const pieces = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space.gap,
  alignItems: 'end',
  '@media': { [upTo.medium]: { gridTemplateColumns: '1fr' } },
})
/** Dashed as on pattern paper; the middle piece has the arch at its head. */
export const piece = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space.s2,
  padding: 'clamp(1.5rem, 1rem + 1.6vw, 2.25rem)',
  background: color.paper,
  border: `2px dashed ${color.second}`,
  borderRadius: radius.large,
  textAlign: 'center',
  selectors: {
    '&:nth-child(1)': { borderStartStartRadius: '6rem' },
    '&:nth-child(2)': {
      paddingTop: '6.5rem',
      borderRadius: `50% 50% ${radius.large} ${radius.large} / ${arch} ${arch} ${radius.large} ${radius.large}`,
    },
    '&:nth-child(3)': { borderStartEndRadius: '6rem' },
  },
  '@media': {
    [upTo.medium]: {
      gridTemplateColumns: '12rem 1fr',
      columnGap: space.s8,
      alignItems: 'center',
      selectors: {
        '&:nth-child(n)': {
          justifyItems: 'start',
          paddingTop: 'clamp(1.5rem, 1rem + 1.6vw, 2.25rem)',
          borderRadius: radius.large,
          textAlign: 'start',
        },
      },
    },
    [upTo.narrow]: {
      gridTemplateColumns: '1fr',
      selectors: {
        '&:nth-child(n)': {
          justifyItems: 'center',
          textAlign: 'center',
        },
        // a whole half circle, with the drawing up in it
        '&:nth-child(2)': {
          paddingTop: space.s10,
          borderRadius: `999px 999px ${radius.large} ${radius.large}`,
        },
        '&:nth-child(1)': { borderStartStartRadius: '6rem' },
        '&:nth-child(3)': { borderStartEndRadius: '6rem' },
      },
    },
  },
})
export const drawing = style({
  width: '16rem',
  maxWidth: '100%',
  marginBottom: space.s4,
  '@media': {
    [upTo.medium]: { gridRow: 'span 2', marginBottom: 0 },
    [upTo.narrow]: { gridRow: 'auto', width: '14rem' },
  },
})
export const text = style({
  color: color.inkMuted,
  fontSize: '1rem',
  lineHeight: 1.5,
  textWrap: 'balance',
  '@media': { [upTo.medium]: { alignSelf: 'start' } },
})
