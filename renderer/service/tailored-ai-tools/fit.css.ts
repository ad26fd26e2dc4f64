import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#renderer/theme/contract.css.ts'
import { section } from '#renderer/theme/layout.css.ts'
import { above, upTo } from '../../theme/breakpoints.ts'
import { twelveColumns, wholeWhenMedium } from '../../theme/grid.ts'

const { color, font, ill, radius, space } = vars

// The rail runs on to the edge.
const proof = style({ overflowX: 'clip' })
// The page's last panel stands on the same paper
globalStyle(`${proof} + ${section}`, { paddingTop: 0 })
const grid = style({ ...twelveColumns, gap: `${space.s12} ${space.gap}`, alignItems: 'stretch' })
const list = style({ gridColumn: '1 / 7', '@media': wholeWhenMedium })
const points = style({
  display: 'grid',
  columnGap: space.s5,
  marginTop: space.s8,
  '@media': { [above.narrow]: { gridTemplateColumns: '1fr 1fr' } },
})
const point = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: '.75rem',
  paddingBlock: '.875rem',
  borderTop: `2px dashed ${color.line}`,
  lineHeight: 1.4,
  textWrap: 'balance',
})
const tick = style({ color: color.accent, strokeWidth: 2.25, marginTop: '.05em' })
const figures = style({
  gridColumn: '7 / 13',
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: 'clamp(.375rem, 1.5vw, 1.25rem)',
  alignItems: 'start',
  paddingInlineStart: 'clamp(0rem, 3vw, 3rem)',
  '@media': { [upTo.medium]: { gridColumn: '1 / -1', paddingInlineStart: 0 } },
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      inset: '0 -50vw auto 0',
      height: '.5rem',
      borderRadius: '999px',
      background: ill.ground,
      '@media': { [upTo.medium]: { left: '-50vw' } },
    },
    // its knob
    '&::after': {
      content: '',
      position: 'absolute',
      top: '-.375rem',
      left: '-.375rem',
      width: '1.25rem',
      height: '1.25rem',
      borderRadius: '50%',
      background: ill.ground,
      '@media': { [upTo.medium]: { display: 'none' } },
    },
  },
})
/** An arch of cloth on its string; the middle one hangs lower. */
const string = '4.5rem'
const figure = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  minHeight: 'clamp(12rem, 20vw, 15rem)',
  marginTop: string,
  padding: 'clamp(4rem, 7.5vw, 6rem) clamp(.5rem, 1vw, 1rem) 2.25rem',
  border: `2px solid ${ill.rim}`,
  borderRadius: `999px 999px ${radius.large} ${radius.large}`,
  // a seam along its foot
  background: `repeating-linear-gradient(90deg, ${ill.rim} 0 6px, transparent 6px 11px) 50% calc(100% - 1rem) / calc(100% - 2rem) 2px no-repeat`,
  backgroundColor: color.accentSoft,
  textAlign: 'center',
  '@media': { [upTo.narrow]: { paddingInline: '.125rem', hyphens: 'auto', overflowWrap: 'anywhere' } },
  selectors: {
    '&:nth-child(2)': { marginTop: `calc(${string} + 2.5rem)`, backgroundColor: color.secondSoft },
    '&:nth-child(3)': {
      marginTop: `calc(${string} - 1.5rem)`,
      backgroundColor: `color-mix(in srgb, ${ill.pane} 28%, ${color.paper})`,
    },
    '&::before': {
      content: '',
      position: 'absolute',
      bottom: 'calc(100% - 1.5rem)',
      left: 'calc(50% - 1px)',
      height: `calc(${string} + 1.5rem)`,
      borderInlineStart: `2px solid ${ill.ground}`,
    },
    '&:nth-child(2)::before': { height: `calc(${string} + 4rem)` },
    '&:nth-child(3)::before': { height: string },
    '&::after': {
      content: '',
      position: 'absolute',
      top: '1.25rem',
      left: 'calc(50% - .5rem)',
      width: '1rem',
      height: '1rem',
      border: `2px solid ${ill.rim}`,
      borderRadius: '50%',
      background: color.paper,
    },
  },
})
const value = style({
  display: 'block',
  font: `740 clamp(1.75rem, 1.1rem + 2.2vw, 3rem)/1 ${font.display}`,
  letterSpacing: '-.035em',
})
const label = style({
  display: 'block',
  marginTop: space.s2,
  color: `color-mix(in srgb, ${color.ink} 80%, ${color.paper})`,
  fontSize: 'clamp(.875rem, .8rem + .3vw, 1rem)',
  lineHeight: 1.35,
})

/** The classes of the checklist and its figures (proof.tsx). */
export const fit = { proof, grid, list, points, point, tick, figures, figure, value, label }
