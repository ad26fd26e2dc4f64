import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { ring } from '#renderer/admin/shared.css.ts'
import { adminTheme } from '#renderer/admin/tokens.css.ts'
import { upTo } from '#renderer/theme/breakpoints.ts'
import { vars } from '#renderer/theme/contract.css.ts'

const { color } = vars

export const section = style({})
/** Stations of one way beside each other; below each other where there is no room. */
export const deliveries = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))',
  columnGap: '1rem',
  paddingTop: '.75rem',
  '@media': { [upTo.phone]: { gridTemplateColumns: '1fr', rowGap: '1rem', paddingTop: 0 } },
})
export const delivery = style({
  position: 'relative',
  display: 'grid',
  // Sign, name, story, second story, button: each on one line in all stations
  gridRow: 'span 5',
  gridTemplateRows: 'subgrid',
  overflowWrap: 'anywhere',
  breakInside: 'avoid',
  // The way to the next station: an arch from sign to sign
  selectors: {
    '&:not(:last-child)::before': {
      content: '',
      position: 'absolute',
      insetInline: '2.125rem -.75rem',
      top: '-.5rem',
      height: '2.875rem',
      border: `1.5px solid ${color.lineStrong}`,
      borderRadius: '50%',
      // One half of the ellipse
      clipPath: 'inset(0 0 50% 0)',
    },
  },
  '@media': {
    [upTo.phone]: {
      gridRow: 'auto',
      gridTemplateRows: 'auto',
      gridTemplateColumns: '1.875rem 1fr',
      columnGap: '.75rem',
      selectors: {
        '&:not(:last-child)::before': {
          insetInline: '.1875rem auto',
          insetBlock: '2.125rem -.75rem',
          width: '1.5rem',
          height: 'auto',
          clipPath: 'inset(0 50% 0 0)',
        },
      },
    },
  },
})
export const sign = style({
  display: 'grid',
  placeItems: 'center',
  width: '1.875rem',
  height: '1.875rem',
  marginBottom: '.35rem',
  borderRadius: '50%',
  background: color.secondSoft,
  color: color.onSecondSoft,
  boxShadow: ring,
  '@media': { [upTo.phone]: { gridRow: '1 / 3' } },
})
export const signIcon = style({ width: '1rem', height: '1rem' })
export const channel = style({ display: 'grid', fontWeight: 650 })
export const word = style({ fontWeight: 600, fontSize: adminTheme.meta, color: color.second })
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
globalStyle(`${deliveryState.waiting} ${sign}`, {
  background: adminTheme.hintSoft,
  color: adminTheme.onHintSoft,
})
globalStyle(`${deliveryState.waiting} ${word}`, { color: adminTheme.onHintSoft })
globalStyle(`${deliveryState.written} ${sign}`, {
  background: adminTheme.hintSoft,
  color: adminTheme.onHintSoft,
})
globalStyle(`${deliveryState.written} ${word}`, { color: adminTheme.onHintSoft })
globalStyle(`${deliveryState.none} ${sign}`, { background: adminTheme.well, color: color.inkMuted })
globalStyle(`${deliveryState.none} ${word}`, { color: color.inkMuted })
globalStyle(`${deliveryState.held} ${sign}`, { background: adminTheme.well, color: color.inkMuted })
globalStyle(`${deliveryState.held} ${word}`, { color: color.inkMuted })
globalStyle(`${deliveryState.stuck} ${sign}`, { background: color.criticalSoft, color: color.critical })
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
