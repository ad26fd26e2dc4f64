import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#renderer/theme/contract.css.ts'
import { above, upTo } from '../../theme/breakpoints.ts'
import { whenDark } from '../../ui/when-dark.ts'

const { color, ill, space } = vars
const courseHeight = '3.75rem'
const smallCourse = '1.75rem'
/** On phones, over the highest stone. */
const headroom = '5.5rem'

/** The stair stands on the section's lower edge. */
export const ground = style({
  background: color.sunk,
  '@media': { [above.medium]: { paddingBottom: 0, borderBottom: `2px solid ${ill.ground}` } },
})
globalStyle(`${ground} h2`, { maxWidth: '10em' })
export const stair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  alignItems: 'end',
  // the heading stands over the lower steps
  marginBlock: `calc(-1.25 * ${courseHeight}) -2px`,
  '@media': {
    [upTo.medium]: { gridTemplateColumns: '1fr 1fr', rowGap: space.s10, marginBlock: `${space.s10} 0` },
    [upTo.narrow]: {
      position: 'relative',
      display: 'block',
      marginTop: 0,
      paddingTop: `calc(${headroom} + 4 * ${smallCourse})`,
    },
  },
})
globalStyle(`${stair} > li`, { display: 'grid', minWidth: 0 })
// Neighbours share a contour
globalStyle(`${stair} > li + li`, { '@media': { [above.medium]: { marginInlineStart: '-2px' } } })
globalStyle(`${stair} > li:nth-child(even)`, { '@media': { [above.narrow]: { marginInlineStart: '-2px' } } })
const inset = 'clamp(1.25rem, 2vw, 1.75rem)'
export const drawing = style({})
globalStyle(`svg${drawing}`, {
  width: 'min(11.5rem, 80%)',
  marginInlineStart: inset,
  '@media': {
    [upTo.narrow]: {
      position: 'absolute',
      width: 'calc(25% - .5rem)',
      marginInlineStart: '.25rem',
      translate: '0 -100%',
    },
  },
})
export const block = style({
  display: 'grid',
  alignContent: 'start',
  gap: space.s2,
  padding: inset,
  border: `2px solid ${ill.rim}`,
  background: color.surface,
  // four blocks of one height, so that the stair rises evenly
  '@media': {
    [above.medium]: { minHeight: '14rem' },
    [above.large]: { minHeight: '11.5rem' },
    [upTo.narrow]: {
      gridTemplateColumns: '5rem 1fr',
      alignItems: 'baseline',
      columnGap: space.s4,
      padding: `${space.s4} 0`,
      border: 0,
      borderTop: `1px solid ${color.line}`,
      background: 'none',
    },
  },
})
export const text = style({ color: color.inkMuted, fontSize: '1rem', lineHeight: 1.5 })
export const course = style({})
// By night stones as bright as by day would outshine the words on the steps
export const stones = style([
  { fill: `color-mix(in srgb, ${ill.stone2} 55%, ${color.sunk})` },
  whenDark({ fill: color.band }),
])
// Its contour lies on that of the blocks, which is inside their edges
globalStyle(`svg${course}`, {
  width: 'calc(100% - 2px)',
  height: courseHeight,
  marginInline: '1px',
  '@media': {
    [upTo.medium]: { height: '1.5rem' },
    [upTo.narrow]: { position: 'absolute', width: '25%', height: smallCourse, margin: 0 },
  },
})
globalStyle(`${block} + ${course}`, { '@media': { [above.narrow]: { marginTop: '-1px' } } })
for (const step of [1, 2, 3, 4]) {
  const phones = (rules: object) => ({ '@media': { [upTo.narrow]: rules } })
  const left = `${25 * (step - 1)}%`
  const top = `calc(${headroom} + ${4 - step} * ${smallCourse})`
  globalStyle(`${stair} > li:nth-child(${step}) > svg`, phones({ left }))
  globalStyle(`${stair} > li:nth-child(${step}) > ${drawing}`, phones({ top }))
  globalStyle(`${course}:nth-last-child(${step})`, phones({ top }))
}
globalStyle(`${stair} > li:first-child > ${block}`, {
  '@media': { [upTo.narrow]: { borderTop: `2px solid ${ill.ground}` } },
})
globalStyle(`svg${course}:nth-last-child(2)`, { '@media': { [above.narrow]: { marginBottom: '1px' } } })
// Without it the first step would stand on the bare ground
globalStyle(`svg${course}:last-child`, {
  '@media': { [above.narrow]: { display: 'none' } },
})
