import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#renderer/theme/contract.css.ts'
import { above, upTo } from '../../theme/breakpoints.ts'

const { color, ill, space } = vars
const belt = '1.75rem'
/** From the belt's middle to a station. */
const reach = '4.5rem'
/** The belt's middle, down the page: between the columns, or left of the only one. */
const middle = { [above.medium]: '50%', [upTo.medium]: `calc(${belt} / 2)` }

export const ground = style({ paddingBlock: space.section })
export const stations = style({
  position: 'relative',
  display: 'grid',
  rowGap: space.s10,
  '@media': {
    [above.medium]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gridAutoRows: 'minmax(7.5rem, auto)',
      rowGap: 0,
    },
    // Short words leave the first station's row empty above them, and the last one's below
    [above.large]: { marginBlock: '-2.5rem' },
  },
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      insetBlock: 0,
      width: belt,
      border: `2px solid ${ill.rim}`,
      borderRadius: '999px',
      background: `radial-gradient(circle, ${ill.stone2} 4px, transparent 4.5px) center / 100% 2.5rem, ${ill.line}`,
      translate: '-50%',
    },
  },
})
for (const [query, left] of Object.entries(middle)) {
  globalStyle(`${stations}::before`, { '@media': { [query]: { left } } })
}
globalStyle(`${stations}::before`, {
  // Stations of many heights do not keep the step of its studs
  '@media': { [above.medium]: { insetBlock: '2.5rem' }, [upTo.medium]: { background: ill.line } },
})

/** Left and right of the belt in turn, each beginning half-way down the one before. */
export const station = style({
  position: 'relative',
  display: 'grid',
  alignItems: 'center',
  gap: `${space.s4} ${space.s8}`,
  '@media': {
    [above.medium]: {
      gridTemplateColumns: 'minmax(0, 1fr) 12rem',
      gridColumn: 1,
      paddingInlineEnd: reach,
      selectors: {
        '&:nth-child(even)': {
          gridTemplateColumns: '12rem minmax(0, 1fr)',
          gridColumn: 2,
          paddingInline: `${reach} 0`,
        },
      },
    },
    [upTo.medium]: { gridTemplateColumns: 'minmax(0, 1fr) 12rem', paddingInlineStart: '4rem' },
    [upTo.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  selectors: {
    // the way from the belt, and the dot it begins with
    '&::before': {
      content: '',
      position: 'absolute',
      top: 'calc(50% - 1.5px)',
      width: '3rem',
      borderTop: `3px dotted ${color.accent}`,
    },
    '&::after': {
      content: '',
      position: 'absolute',
      top: 'calc(50% - .5rem)',
      width: '1rem',
      height: '1rem',
      border: `2px solid ${ill.rim}`,
      borderRadius: '50%',
      background: color.accent,
    },
  },
})
for (const row of [1, 2, 3, 4, 5, 6]) {
  globalStyle(`${station}:nth-child(${row})`, {
    '@media': { [above.medium]: { gridRow: `${row} / span 2` } },
  })
}
globalStyle(`${station}:nth-child(odd)::before`, { '@media': { [above.medium]: { right: '.875rem' } } })
globalStyle(`${station}:nth-child(odd)::after`, { '@media': { [above.medium]: { right: '-.5rem' } } })
globalStyle(`${station}:nth-child(even)::before`, { '@media': { [above.medium]: { left: '.875rem' } } })
globalStyle(`${station}:nth-child(even)::after`, { '@media': { [above.medium]: { left: '-.5rem' } } })
globalStyle(`${station}:nth-child(n)::before`, {
  '@media': { [upTo.medium]: { left: belt, width: '1.5rem' }, [upTo.narrow]: { top: '2rem' } },
})
globalStyle(`${station}:nth-child(n)::after`, {
  '@media': { [upTo.medium]: { left: '.375rem' }, [upTo.narrow]: { top: '1.5rem' } },
})

export const words = style({ display: 'grid', gap: space.s2 })
globalStyle(`${station}:nth-child(even) > ${words}`, {
  '@media': { [above.medium]: { gridColumn: 2, gridRow: 1 } },
})
export const text = style({ color: color.inkMuted, fontSize: '1rem', lineHeight: 1.5, textWrap: 'pretty' })
export const drawing = style({ '@media': { [upTo.narrow]: { gridRow: 1, width: '11rem' } } })
