import { style } from '@vanilla-extract/css'
import { upTo } from '../theme/breakpoints.ts'
import { vars } from '../theme/contract.css.ts'

const { color, radius, space } = vars

export const sheet = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 1fr)',
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.large,
  overflow: 'hidden',
  '@media': {
    [upTo.medium]: { gridTemplateColumns: '1fr 1fr' },
    [upTo.narrow]: { gridTemplateColumns: '1fr' },
  },
})
export const cell = style({
  display: 'grid',
  alignContent: 'start',
  rowGap: space.s2,
  padding: 'clamp(1.5rem, 1rem + 1.6vw, 2.5rem)',
  // the outer rules lie under the sheet's own border
  margin: '-1px 0 0 -1px',
  borderTop: `1px solid ${color.line}`,
  borderInlineStart: `1px solid ${color.line}`,
})
export const drawing = style({
  width: '12.5rem',
  maxWidth: '100%',
  marginBottom: space.s5,
  '@media': { [upTo.narrow]: { width: '11rem' } },
})
export const text = style({ color: color.inkMuted, fontSize: '1rem', lineHeight: 1.5 })
