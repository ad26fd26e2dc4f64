import { globalStyle, style } from '@vanilla-extract/css'
import { upTo } from '#renderer/theme/breakpoints.ts'
import { vars } from '#renderer/theme/contract.css.ts'
import { quietText, twelveColumns, wholeWhenMedium, wrappedRow } from '#renderer/theme/fragments.ts'

export { flag, period } from '../packages.css.ts'

const { color, font, size, space } = vars

export const head = style({
  ...twelveColumns,
  alignItems: 'end',
  gap: `${space.s4} ${space.gap}`,
  marginBottom: 'clamp(2rem, 1.4rem + 2.4vw, 3.5rem)',
})

globalStyle(`${head} > h2`, { gridColumn: '1 / 8', '@media': wholeWhenMedium })
export const offer = style({
  gridColumn: '8 / 13',
  display: 'grid',
  justifyItems: 'start',
  gap: space.s4,
  '@media': wholeWhenMedium,
})

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  columnGap: space.gap,
  rowGap: space.s12,
  '@media': {
    [upTo.large]: { gridTemplateColumns: '1fr 1fr' },
    [upTo.narrow]: { gridTemplateColumns: '1fr', rowGap: space.s8 },
  },
})
export const card = style({
  display: 'grid',
  gridTemplateRows: 'subgrid',
  gridRow: 'span 5',
  rowGap: 0,
  '@media': {
    [upTo.narrow]: { gridTemplateColumns: '5.5rem 1fr', gridTemplateRows: 'none', columnGap: space.s4 },
  },
})
export const door = style({
  alignSelf: 'end',
  overflowX: 'clip',
  '@media': { [upTo.narrow]: { gridRow: 'span 2' } },
})
globalStyle(`${door} > svg`, {
  maxWidth: '17rem',
  '@media': { [upTo.narrow]: { width: '12.5rem', maxWidth: 'none' } },
})
export const name = style({
  ...wrappedRow('.375rem .75rem'),
  marginTop: space.s5,
  '@media': { [upTo.narrow]: { marginTop: 0, alignSelf: 'end' } },
  fontSize: 'clamp(1.375rem, 1.2rem + .7vw, 1.75rem)',
})
export const price = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: '.5rem',
  marginTop: space.s2,
  font: `700 clamp(2rem, 1.6rem + 1.2vw, 2.625rem)/1.05 ${font.display}`,
  letterSpacing: '-.02em',
})
const underDoor = { '@media': { [upTo.narrow]: { gridColumn: '1 / -1' } } }
export const description = style({
  ...underDoor,
  marginTop: space.s3,
  paddingBottom: space.s4,
  maxWidth: '26em',
  ...quietText,
  textWrap: 'balance',
})
export const setUp = style({
  ...underDoor,
  display: 'flex',
  justifyContent: 'space-between',
  gap: space.s2,
  alignSelf: 'end',
  paddingBlock: space.s3,
  borderBlock: `1px solid color-mix(in srgb, ${color.lineStrong} 45%, transparent)`,
  fontSize: size.small,
})
export const label = style({ color: color.inkMuted })
