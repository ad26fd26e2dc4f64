import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { upTo } from '#renderer/theme/breakpoints.ts'
import { vars } from '#renderer/theme/contract.css.ts'
import { columns, labelled, square, within } from '#renderer/ui/studio/mixins.ts'
import { adminTheme } from '#renderer/ui/studio/tokens.css.ts'

const { color } = vars

const gap = '1rem'
/** The stations of one way beside each other, on one bridge; below each other where there is no room. */
export const deliveries = style({
  ...columns('repeat(auto-fit, minmax(9rem, 1fr))', `0 ${gap}`),
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
      ...columns('6.5rem 1fr', `0 ${gap}`),
      gridRow: 'auto',
      gridTemplateRows: 'auto auto auto 1fr',
    },
  },
})
export const scene = style({
  display: 'grid',
  gridTemplateRows: '3.5rem 2.75rem',
  marginBottom: '.75rem',
  // As far as the next station
  selectors: { [`${delivery}:not(:last-child) > &`]: { marginInlineEnd: `calc(-1 * ${gap})` } },
  '@media': { print: { display: 'none' } },
})
// What is on the bridge, and the bridge: its arches are drawn out with the column
globalStyle(`${scene} > :first-child`, { width: '4.5rem', height: '3.5rem', marginInlineStart: '.5rem' })
globalStyle(`${scene} > :last-child`, { height: '100%' })
export const channel = style({ display: 'grid', fontWeight: 650 })
export const word = style({
  ...labelled('.3rem'),
  font: `600 ${adminTheme.meta}/1.5 ${vars.font.text}`,
  color: color.second,
})
globalStyle(`${word} > svg`, square('1rem'))
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
const { waiting, written, none, held, stuck } = deliveryState
globalStyle(`:is(${waiting}, ${written}) ${word}`, { color: adminTheme.onHintSoft })
globalStyle(`:is(${none}, ${held}) ${word}`, { color: color.inkMuted })
globalStyle(`${stuck} ${word}`, { color: color.critical })
globalStyle(`${stuck} > p`, { color: color.ink })
export const askedAgain = style({ gridRow: 4 })
/** Its word begins where the text above it does. */
export const again = style({
  gridRow: 5,
  marginInlineStart: 'calc(-.7rem - 1.5px)',
  '@media': { print: { display: 'none' } },
})
within(upTo.phone, {
  [`${delivery}${delivery} > :is(${askedAgain}, ${again})`]: { gridArea: 'auto / 2' },
  [`${delivery}${delivery} > ${scene}`]: {
    gridRow: '1 / 5',
    gridTemplateRows: '3.5rem 2.25rem',
    alignSelf: 'start',
    margin: 0,
  },
})
