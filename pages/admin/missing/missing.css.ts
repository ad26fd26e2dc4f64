import { style } from '@vanilla-extract/css'
import { upTo } from '#renderer/theme/breakpoints.ts'
import { vars } from '#renderer/theme/contract.css.ts'

const { color, font, space } = vars

export const withoutScript = style({
  marginBottom: space.s4,
  '@media': { '(scripting: enabled)': { display: 'none' } },
})
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `.35rem ${space.s5}`,
  padding: `${space.s4} ${space.s5}`,
  selectors: { '& + &': { borderTop: `1px solid ${color.line}` } },
  '@media': {
    [upTo.large]: { gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: space.s3, padding: space.s4 },
  },
})
/** It ranks the list. */
export const count = style({
  gridRow: '1 / 3',
  alignSelf: 'start',
  minWidth: '2.75rem',
  font: `700 1.25rem/1.2 ${font.text}`,
  fontVariantNumeric: 'tabular-nums',
})
export const what = style({ minWidth: 0 })
export const address = style({ fontSize: '1.0625rem', overflowWrap: 'anywhere' })
export const nearest = style({
  gridColumn: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `.1rem ${space.s2}`,
  minWidth: 0,
  overflowWrap: 'anywhere',
  fontSize: '.875rem',
})
export const leadsTo = style({
  flex: 'none',
  width: '1.25rem',
  alignSelf: 'center',
  fill: 'none',
  stroke: color.second,
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
})
export const target = style({
  fontWeight: 500,
  textDecorationThickness: '1px',
  textUnderlineOffset: '.22em',
})
export const actions = style({
  gridColumn: 3,
  gridRow: '1 / 3',
  alignSelf: 'start',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space.s2,
  '@media': {
    [upTo.large]: { gridArea: 'auto / 2', justifyContent: 'flex-start', marginTop: '.5rem' },
    [upTo.phone]: { gridColumn: '1 / -1', gap: '0 .25rem' },
  },
})
export const choose = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gap: space.s3,
  maxWidth: '34rem',
  paddingTop: space.s2,
})
export const chooseActions = style({ display: 'flex', gap: space.s2 })
/** Takes no room until it speaks. */
export const outcome = style({
  gridColumn: '1 / -1',
  outlineOffset: 4,
  selectors: { '&:empty': { position: 'absolute' } },
})
export const done = style({
  display: 'flex',
  alignItems: 'center',
  gap: '.4rem',
  color: color.second,
  fontWeight: 600,
  fontSize: '.875rem',
  overflowWrap: 'anywhere',
})
export const foot = style({ display: 'grid', gap: '.2rem', marginTop: space.s4 })
