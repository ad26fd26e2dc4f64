import { globalStyle, style } from '@vanilla-extract/css'
import { above, upTo } from '#renderer/theme/breakpoints.ts'
import { vars } from '#renderer/theme/contract.css.ts'
import * as mix from '#renderer/ui/studio/mixins.ts'
import { variant } from '#renderer/ui/studio/shared.css.ts'

const { color, font, space } = vars

export const row = style({
  ...mix.columns('7.75rem minmax(0, 1fr) minmax(0, 1fr) auto', `.2rem ${space.s6}`),
  alignItems: 'baseline',
  padding: `${space.s4} ${space.s5}`,
  '@media': {
    [upTo.large]: { gridTemplateColumns: '6rem minmax(0, 1fr)', columnGap: space.s4, padding: space.s4 },
    [upTo.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})
export const count = style({
  ...mix.figures,
  display: 'grid',
  gap: '.3rem',
  font: `690 1.5rem/1.2 ${font.display}`,
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
export const what = style(mix.stackFromTop('.2rem'))
globalStyle(`${what} > h2`, { ...mix.anyWords, fontSize: '1.0625rem' })
export const nearest = style({
  ...mix.cluster(`.1rem ${space.s2}`),
  ...mix.anyWords,
  alignItems: 'baseline',
  fontSize: '.875rem',
  '@media': {
    [above.large]: { flexDirection: 'column-reverse', alignItems: 'start', rowGap: '.2rem' },
    [`${above.narrow} and ${upTo.large}`]: { gridColumn: 2 },
  },
})
export const target = style({
  ...mix.labelled(space.s2),
  ...mix.anyWords,
  alignItems: 'baseline',
  fontWeight: 500,
})
globalStyle(`${target} > a`, { textDecorationThickness: '1px', textUnderlineOffset: '.22em' })
globalStyle(`${target} > svg`, {
  flex: 'none',
  width: '.95rem',
  height: '.75rem',
  fill: 'none',
  stroke: color.second,
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
})
export const actions = style({
  ...mix.columns('8.25rem 7.25rem auto', space.s2),
  alignItems: 'baseline',
  marginInlineEnd: '-.7rem',
  '@media': {
    [upTo.large]: { gridArea: 'auto / 2', justifyContent: 'start', columnGap: space.s3, margin: '.5rem 0 0' },
    [upTo.narrow]: { gridArea: 'auto / 1', gridTemplateColumns: '8.5rem minmax(0, 1fr) auto' },
  },
})
export const other = style({})
export const ignore = style({ gridColumn: 3 })
mix.within(above.large, { [other]: { gridColumn: 2 } })
mix.within(upTo.large, {
  [other]: { justifySelf: 'start' },
  [`${actions} > ${variant.ghost}`]: { paddingInline: 0 },
})
mix.within(upTo.narrow, { [ignore]: { justifySelf: 'end' } })
export const choose = style({
  ...mix.stackFromTop(space.s3),
  gridColumn: '1 / -1',
  maxWidth: '34rem',
  paddingTop: space.s2,
})
export const outcome = style({ gridColumn: '1 / -1', outlineOffset: 4 })
export const done = style({
  ...mix.labelled('.4rem'),
  ...mix.anyWords,
  color: color.second,
  fontWeight: 600,
  fontSize: '.875rem',
})
export const foot = style({ ...mix.stackFromTop('.2rem'), marginTop: space.s4 })
export const about = style({
  ...mix.columns('minmax(0, 1fr) minmax(0, 30rem)', space.s5),
  alignItems: 'center',
  marginTop: space.s6,
  overflow: 'clip',
  '@media': { [upTo.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
globalStyle(`${about} > svg`, { alignSelf: 'end', paddingTop: space.s5 })
globalStyle(`${about} > div`, {
  ...mix.stackFromTop(space.s3),
  padding: `${space.s6} 0 ${space.s6} ${space.s6}`,
})
mix.within(upTo.narrow, { [`${about} > div`]: { padding: `${space.s6} ${space.s5} 0` } })
globalStyle(`${about} h2`, { fontSize: '1.375rem' })
