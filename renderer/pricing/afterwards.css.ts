import { style } from '@vanilla-extract/css'
import { upTo } from '../theme/breakpoints.ts'
import { vars } from '../theme/contract.css.ts'

const { color, font, space } = vars

export const heading = style({ maxWidth: '16em', marginBottom: 'clamp(2rem, 1.4rem + 2.4vw, 3.5rem)' })
export const steps = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space.gap,
  counterReset: 'step',
  '@media': { [upTo.narrow]: { gridTemplateColumns: '1fr', gap: space.s6 } },
})
// From step to step a span of the bridge
export const step = style({
  position: 'relative',
  counterIncrement: 'step',
  breakInside: 'avoid',
  selectors: {
    '&::before': {
      content: 'counter(step)',
      display: 'grid',
      placeItems: 'end center',
      width: '4rem',
      height: '4.5rem',
      paddingBottom: '.75rem',
      marginBottom: space.s4,
      borderRadius: '2rem 2rem 0 0',
      border: `2px solid ${color.second}`,
      background: color.band,
      color: color.onBand,
      font: `720 1.75rem/1 ${font.display}`,
    },
    '&:not(:last-child)::after': {
      content: '',
      position: 'absolute',
      insetInlineStart: '4rem',
      insetInlineEnd: `calc(-1 * ${space.gap})`,
      // From springing line to springing line
      top: '-.75rem',
      height: '2.75rem',
      border: `2px dashed ${color.second}`,
      borderBlockEnd: 0,
      borderRadius: '50% 50% 0 0 / 100% 100% 0 0',
    },
  },
  '@media': {
    [upTo.narrow]: {
      display: 'grid',
      gridTemplateColumns: '4rem 1fr',
      columnGap: space.s5,
      selectors: {
        '&::before': { gridRow: '1 / 3', marginBottom: 0 },
        '&:not(:last-child)::after': { display: 'none' },
      },
    },
  },
})
export const text = style({ marginTop: space.s2, color: color.inkMuted, fontSize: '1rem', lineHeight: 1.55 })
