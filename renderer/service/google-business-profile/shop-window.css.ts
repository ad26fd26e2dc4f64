import { style } from '@vanilla-extract/css'
import { vars } from '#renderer/theme/contract.css.ts'
import { upTo } from '../../theme/breakpoints.ts'

const { color, ill, space } = vars

export const awning = style({
  position: 'relative',
  zIndex: 1,
  height: '3.25rem',
  marginInline: '-.75rem',
  lineHeight: 0,
})
export const cloth = style({ selectors: { '&&': { width: '100%', height: '100%' } } })
/** The panes; their bars are the gaps between them, and the sill is the lower edge. */
export const window = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: '.625rem',
  marginTop: '-1.25rem',
  padding: '1.875rem .625rem .625rem',
  border: `2px solid ${ill.line}`,
  background: ill.stone2,
  '@media': {
    [upTo.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [upTo.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})
export const pane = style({
  display: 'flex',
  flexDirection: 'column',
  border: `2px solid ${ill.line}`,
  background: color.surface,
})
/** What is shown stands on a shelf. */
export const shown = style({
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'center',
  padding: `${space.s8} ${space.s6} 0`,
  borderBottom: `2px solid ${ill.rim}`,
  background: color.accentSoft,
  selectors: {
    [`${pane}:nth-child(even) > &`]: { background: color.secondSoft },
  },
})
export const drawing = style({ width: 'min(100%, 16rem)', paddingBottom: space.s5 })
export const words = style({
  display: 'grid',
  gap: space.s2,
  alignContent: 'start',
  padding: 'clamp(1.125rem, .8rem + 1vw, 1.75rem)',
})
export const text = style({ color: color.inkMuted, fontSize: '1rem', lineHeight: 1.5, textWrap: 'pretty' })
