import { globalStyle, style } from '@vanilla-extract/css'
import { upTo } from '../theme/breakpoints.ts'
import { vars } from '../theme/contract.css.ts'

const { color, radius, space } = vars

export const heading = style({})
globalStyle(`h2${heading}`, {
  maxWidth: '16em',
  marginBottom: 'clamp(1.5rem, 1rem + 1.6vw, 2.5rem)',
})

export const text = style({
  color: color.inkMuted,
  fontSize: '1rem',
  lineHeight: 1.5,
  textWrap: 'pretty',
})
export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  gap: 'clamp(.75rem, .5rem + .8vw, 1.25rem)',
  '@media': {
    [upTo.medium]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
    [upTo.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})
const tilePadding = 'clamp(1.25rem, .8rem + 1.6vw, 2.25rem)'
/** Of six, the first, fourth and fifth are wide. */
const wide = '&:nth-child(6n + 1), &:nth-child(6n + 4), &:nth-child(6n + 5)'
export const tile = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: space.s6,
  gridColumn: 'span 2',
  padding: tilePadding,
  overflow: 'hidden',
  borderRadius: radius.large,
  background: color.sunk,
  selectors: {
    [wide]: {
      gridColumn: 'span 3',
      background: color.secondSoft,
    },
    '&:nth-child(6n + 4)': { background: color.accentSoft },
  },
  '@media': {
    [upTo.medium]: {
      gridColumn: 'auto',
      selectors: { [wide]: { gridColumn: 'auto' } },
    },
  },
})
export const words = style({ display: 'grid', gap: space.s2 })
globalStyle(`${tile} ${text}`, { color: color.ink })
export const picture = style({ '@media': { [upTo.medium]: { maxWidth: '20rem' } } })
