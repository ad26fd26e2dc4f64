import { globalStyle, style } from '@vanilla-extract/css'
import { upTo } from '../theme/breakpoints.ts'
import { vars } from '../theme/contract.css.ts'
import { forms } from './proof.css.ts'

const { color, space } = vars

export const ground = style({ background: color.sunk, overflowX: 'clip' })
/** The arch of figures stands on its edge. */
globalStyle(`${forms.arch}:has(+ ${ground})`, { paddingBottom: 0 })
export const steps = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  marginTop: space.s12,
  '@media': { [upTo.medium]: { gridTemplateColumns: '1fr' } },
})
export const step = style({
  position: 'relative',
  '@media': {
    [upTo.medium]: {
      minHeight: '8rem',
      padding: '0 0 2.25rem 5.5rem',
      selectors: {
        '&::before': {
          content: '',
          position: 'absolute',
          zIndex: 1,
          top: '.45rem',
          left: '.62rem',
          width: '.875rem',
          height: '.875rem',
          borderRadius: '50%',
          background: color.accent,
        },
        '&:last-child': { minHeight: 0, paddingBottom: 0 },
      },
    },
  },
})
export const across = style({
  marginBottom: space.s5,
  '@media': {
    // The drawing alone, its left edge on that of the words
    [upTo.medium]: { width: '11rem !important', margin: '-1.5rem 0 .75rem -2.3rem' },
  },
})
/** The arch to the next step, and the dot it starts from. */
export const way = style({ '@media': { [upTo.medium]: { display: 'none' } } })
export const down = style({
  display: 'none',
  '@media': {
    [upTo.medium]: {
      display: 'block',
      position: 'absolute',
      top: '.85rem',
      left: '.4rem',
      width: '3.5rem !important',
      height: '100% !important',
    },
  },
})
export const title = style({ paddingInlineEnd: space.s8, marginBottom: '.4rem' })
export const text = style({
  maxWidth: '19em',
  paddingInlineEnd: space.s8,
  color: color.inkMuted,
  fontSize: '1rem',
  lineHeight: 1.5,
  '@media': { [upTo.medium]: { maxWidth: '34em' } },
})
