import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#renderer/theme/contract.css.ts'
import { upTo } from '../../theme/breakpoints.ts'

const { color, font, ill, radius, space } = vars
const padding = 'clamp(1rem, .7rem + .8vw, 1.5rem)'
const ring = {
  content: '',
  position: 'absolute',
  top: '-.75rem',
  width: '.625rem',
  height: '1.5rem',
  border: `2px solid ${ill.line}`,
  borderRadius: radius.pill,
  background: ill.stone2,
} as const

export const ground = style({ background: color.sunk })
export const leaves = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: `${space.s10} ${space.gap}`,
  marginTop: space.s16,
  '@media': {
    [upTo.medium]: { gridTemplateColumns: '1fr 1fr' },
    [upTo.narrow]: { gridTemplateColumns: '1fr', rowGap: space.s8 },
  },
})
export const leaf = style({
  position: 'relative',
  border: `2px solid ${ill.rim}`,
  borderRadius: radius.medium,
  background: color.surface,
  boxShadow: `8px 8px 0 ${ill.shadow}`,
  selectors: {
    '&::before': { ...ring, left: '22%', '@media': { [upTo.narrow]: { left: '9%' } } },
    '&::after': { ...ring, right: '22%', '@media': { [upTo.narrow]: { right: 'auto', left: '33%' } } },
  },
  // The drawing beside its words
  '@media': {
    [upTo.narrow]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 10rem) minmax(min-content, 1fr)',
      gridTemplateRows: '1fr auto',
    },
  },
})
export const number = style({
  display: 'block',
  paddingBlock: '.5rem',
  borderBottom: `2px solid ${ill.rim}`,
  borderRadius: `calc(${radius.medium} - 2px) calc(${radius.medium} - 2px) 0 0`,
  background: ill.gate,
  color: ill.stone,
  font: `700 1.125rem/1.2 ${font.display}`,
  textAlign: 'center',
  '@media': {
    // fills what the drawing leaves
    [upTo.narrow]: {
      display: 'grid',
      placeContent: 'center',
      borderInlineEnd: `2px solid ${ill.rim}`,
      borderRadius: `calc(${radius.medium} - 2px) 0 0`,
      fontSize: '2rem',
    },
  },
})
export const drawing = style({
  padding: `${space.s6} ${space.s2} 0`,
  borderBottom: `2px solid ${ill.ground}`,
  background: color.secondSoft,
  '@media': {
    [upTo.narrow]: {
      padding: `${space.s2} ${space.s1} 0`,
      borderBottom: 0,
      borderInlineEnd: `2px solid ${ill.rim}`,
      borderEndStartRadius: `calc(${radius.medium} - 2px)`,
    },
  },
})
globalStyle(`${drawing} > svg`, { display: 'block' })
export const words = style({
  gridArea: '1 / 2 / 3',
  padding: `${space.s5} ${padding} ${space.s6}`,
})
export const text = style({
  marginTop: space.s2,
  color: color.inkMuted,
  fontSize: '1rem',
  lineHeight: 1.5,
})
