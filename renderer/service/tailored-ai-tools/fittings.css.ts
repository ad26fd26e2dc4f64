import { style } from '@vanilla-extract/css'
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
    [upTo.narrow]: { gridTemplateColumns: '1fr' },
  },
})
/** Stands on the tape. */
export const drawing = style({ display: 'block', maxWidth: '13rem', marginInlineStart: space.s4 })
/** Runs on from fitting to fitting, so that the row reads as one measure. */
export const tape = style({
  position: 'relative',
  marginBottom: space.s5,
  padding: `.375rem ${space.s4} .75rem`,
  border: `2px solid ${ill.line}`,
  borderInline: 0,
  background: `repeating-linear-gradient(to right, ${ill.line} 0 2px, transparent 0 calc(100% / 16)) 0 100% / 100% .5rem no-repeat ${ill.pane}`,
  color: ill.line,
  font: `700 1.125rem/1.2 ${font.display}`,
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
