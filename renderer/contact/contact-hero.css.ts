import { globalStyle, style } from '@vanilla-extract/css'
import { above, upTo } from '../theme/breakpoints.ts'
import { vars } from '../theme/contract.css.ts'

const { ill, size, space } = vars

export const hero = style({ overflow: 'clip', borderBottom: `2px solid ${ill.ground}` })
export const layers = style({ display: 'grid' })
globalStyle(`${layers} > *`, { gridArea: '1 / 1', minWidth: 0 })

export const text = style({
  position: 'relative',
  zIndex: 1,
  justifySelf: 'center',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  maxWidth: '43rem',
  paddingBlock: 'clamp(9.5rem, 12.5vw, 11.5rem) clamp(4rem, 6vw, 6rem)',
  textAlign: 'center',
  '@media': {
    [upTo.large]: {
      justifySelf: 'start',
      justifyItems: 'start',
      paddingBlock: `clamp(2rem, 5vw, 4rem) ${space.s8}`,
      textAlign: 'start',
    },
    [upTo.narrow]: { justifySelf: 'stretch' },
  },
})
export const heading = style({
  maxWidth: '9.5em',
  fontSize: size.hero,
  lineHeight: 0.98,
  letterSpacing: '-.036em',
  fontWeight: 740,
})
export const lead = style({ marginTop: space.s5, maxWidth: '26em' })
export const action = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.s3,
  marginTop: space.s8,
  '@media': { [upTo.narrow]: { justifySelf: 'stretch' } },
})
export const wide = style({ alignSelf: 'end', '@media': { [upTo.large]: { display: 'none' } } })
export const small = style({ '@media': { [above.large]: { display: 'none' } } })
globalStyle(`${layers} > ${small}`, {
  gridArea: '2 / 1',
  width: 'min(100%, 26rem)',
  marginInline: 'auto',
})
// The plates of the letter boxes are light in both themes.
globalStyle(`${layers} .t-plate`, { fill: '#1C2321' })
