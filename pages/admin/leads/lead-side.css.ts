import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { partHeading, ring, ringed } from '#renderer/admin/shared.css.ts'
import { adminTheme } from '#renderer/admin/tokens.css.ts'
import { upTo } from '#renderer/theme/breakpoints.ts'
import { vars } from '#renderer/theme/contract.css.ts'

const { color } = vars

export const part = style({ display: 'grid', gap: '.75rem', minWidth: 0, alignContent: 'start' })
export const title = style({})
globalStyle(`h3${title}`, partHeading)
/** On phones it stands above the message, in one line. */
export const clock = style({ '@media': { [upTo.phone]: { display: 'none' }, print: { display: 'none' } } })
export const settled = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: '.65rem',
  alignItems: 'center',
  lineHeight: 1.4,
})
export const settledIcon = style([
  ringed,
  {
    width: '2rem',
    height: '2.25rem',
    padding: '.45rem .4rem .3rem',
    borderRadius: '99px 99px 7px 7px',
    background: color.secondSoft,
    color: color.onSecondSoft,
  },
])

export const owner = style({ display: 'grid', gap: '.5rem' })
export const ownerName = style({
  display: 'flex',
  alignItems: 'center',
  gap: '.65rem',
  minWidth: 0,
  overflowWrap: 'anywhere',
})
export const ownerActions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '.25rem .5rem',
  '@media': { print: { display: 'none' } },
})
export const ownerIcon = style({ width: '1rem', height: '1rem' })
/** At the beginning of its column, where there is no room to the left. */
export const ownerPanel = style({ insetInline: '0 auto' })

export const deliveries = style({ display: 'grid', gap: '.5rem' })
export const delivery = style({
  display: 'grid',
  gridTemplateColumns: '1.75rem 1fr',
  gap: '.1rem .65rem',
  padding: '.7rem .75rem',
  border: `1px solid ${color.line}`,
  borderRadius: 12,
  background: color.surface,
  overflowWrap: 'anywhere',
  breakInside: 'avoid',
})
export const sign = style({
  gridRow: '1 / 3',
  display: 'grid',
  placeItems: 'center',
  width: '1.75rem',
  height: '1.75rem',
  borderRadius: '50%',
  background: color.secondSoft,
  color: color.onSecondSoft,
  boxShadow: ring,
})
export const signIcon = style({ width: '1rem', height: '1rem' })
export const channel = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '.5rem',
  fontWeight: 650,
})
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
  stuck: { border: `1.5px solid ${color.critical}` },
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
export const askedAgain = style({ gridColumn: 2 })
/** Its word begins where the text above it does. */
export const again = style({
  gridColumn: 2,
  margin: '0 0 -.35rem -.7rem',
  '@media': { print: { display: 'none' } },
})

export const note = style({
  display: 'grid',
  gridTemplateColumns: '1.875rem 1fr',
  gap: '.1rem .65rem',
  paddingBlock: '.5rem',
  breakInside: 'avoid',
})
globalStyle(`${note} > :first-child`, { gridRow: '1 / 3' })
export const noteHead = style({ minWidth: 0, overflowWrap: 'anywhere' })
export const noteText = style({ minWidth: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' })
export const noteForm = style({ display: 'grid', gap: '.75rem', '@media': { print: { display: 'none' } } })
export const noteField = style({
  display: 'block',
  minHeight: '4.125rem',
  resize: 'vertical',
  fieldSizing: 'content',
})
