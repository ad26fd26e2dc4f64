import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#renderer/theme/contract.css.ts'
import { above, upTo } from '../../theme/breakpoints.ts'

const { color, ill, space } = vars
const courseHeight = '3.75rem'

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
    [upTo.narrow]: { gridTemplateColumns: '1fr', rowGap: space.s6, marginTop: space.s6 },
  },
})
globalStyle(`${stair} > li`, {
  display: 'grid',
  minWidth: 0,
  '@media': {
    // A pier beside the words, one stone taller with each step
    [upTo.narrow]: {
      gridTemplateColumns: '7rem minmax(0, 1fr)',
      gridTemplateRows: '1fr',
      columnGap: space.s5,
      borderBottom: `2px solid ${ill.ground}`,
    },
  },
})
// Neighbours share a contour
globalStyle(`${stair} > li + li`, { '@media': { [above.medium]: { marginInlineStart: '-2px' } } })
globalStyle(`${stair} > li:nth-child(even)`, { '@media': { [above.narrow]: { marginInlineStart: '-2px' } } })
const inset = 'clamp(1.25rem, 2vw, 1.75rem)'
export const drawing = style({})
globalStyle(`svg${drawing}`, {
  width: 'min(11.5rem, 80%)',
  marginInlineStart: inset,
  '@media': { [upTo.narrow]: { alignSelf: 'end', width: '100%', marginInlineStart: 0 } },
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
      gridArea: '1 / 2 / span 5',
      alignSelf: 'end',
      padding: `0 0 ${space.s5}`,
      border: 0,
      background: 'none',
    },
  },
})
export const text = style({ color: color.inkMuted, fontSize: '1rem', lineHeight: 1.5 })
export const course = style({})
// Its contour lies on that of the blocks, which is inside their edges
globalStyle(`svg${course}`, {
  width: 'calc(100% - 2px)',
  height: courseHeight,
  marginInline: '1px',
  '@media': { [upTo.medium]: { height: '1.5rem' }, [upTo.narrow]: { gridColumn: 1, height: '1.75rem' } },
})
globalStyle(`${block} + ${course}`, { marginTop: '-1px' })
// By night stones as bright as by day would outshine the words on the steps
globalStyle(`svg${course} > path[class*=stone]`, {
  fill: `color-mix(in srgb, ${ill.stone2} 45%, ${color.sunk})`,
})
globalStyle(`svg${course} > path[class*=stone2]`, {
  fill: `color-mix(in srgb, ${ill.stone2} 70%, ${color.sunk})`,
})
globalStyle(`svg${course}:nth-last-child(2)`, { '@media': { [above.narrow]: { marginBottom: '1px' } } })
// Without it the first step would stand on the bare ground
globalStyle(`svg${course}:last-child`, {
  '@media': { [above.narrow]: { display: 'none' }, [upTo.narrow]: { marginBottom: '1px' } },
})
