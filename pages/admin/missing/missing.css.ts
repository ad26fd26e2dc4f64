import { globalStyle, style } from '@vanilla-extract/css'
import { above, upTo } from '#renderer/theme/breakpoints.ts'
import { vars } from '#renderer/theme/contract.css.ts'
import { variant } from '#renderer/ui/studio/shared.css.ts'
import { whenDark } from '#renderer/ui/when-dark.ts'

const { color, font, radius, space } = vars

export const withoutScript = style({
  marginBottom: space.s4,
  '@media': { '(scripting: enabled)': { display: 'none' } },
})
export const row = style({
  display: 'grid',
  gridTemplateColumns: '7.75rem minmax(0, 1fr) minmax(0, 1fr) auto',
  // All first lines stand on one
  alignItems: 'baseline',
  gap: `.2rem ${space.s6}`,
  padding: `${space.s4} ${space.s5}`,
  selectors: { '& + &': { borderTop: `1px solid ${color.line}` } },
  '@media': {
    [upTo.large]: { gridTemplateColumns: '6rem minmax(0, 1fr)', columnGap: space.s4, padding: space.s4 },
    [upTo.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})
/** It ranks the list. */
export const count = style({
  display: 'grid',
  gap: '.3rem',
  font: `690 1.5rem/1.2 ${font.display}`,
  fontVariantNumeric: 'tabular-nums',
  '@media': {
    [upTo.large]: { gridRow: '1 / 3' },
    [upTo.narrow]: {
      gridRow: 'auto',
      gridTemplateColumns: 'auto 8rem',
      alignItems: 'center',
      justifyContent: 'space-between',
    },
  },
})
export const what = style({ display: 'grid', gap: '.2rem', minWidth: 0 })
export const address = style({ fontSize: '1.0625rem', overflowWrap: 'anywhere' })
export const nearest = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `.1rem ${space.s2}`,
  minWidth: 0,
  overflowWrap: 'anywhere',
  fontSize: '.875rem',
  '@media': {
    // The page stands beside the address that was asked for, what it is below
    [above.large]: { flexDirection: 'column-reverse', alignItems: 'start', rowGap: '.2rem' },
    [upTo.large]: { gridColumn: 2 },
    [upTo.narrow]: { gridColumn: 1 },
  },
})
export const leadsTo = style({
  flex: 'none',
  width: '.95rem',
  height: '.75rem',
  fill: 'none',
  stroke: color.second,
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
})
/** The arrow and what it points at stay on one line. */
export const target = style({
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: space.s2,
  minWidth: 0,
  fontWeight: 500,
})
globalStyle(`${target} > a`, { textDecorationThickness: '1px', textUnderlineOffset: '.22em' })
export const actions = style({
  // Each begins where it does in the other rows
  display: 'grid',
  gridTemplateColumns: '8.25rem 7.25rem auto',
  alignItems: 'baseline',
  gap: space.s2,
  // The words of the last one end at the inner margin, not its ground
  marginInlineEnd: '-.7rem',
  '@media': {
    [upTo.large]: {
      gridArea: 'auto / 2',
      justifyContent: 'start',
      columnGap: space.s3,
      margin: '.5rem 0 0',
    },
    [upTo.narrow]: { gridArea: 'auto / 1', gridTemplateColumns: '8.5rem minmax(0, 1fr) auto' },
  },
})
export const other = style({
  '@media': { [above.large]: { gridColumn: 2 }, [upTo.large]: { justifySelf: 'start' } },
})
/** Where there is no nearer page: in the column of the others, where there are columns. */
export const alone = style({ '@media': { [above.large]: { gridColumn: 2 } } })
export const ignore = style({ gridColumn: 3, '@media': { [upTo.narrow]: { justifySelf: 'end' } } })
// Underlined words begin where the address does
globalStyle(`${actions} > ${variant.ghost}`, { '@media': { [upTo.large]: { paddingInline: 0 } } })
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
export const foot = style({
  display: 'grid',
  gap: '.2rem',
  marginTop: space.s4,
  selectors: { '&:empty': { display: 'none' } },
})
/** The scene stands on the foot of its ground. */
export const about = style([
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 30rem)',
    gap: space.s8,
    marginTop: space.s6,
    paddingInlineStart: space.s8,
    borderRadius: radius.large,
    background: color.sand,
    overflow: 'clip',
    '@media': {
      [upTo.medium]: {
        gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
        gap: space.s5,
        paddingInlineStart: space.s5,
      },
      [upTo.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s4, paddingInlineStart: 0 },
    },
  },
  whenDark({ background: color.sunk, boxShadow: `inset 0 0 0 1px ${color.line}` }),
])
globalStyle(`${about} > svg`, { display: 'block', alignSelf: 'end', paddingTop: space.s5 })
export const aboutText = style({
  alignSelf: 'center',
  display: 'grid',
  gap: space.s3,
  paddingBlock: space.s8,
  '@media': { [upTo.narrow]: { padding: `${space.s6} ${space.s5} 0` } },
})
globalStyle(`${aboutText} > h2`, { fontSize: '1.375rem' })
