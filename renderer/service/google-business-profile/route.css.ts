import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#renderer/theme/contract.css.ts'
import { above, upTo } from '../../theme/breakpoints.ts'
import { number as numberOfNote } from './anatomy.css.ts'

const { color, space } = vars
const drop = '5.5rem'

export const ground = style({ background: color.sunk, overflow: 'clip' })
/** It leads from stop to stop. */
export const road = style({
  fill: 'none',
  stroke: color.paper,
  strokeWidth: 20,
  strokeLinecap: 'round',
  vectorEffect: 'non-scaling-stroke',
})
export const stops = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  marginTop: space.s12,
  '@media': { [upTo.medium]: { gridTemplateColumns: '1fr' } },
})
export const stop = style({
  position: 'relative',
  '@media': {
    [above.medium]: { selectors: { '&:nth-child(even)': { paddingTop: drop } } },
    [upTo.medium]: {
      display: 'grid',
      gridTemplateColumns: '2.125rem minmax(0, 34rem)',
      columnGap: space.s6,
      paddingBottom: space.s10,
      selectors: {
        '&:not(:last-child)::before': {
          content: '',
          position: 'absolute',
          top: '2.5rem',
          bottom: '.375rem',
          left: '1rem',
          borderInlineStart: `3px dotted ${color.accent}`,
        },
        '&:last-child': { paddingBottom: 0 },
      },
    },
  },
})
/** From this stop's number to the next one's, a step lower or higher. */
export const way = style({})
globalStyle(`${stop} > ${way}`, {
  position: 'absolute',
  top: '1.0625rem',
  left: '2.75rem',
  width: 'calc(100% - 3.375rem)',
  height: drop,
  '@media': { [upTo.medium]: { display: 'none' } },
})
export const number = style([numberOfNote, { position: 'relative', zIndex: 1 }])
export const drawing = style({
  display: 'block',
  maxWidth: '10.5rem',
  marginBlock: `${space.s3} ${space.s4}`,
})
export const text = style({
  maxWidth: '17em',
  marginTop: space.s2,
  paddingInlineEnd: space.s6,
  color: color.inkMuted,
  fontSize: '1rem',
  lineHeight: 1.5,
  '@media': { [upTo.medium]: { maxWidth: '34em', paddingInlineEnd: 0 } },
})
