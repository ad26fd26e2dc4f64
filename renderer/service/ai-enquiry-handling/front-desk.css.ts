import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#renderer/theme/contract.css.ts'
import { section } from '#renderer/theme/layout.css.ts'
import { upTo } from '../../theme/breakpoints.ts'

const { color, font, ill, radius, space } = vars
const overhang = 'clamp(0rem, 1.5vw, 1rem)'

// The floor runs from edge to edge.
export const room = style({ overflowX: 'clip' })
// The page's last panel stands on the same paper
globalStyle(`${room} + ${section}`, { paddingTop: 0 })
/** On the columns of the panels below. */
export const onCounter = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  columnGap: space.s3,
  alignItems: 'end',
  marginTop: space.s10,
  paddingInline: `calc(${space.s4} + 2px)`,
  position: 'relative',
  '@media': { [upTo.narrow]: { display: 'block', paddingInline: `calc(${space.s3} + 2px)` } },
})
export const figures = style({
  gridColumn: 'span 3',
  display: 'grid',
  gridTemplateColumns: 'subgrid',
  paddingBottom: space.s10,
  // on phones the bell is the fourth of two and two
  '@media': {
    [upTo.narrow]: {
      gridTemplateColumns: '1fr 1fr',
      gap: `${space.s5} ${space.gap}`,
      paddingBottom: space.s6,
    },
  },
})
export const value = style({
  display: 'block',
  color: color.second,
  font: `740 clamp(3rem, 2.2rem + 2.6vw, 4.5rem)/.95 ${font.display}`,
  letterSpacing: '-.03em',
})
export const label = style({ display: 'block', marginTop: space.s2, color: color.inkMuted })
export const bell = style({
  justifySelf: 'center',
  width: 'clamp(7rem, 15vw, 11rem) !important',
  marginBottom: '-2px',
  '@media': { [upTo.narrow]: { position: 'absolute', right: space.s4, bottom: 0 } },
})
export const desk = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: space.s3,
  padding: `calc(1.25rem + ${space.s4}) ${space.s4} ${space.s4}`,
  border: `2px solid ${ill.rim}`,
  background: color.secondSoft,
  '@media': {
    [upTo.medium]: { gridTemplateColumns: '1fr 1fr' },
    [upTo.narrow]: {
      gridTemplateColumns: '1fr',
      padding: `calc(1.25rem + ${space.s3}) ${space.s3} ${space.s3}`,
      gap: space.s2,
    },
  },
  selectors: {
    // the top
    '&::before': {
      content: '',
      position: 'absolute',
      insetInline: `calc(-1 * ${overhang} - 2px)`,
      top: '-2px',
      height: '1.25rem',
      border: `2px solid ${ill.line}`,
      borderRadius: '4px',
      background: ill.stone2,
    },
    // the floor
    '&::after': {
      content: '',
      position: 'absolute',
      insetInline: '-50vw',
      bottom: '-2px',
      borderTop: `2px solid ${ill.ground}`,
    },
  },
})
export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: '.625rem',
  alignItems: 'center',
  minHeight: '5rem',
  padding: `${space.s3} ${space.s4}`,
  border: `2px solid ${ill.rim}`,
  borderRadius: radius.small,
  background: color.surface,
  lineHeight: 1.35,
  textWrap: 'balance',
  '@media': {
    [upTo.narrow]: { minHeight: '3.5rem', padding: `${space.s2} ${space.s3}`, textWrap: 'pretty' },
  },
})
export const tick = style({ color: color.second, strokeWidth: 2.5 })
