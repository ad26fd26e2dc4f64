import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#renderer/theme/contract.css.ts'
import { upTo } from '../../theme/breakpoints.ts'

const { color, font, ill, space } = vars

export const ground = style({ background: color.sunk })
export const fittings = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  rowGap: space.s12,
  marginTop: space.s12,
  '@media': {
    [upTo.medium]: { gridTemplateColumns: '1fr 1fr' },
    [upTo.narrow]: { gridTemplateColumns: '1fr', rowGap: 0 },
  },
})
/** On phones the tape hangs down the page, each fitting beside its length of it. */
export const fitting = style({
  '@media': {
    [upTo.narrow]: {
      display: 'grid',
      gridTemplateColumns: '2.75rem minmax(0, 1fr)',
      columnGap: space.s5,
      paddingBottom: space.s8,
      isolation: 'isolate',
      position: 'relative',
    },
  },
})
/** Stands on the tape. */
export const drawing = style({
  display: 'block',
  maxWidth: '13rem',
  marginInlineStart: space.s4,
  '@media': { [upTo.narrow]: { gridColumn: 2, maxWidth: '11rem', margin: `0 0 ${space.s3} -.5rem` } },
})
const marks = (side: 'right' | 'bottom', every: string) =>
  `repeating-linear-gradient(to ${side}, ${ill.line} 0 2px, transparent 0 ${every})`
/** Runs on from fitting to fitting, so that they read as one measure. */
export const tape = style({
  position: 'relative',
  marginBottom: space.s5,
  padding: `.375rem ${space.s4} .75rem`,
  border: `2px solid ${ill.line}`,
  borderInline: 0,
  background: `${marks('right', 'calc(100% / 16)')} 0 100% / 100% .5rem no-repeat ${ill.pane}`,
  color: ill.line,
  font: `700 1.125rem/1.2 ${font.display}`,
  '@media': {
    [upTo.narrow]: {
      position: 'absolute',
      insetBlock: 0,
      left: 0,
      width: '2.75rem',
      margin: 0,
      padding: '.5rem .5rem 0',
      border: `2px solid ${ill.line}`,
      borderBlock: 0,
      background: `${marks('bottom', '1rem')} 100% 0 / .5rem 100% no-repeat ${ill.pane}`,
    },
  },
})
globalStyle(`${fitting} > :is(h3, p)`, { '@media': { [upTo.narrow]: { gridColumn: 2 } } })
globalStyle(`${fitting}:first-child > ${tape}`, {
  '@media': { [upTo.narrow]: { borderTop: `2px solid ${ill.line}` } },
})
globalStyle(`${fitting}:last-child > ${tape}`, {
  '@media': { [upTo.narrow]: { borderBottom: `2px solid ${ill.line}` } },
})
export const text = style({
  maxWidth: '19em',
  marginTop: space.s2,
  paddingInlineEnd: space.s8,
  color: color.inkMuted,
  fontSize: '1rem',
  lineHeight: 1.5,
  '@media': { [upTo.narrow]: { maxWidth: '34em', paddingInlineEnd: 0 } },
})
