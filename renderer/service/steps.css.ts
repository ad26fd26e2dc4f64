import { globalStyle, style } from '@vanilla-extract/css'
import { upTo } from '../theme/breakpoints.ts'
import { vars } from '../theme/contract.css.ts'
import { forms } from './proof.css.ts'

const { color, space } = vars
/** Between the words of neighbours. */
const gap = 'clamp(.75rem, 2.5vw, 2rem)'

export const ground = style({ background: color.sunk, overflowX: 'clip' })
/** The arch of figures stands on its edge. */
globalStyle(`${forms.arch}:has(+ ${ground})`, { paddingBottom: 0 })
export const steps = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  marginTop: space.s12,
  '@media': { [upTo.medium]: { gridTemplateColumns: '1fr 1fr', rowGap: space.s10, marginTop: space.s8 } },
})
export const step = style({ minWidth: 0 })
export const across = style({ marginBottom: space.s5 })
/** The arch to the next step, and the dot it starts from. */
export const way = style({})
globalStyle(`${step}:nth-child(even) ${way} > path`, { '@media': { [upTo.medium]: { display: 'none' } } })
export const title = style({
  paddingInlineEnd: gap,
  marginBottom: '.4rem',
  '@media': { [upTo.narrow]: { fontSize: '1.0625rem', hyphens: 'auto' } },
})
export const text = style({
  maxWidth: '19em',
  paddingInlineEnd: gap,
  color: color.inkMuted,
  fontSize: '1rem',
  lineHeight: 1.5,
})
