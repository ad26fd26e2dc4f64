import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { upTo } from '#renderer/theme/breakpoints.ts'
import { vars } from '#renderer/theme/contract.css.ts'
import { adminTheme } from '#renderer/ui/studio/tokens.css.ts'

const { color } = vars

export const section = style({})
const gap = '1rem'
/** What stands on the bridge. */
export const station = style({ display: 'block' })
/** As wide as the column: its arches are drawn out with it. */
export const span = style({ display: 'block' })
/** The stations of one way beside each other, on one bridge; below each other where there is no room. */
export const deliveries = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))',
  columnGap: gap,
  '@media': { [upTo.phone]: { gridTemplateColumns: '1fr', rowGap: '1.5rem' } },
})
export const delivery = style({
  display: 'grid',
  // Bridge, name, story, second story, button: each on one line in all stations
  gridRow: 'span 5',
  gridTemplateRows: 'subgrid',
  overflowWrap: 'anywhere',
  breakInside: 'avoid',
  '@media': {
    [upTo.phone]: {
      gridRow: 'auto',
      gridTemplateRows: 'auto auto auto 1fr',
      gridTemplateColumns: '6.5rem 1fr',
      columnGap: '1rem',
    },
  },
})
export const scene = style({
  display: 'grid',
  gridTemplateRows: '3.5rem 2.75rem',
  marginBottom: '.75rem',
  // As far as the next station
  selectors: { [`${delivery}:not(:last-child) > &`]: { marginInlineEnd: `calc(-1 * ${gap})` } },
  '@media': {
    [upTo.phone]: {
      gridRow: '1 / 5',
      gridTemplateRows: '3.5rem 2.25rem',
      alignSelf: 'start',
      marginBottom: 0,
      selectors: { [`${delivery}:not(:last-child) > &`]: { marginInlineEnd: 0 } },
    },
    print: { display: 'none' },
  },
})
globalStyle(`${scene} > ${station}`, { width: '4.5rem', height: '3.5rem', marginInlineStart: '.5rem' })
globalStyle(`${scene} > ${span}`, { height: '100%' })
export const channel = style({ display: 'grid', fontWeight: 650 })
export const word = style({
  display: 'flex',
  alignItems: 'center',
  gap: '.3rem',
  fontWeight: 600,
  fontSize: adminTheme.meta,
  color: color.second,
})
export const signIcon = style({ flex: 'none', width: '1rem', height: '1rem' })
export const deliveryState = styleVariants({
  sent: {},
  written: {},
  copied: {},
  stored: {},
  'passed-on': {},
  none: {},
  waiting: {},
  held: {},
  stuck: {},
})
globalStyle(`:is(${deliveryState.waiting}, ${deliveryState.written}) ${word}`, {
  color: adminTheme.onHintSoft,
})
globalStyle(`:is(${deliveryState.none}, ${deliveryState.held}) ${word}`, { color: color.inkMuted })
globalStyle(`${deliveryState.stuck} ${word}`, { color: color.critical })
export const urgent = style({ color: color.ink })
export const askedAgain = style({ gridRow: 4, '@media': { [upTo.phone]: { gridArea: 'auto / 2' } } })
/** Its word begins where the text above it does. */
export const again = style({
  gridRow: 5,
  marginInlineStart: 'calc(-.7rem - 1.5px)',
  '@media': { [upTo.phone]: { gridArea: 'auto / 2' }, print: { display: 'none' } },
})
globalStyle(`${again} > button:not(:has(svg))`, { textDecorationThickness: '1px' })
