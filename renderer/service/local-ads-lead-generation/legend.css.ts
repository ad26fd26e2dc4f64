import { style } from '@vanilla-extract/css'
import { vars } from '#renderer/theme/contract.css.ts'
import { above, upTo } from '../../theme/breakpoints.ts'

const { color, ill, radius, space } = vars

/** The table that the map's sheet lies on. */
export const ground = style({ background: color.band })
export const heading = style({ marginBottom: space.s10, color: color.onBand })
/** Framed twice, as the edge of a map is. */
export const sheet = style({
  position: 'relative',
  padding: 'clamp(1.75rem, 1rem + 2.8vw, 3.25rem)',
  background: color.surface,
  border: `2px solid ${ill.rim}`,
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
export const ways = style({ display: 'none', '@media': { [roomy]: { display: 'inline' } } })
/** Two columns with the rose between them, which points to each sign. */
export const key = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gridAutoRows: '1fr',
  gap: 'clamp(1.75rem, 1.2rem + 2vw, 3rem)',
  '@media': {
    [roomy]: { gridAutoRows: '8.25rem', gap: '0 18rem' },
    [upTo.narrow]: { gridTemplateColumns: '1fr', gridAutoRows: 'auto' },
  },
})
export const entry = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space.s5,
  alignItems: 'start',
  '@media': {
    [roomy]: {
      alignItems: 'center',
      // towards its sign
      selectors: { '&:nth-child(odd)': { gridTemplateColumns: 'minmax(0, 1fr) auto', textAlign: 'end' } },
    },
  },
})
export const sign = style({
  selectors: { '&&': { width: '4.25rem' } },
  '@media': { [roomy]: { selectors: { [`${entry}:nth-child(odd) > &`]: { gridColumn: 2, gridRow: 1 } } } },
})
export const text = style({
  marginTop: space.s1,
  color: color.inkMuted,
  lineHeight: 1.5,
  textWrap: 'pretty',
})
