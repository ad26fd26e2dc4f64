import { style } from '@vanilla-extract/css'
import { vars } from '#renderer/theme/contract.css.ts'
import { above, upTo } from '../../theme/breakpoints.ts'

const { color, ill, space } = vars

export const awning = style({
  position: 'relative',
  zIndex: 1,
  display: 'flex',
  height: '3.25rem',
  marginInline: '-.75rem',
  paddingInlineStart: '2px',
})
export const stripe = style({
  flex: 1,
  marginInlineStart: '-2px',
  border: `2px solid ${ill.line}`,
  borderRadius: '0 0 999px 999px',
  background: color.accent,
  selectors: { '&:nth-child(even)': { background: ill.stone } },
  '@media': {
    [upTo.medium]: { selectors: { '&:nth-child(n + 12)': { display: 'none' } } },
    [upTo.narrow]: { selectors: { '&:nth-child(n + 8)': { display: 'none' } } },
  },
})
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
  '@media': { [upTo.narrow]: { display: 'grid', gridTemplateColumns: '8.75rem minmax(0, 1fr)' } },
})
/** What is shown stands on a shelf. */
export const shown = style({
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'center',
  padding: `${space.s8} ${space.s6} 0`,
  borderBottom: `2px solid ${ill.rim}`,
  background: color.accentSoft,
  '@media': {
    [above.medium]: {
      selectors: { [`${pane}:nth-child(even) > &`]: { background: color.secondSoft } },
    },
    [upTo.medium]: {
      selectors: {
        [`${pane}:is(:nth-child(4n + 2), :nth-child(4n + 3)) > &`]: { background: color.secondSoft },
      },
    },
    [upTo.narrow]: {
      alignItems: 'center',
      padding: space.s2,
      borderBottom: 0,
      borderInlineEnd: `2px solid ${ill.rim}`,
      selectors: {
        [`${pane}:nth-child(odd) > &`]: { background: color.accentSoft },
        [`${pane}:nth-child(even) > &`]: { background: color.secondSoft },
      },
    },
  },
})
export const drawing = style({
  width: 'min(100%, 16rem)',
  paddingBottom: space.s5,
  '@media': { [upTo.narrow]: { width: '100%', paddingBottom: 0 } },
})
export const words = style({
  display: 'grid',
  gap: space.s2,
  alignContent: 'start',
  padding: 'clamp(1rem, .5rem + 1.4vw, 1.75rem)',
  '@media': { [upTo.narrow]: { gap: space.s1, padding: `${space.s4} ${space.s3}`, alignContent: 'center' } },
})
export const text = style({ color: color.inkMuted, fontSize: '1rem', lineHeight: 1.5, textWrap: 'pretty' })
