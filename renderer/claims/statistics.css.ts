import { style } from '@vanilla-extract/css'
import { above, upTo } from '../theme/breakpoints.ts'
import { vars } from '../theme/contract.css.ts'

const { color, font, size, space, width } = vars
const gap = 'clamp(.5rem, 1.6vw, 1.5rem)'

export const band = style({ background: color.band, color: color.onBand, overflow: 'clip' })
export const arches = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap,
  width: `min(100% - 2 * ${space.gutter}, ${width.wide})`,
  marginInline: 'auto',
  paddingTop: 'clamp(2rem, 4vw, 4rem)',
  '@media': {
    [upTo.narrow]: { gridAutoFlow: 'row', gap: 0, paddingBlock: space.s12 },
  },
})
export const arch = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  textAlign: 'center',
  padding: 'clamp(4.5rem, 7.5vw, 7.5rem) 1rem clamp(2.5rem, 4.2vw, 4.25rem)',
  borderRadius: '999px 999px 0 0',
  background: `color-mix(in srgb, ${color.band} 87%, #7FC8AE)`,
  '@media': {
    // On a phone there is no room for arches: a ruled list.
    [upTo.narrow]: {
      flexDirection: 'row',
      alignItems: 'center',
      gap: space.s6,
      padding: `${space.s6} 0`,
      borderTop: `1px solid ${color.bandLine}`,
      borderRadius: 0,
      background: 'none',
      textAlign: 'start',
      selectors: { '&:first-child': { borderTop: 0 } },
    },
  },
})
export const figure = style({
  font: `740 ${size.figure}/.9 ${font.display}`,
  letterSpacing: '-.05em',
  '@media': { [upTo.narrow]: { flex: 'none', minWidth: '2.75em', fontSize: '3.5rem' } },
})
export const words = style({
  marginTop: space.s4,
  maxWidth: '11em',
  // two lines, so that the figures beside each other stand on one level
  minHeight: '2.7em',
  color: color.onBandMuted,
  fontSize: size.lead,
  lineHeight: 1.35,
  textWrap: 'balance',
  '@media': {
    [upTo.narrow]: { margin: 0, minHeight: 0 },
    // the short ones break too
    [above.narrow]: { selectors: { [`${arch}:not(:nth-child(2)) &`]: { maxWidth: '7.25em' } } },
  },
})
