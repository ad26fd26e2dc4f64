import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#renderer/theme/contract.css.ts'
import { above, upTo } from '../../theme/breakpoints.ts'

const { color, ill, space } = vars
const belt = '1.375rem'

// The belts run from edge to edge.
export const ground = style({ paddingBlock: space.section, overflowX: 'clip' })
export const stations = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: `clamp(2.5rem, 2rem + 2vw, 4rem) ${space.gap}`,
  '@media': {
    [upTo.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [upTo.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})
export const station = style({ display: 'grid', alignContent: 'start', gap: space.s5 })
/** What stands on the belt, and the piece of belt under it. */
export const drawing = style({
  position: 'relative',
  paddingBottom: belt,
  lineHeight: 0,
  selectors: {
    '&::after': {
      content: '',
      position: 'absolute',
      inset: `auto calc(-1 * ${space.gap}) 0 0`,
      height: belt,
      borderBlock: `2px solid ${ill.rim}`,
      background: `radial-gradient(circle, ${ill.stone2} 4px, transparent 4.5px) 0 0 / 2.5rem 100% round, ${ill.line}`,
    },
  },
})
// What stands on it ends 2.5 units before the drawing does, and where the column does
globalStyle(`${drawing} > svg`, { width: 'min(100% * 200 / 197.5, 23.5rem)' })
const firstOfRow = { [above.medium]: '3n + 1', [upTo.medium]: 'odd' }
const lastOfRow = { [above.medium]: '3n', [upTo.medium]: 'even' }
for (const [query, nth] of Object.entries(firstOfRow)) {
  globalStyle(`${station}:nth-child(${nth}) > ${drawing}::after`, {
    '@media': { [query]: { left: '-50vw' } },
  })
}
for (const [query, nth] of Object.entries(lastOfRow)) {
  globalStyle(`${station}:nth-child(${nth}) > ${drawing}::after`, {
    '@media': { [query]: { right: '-50vw' } },
  })
}

globalStyle(`${station} > ${drawing}::after`, { '@media': { [upTo.narrow]: { insetInline: '-50vw' } } })

export const words = style({
  display: 'grid',
  gap: space.s2,
  paddingInlineEnd: space.s5,
})
export const text = style({ color: color.inkMuted, fontSize: '1rem', lineHeight: 1.5, textWrap: 'pretty' })
