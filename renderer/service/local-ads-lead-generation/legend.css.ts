import { style } from '@vanilla-extract/css'
import { vars } from '#renderer/theme/contract.css.ts'
import { above, upTo } from '../../theme/breakpoints.ts'

const { color, radius, space } = vars

export const heading = style({ marginBottom: space.s8 })
/** Framed twice, as the edge of a map is. */
export const sheet = style({
  position: 'relative',
  padding: 'clamp(1.75rem, 1rem + 2.8vw, 3.25rem)',
  background: color.surface,
  border: `2px solid ${color.ink}`,
  borderRadius: radius.small,
  outline: `1px solid ${color.lineStrong}`,
  outlineOffset: '-.625rem',
})
const roomy = above.large
export const rose = style({
  width: '9rem',
  margin: `0 auto ${space.s8}`,
  lineHeight: 0,
  '@media': {
    [roomy]: { position: 'absolute', inset: 0, width: '16.5rem', margin: 'auto', height: 'fit-content' },
  },
})
/** Two columns with the rose between them, which points to each sign. */
export const key = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gridAutoRows: '1fr',
  gap: 'clamp(1.75rem, 1.2rem + 2vw, 3rem)',
  '@media': {
    [roomy]: { columnGap: '19rem', rowGap: 'clamp(1.75rem, 3.4vw, 3.25rem)' },
    [upTo.narrow]: { gridTemplateColumns: '1fr', gridAutoRows: 'auto' },
  },
})
export const entry = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space.s4,
  alignItems: 'start',
  '@media': {
    [roomy]: {
      alignItems: 'center',
      columnGap: space.s5,
      selectors: { '&:nth-child(odd)': { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
    },
  },
})
export const sign = style({
  selectors: { '&&': { width: '3.75rem' } },
  '@media': { [roomy]: { selectors: { [`${entry}:nth-child(odd) > &`]: { gridColumn: 2, gridRow: 1 } } } },
})
export const text = style({
  marginTop: space.s1,
  color: color.inkMuted,
  lineHeight: 1.5,
  textWrap: 'pretty',
})
