import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { above, upTo } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'
import { unseenInput } from './unseen-input.ts'

const { color, ease, radius, size, space } = vars

const field = style({ gridColumn: '1 / -1' })
const bare = style({ display: 'flex', flexDirection: 'column', minWidth: 0 })
export const looks = styleVariants({
  box: [
    field,
    {
      background: color.surface,
      border: `1.5px solid ${color.lineStrong}`,
      borderRadius: radius.medium,
    },
  ],
  bare: [bare],
})
export const question = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '1fr auto auto',
  alignContent: 'center',
  alignItems: 'center',
  columnGap: '1rem',
  minHeight: '4rem',
  padding: '.75rem 1rem',
  borderRadius: radius.medium,
  fontWeight: 600,
  fontSize: '1rem',
  lineHeight: 1.35,
  cursor: 'pointer',
  selectors: {
    '&:has(:focus-visible)': { outline: `3px solid ${color.accent}`, outlineOffset: '2px' },
    [`${bare} > &`]: { minHeight: 0, padding: 0, alignContent: 'start' },
  },
})
export const words = style({ display: 'contents' })
export const label = style({ gridColumn: 1, selectors: { '&:only-child': { gridRow: '1 / 3' } } })
export const help = style({
  gridColumn: 1,
  gridRow: 2,
  fontWeight: 400,
  fontSize: size.small,
  color: color.inkMuted,
  marginTop: '.25rem',
  textWrap: 'pretty',
  selectors: { [`${bare} > * > * > &`]: { gridColumn: '1 / -1', alignSelf: 'start' } },
  '@media': { [upTo.narrow]: { gridColumn: '1 / -1' } },
})
export const input = style(unseenInput)
const beside = {
  gridRow: '1 / 3',
  '@media': { [upTo.narrow]: { gridRow: 1 } },
} as const
const onLine = {
  [`${bare} > ${question} > &`]: {
    gridRow: 3,
    marginTop: space.s3,
    '@media': { [upTo.narrow]: { gridRow: 1, marginBlock: '-.5rem' } },
  },
}
const answer = {
  ...beside,
  gridColumn: 2,
  fontWeight: 550,
  fontSize: size.small,
} as const
export const no = style({
  ...answer,
  color: color.inkMuted,
  selectors: { ...onLine, [`${input}:checked ~ &`]: { display: 'none' } },
})
export const yes = style({
  ...answer,
  color: color.second,
  selectors: { ...onLine, [`${input}:not(:checked) ~ &`]: { display: 'none' } },
})
export const track = style({
  gridColumn: 3,
  gridRow: beside.gridRow,
  position: 'relative',
  width: '3.25rem',
  height: '2rem',
  border: `1.5px solid ${color.lineStrong}`,
  borderRadius: radius.pill,
  background: color.paper,
  selectors: {
    ...onLine,
    '&::after': {
      content: '',
      position: 'absolute',
      top: '50%',
      left: '.25rem',
      width: '1.25rem',
      height: '1.25rem',
      translate: '0 -50%',
      borderRadius: '50%',
      background: color.lineStrong,
      transition: `translate .16s ${ease}`,
    },
    [`${input}:checked ~ &`]: { background: color.second, borderColor: color.second },
    [`${input}:checked ~ &::after`]: { translate: '1.2rem -50%', background: color.surface },
  },
  '@media': {
    ...beside['@media'],
    '(forced-colors: active)': {
      forcedColorAdjust: 'none',
      background: 'Canvas',
      borderColor: 'ButtonText',
      selectors: {
        '&::after': { background: 'ButtonText' },
        [`${input}:checked ~ &`]: { background: 'Highlight', borderColor: 'Highlight' },
        [`${input}:checked ~ &::after`]: { background: 'HighlightText' },
      },
    },
  },
})
export const more = style({
  display: 'none',
  padding: '.25rem 1rem 1.125rem',
  selectors: {
    [`:is(${field}, ${bare}):has(> ${question} > ${input}:checked) > &`]: { display: 'grid' },
    [`${bare} > &`]: { padding: '.25rem 0 0' },
  },
})
globalStyle(`${bare} > ${question}`, {
  flex: 1,
  '@media': {
    [above.narrow]: {
      gridTemplateColumns: 'auto auto 1fr',
      gridTemplateRows: 'auto 1fr auto',
      columnGap: '.75rem',
    },
  },
})
globalStyle(`${bare} > ${question} > :is(${no}, ${yes})`, { '@media': { [above.narrow]: { gridColumn: 1 } } })
globalStyle(`${bare} > ${question} > ${track}`, { '@media': { [above.narrow]: { gridColumn: 2 } } })
globalStyle(`${bare} > ${question} > ${words} > ${label}`, {
  '@media': { [above.narrow]: { gridColumn: '1 / -1' } },
})
