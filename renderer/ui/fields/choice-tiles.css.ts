import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { above, upTo } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'
import { centredRow } from '../../theme/fragments.ts'
import { illustration } from '../illustration.css.ts'
import { whenDark } from '../when-dark.ts'
import { unseenInput } from './unseen-input.ts'

const { color, ease, ill, radius, size } = vars

export const group = style({
  gridColumn: '1 / -1',
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  selectors: {
    '&[data-fault]': {
      border: `2px solid ${color.critical}`,
      borderRadius: `calc(${radius.medium} + 4px)`,
      padding: '1rem',
      marginInline: '-1rem',
    },
  },
})
export const legend = style({
  // Floated, so that the frame of a group with an error encloses it
  float: 'left',
  width: '100%',
  padding: 0,
  marginBottom: '.25rem',
  fontWeight: 600,
  fontSize: '1rem',
  lineHeight: 1.3,
})
export const notes = style({ clear: 'both', display: 'grid', gap: '.5rem' })
export const help = style({ fontSize: size.small, color: color.inkMuted, lineHeight: 1.4 })

export const tiles = styleVariants({
  grid: {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    gap: '.625rem 1rem',
    marginTop: '.75rem',
    '@media': { [upTo.narrow]: { gridTemplateColumns: '1fr' } },
  },
  pictures: [
    {
      display: 'grid',
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      gap: '1rem',
      marginTop: '.75rem',
      '@media': { [upTo.narrow]: { gridTemplateColumns: '1fr 1fr', gap: '.625rem' } },
    },
    // In the dark theme, small shapes on a card need lighter fills than those in a scene
    whenDark({
      vars: {
        [ill.far]: `color-mix(in srgb, ${ill.leaf} 45%, ${ill.card})`,
        [ill.mid]: ill.leaf,
        [ill.deep]: ill.stone2,
        [ill.soft]: `color-mix(in srgb, ${ill.muted} 60%, ${ill.card})`,
        [ill.sky]: `color-mix(in srgb, ${ill.disc} 45%, ${ill.card})`,
        [ill.tint]: `color-mix(in srgb, ${ill.leaf} 25%, ${ill.card})`,
      },
    }),
  ],
  short: {
    display: 'grid',
    gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
    gap: '.625rem 1rem',
    marginTop: '.75rem',
    '@media': {
      [upTo.narrow]: { gridTemplateColumns: 'repeat(auto-fit, minmax(10rem, 1fr))', gap: '.625rem' },
    },
  },
})
export const tile = style({
  position: 'relative',
  ...centredRow('.75rem'),
  minHeight: '3.25rem',
  padding: '.625rem .875rem',
  background: color.surface,
  border: `1.5px solid ${color.lineStrong}`,
  borderRadius: radius.medium,
  fontSize: '1rem',
  lineHeight: 1.3,
  cursor: 'pointer',
  transition: `border-color .16s ${ease}, background-color .16s ${ease}`,
  selectors: {
    '&:hover': { borderColor: color.ink },
    '&:has(:checked)': {
      borderColor: color.second,
      boxShadow: `inset 0 0 0 .5px ${color.second}`,
      background: color.secondSoft,
      fontWeight: 600,
    },
    '&:has(:focus-visible)': { outline: `3px solid ${color.accent}`, outlineOffset: '2px' },
    [`${tiles.pictures} > &`]: {
      flexDirection: 'column',
      alignItems: 'stretch',
      gap: 0,
      padding: 0,
      overflow: 'hidden',
    },
  },
})
globalStyle(`${tiles.grid} > ${tile}:last-child:nth-child(odd)`, { gridColumn: '1 / -1' })
const lastPicture = `${tiles.pictures} > ${tile}:last-child:nth-child(odd)`
globalStyle(lastPicture, { '@media': { [upTo.narrow]: { gridColumn: '1 / -1', flexDirection: 'row' } } })
globalStyle(`${lastPicture} > ${illustration}`, {
  '@media': { [upTo.narrow]: { width: '50%', borderBottom: 0 } },
})
const short = `${tiles.short} > ${tile}`
globalStyle(short, { '@media': { [above.narrow]: { gridColumn: 'span 2' } } })
const two = `${short}:nth-child(3n + 1):nth-last-child(2)`
globalStyle(`${two}, ${two} + ${tile}`, { '@media': { [above.narrow]: { gridColumn: 'span 3' } } })
/** The real checkbox, invisible, covers the whole tile. */
export const input = style(unseenInput)
export const box = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '1.375rem',
  height: '1.375rem',
  border: `1.5px solid ${color.lineStrong}`,
  borderRadius: 6,
  background: color.paper,
  selectors: {
    [`${input}:checked ~ &, ${input}:checked ~ * > &`]: {
      background: color.second,
      borderColor: color.second,
      color: color.surface,
    },
  },
})
// `visibility`, not `opacity`: forced colours would paint a transparent tick.
export const tick = style({
  width: '1rem',
  height: '1rem',
  strokeWidth: 3,
  visibility: 'hidden',
  selectors: { [`${input}:checked ~ * &`]: { visibility: 'visible' } },
})
export const words = style({
  ...centredRow('.75rem'),
  selectors: {
    [`${tiles.pictures} &`]: { gap: '.625rem', minHeight: '3rem', padding: '.625rem .75rem' },
  },
})
globalStyle(`${tiles.pictures} ${illustration}`, {
  background: color.sunk,
  borderBottom: `1.5px solid color-mix(in srgb, ${color.lineStrong} 40%, transparent)`,
})
globalStyle(`${tiles.pictures} ${tile}:has(:checked) ${illustration}`, {
  background: `color-mix(in srgb, ${color.secondSoft} 55%, ${color.surface})`,
})
