import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#renderer/theme/contract.css.ts'
import { above, upTo } from '../../theme/breakpoints.ts'

const { color, size, space } = vars
const tablet = `${above.narrow} and ${upTo.medium}`

export const ground = style({ background: color.secondSoft })
export const head = style({
  display: 'grid',
  gap: `${space.s5} ${space.gap}`,
  '@media': { [above.medium]: { gridTemplateColumns: '1fr 1fr', alignItems: 'end' } },
  marginBottom: 'clamp(2.5rem, 1.5rem + 3vw, 4.5rem)',
})
globalStyle(`${head} p`, { color: `color-mix(in srgb, ${color.ink} 80%, ${color.secondSoft})` })
/** On one line of ground, which ends with the content. */
export const street = style({
  overflowX: 'clip',
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  columnGap: 'clamp(1.5rem, 3vw, 3.5rem)',
  rowGap: space.s16,
  '@media': {
    [above.medium]: { rowGap: space.s3 },
    [upTo.medium]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [upTo.narrow]: { rowGap: space.s10 },
  },
})
/** Beside the house on a tablet, under it elsewhere. */
export const plot = style({
  display: 'grid',
  alignContent: 'start',
  rowGap: space.s8,
  '@media': {
    [above.medium]: { gridRow: 'span 4', gridTemplateRows: 'subgrid', rowGap: space.s3 },
    [tablet]: { gridTemplateColumns: '17rem 1fr', columnGap: space.s12, alignItems: 'center' },
  },
})
export const house = style({
  '@media': { [above.medium]: { marginBottom: space.s5 } },
})
// The gate is the tallest; on phones nothing is beside the sky over the others
globalStyle(`${plot}:nth-child(odd) > ${house}`, { '@media': { [upTo.narrow]: { marginTop: '-18%' } } })
export const words = style({
  display: 'grid',
  rowGap: space.s3,
  '@media': { [above.medium]: { gridRow: 'span 3', gridTemplateRows: 'subgrid' } },
})
export const text = style({ color: `color-mix(in srgb, ${color.ink} 80%, ${color.secondSoft})` })
export const fits = style({
  paddingTop: space.s3,
  borderTop: `1px solid color-mix(in srgb, ${color.ink} 22%, ${color.secondSoft})`,
  fontSize: size.small,
})
export const fitsLabel = style({ fontWeight: 650, marginInlineEnd: '.35em' })
