import { globalStyle, style } from '@vanilla-extract/css'
import { upTo } from '#renderer/theme/breakpoints.ts'
import { partHeading } from '#renderer/ui/studio/shared.css.ts'

export const part = style({ display: 'grid', gap: '.75rem', minWidth: 0, alignContent: 'start' })
export const title = style({})
globalStyle(`h3${title}`, partHeading)
/** On phones it stands above the message, in one line. */
export const clock = style({ '@media': { [upTo.phone]: { display: 'none' }, print: { display: 'none' } } })
/** In the place of the clock: the drawing beside the words, above them in the column of a lead that is read. */
export const settled = style({
  display: 'grid',
  gridTemplateColumns: '6.5rem 1fr',
  gap: '1rem',
  alignItems: 'center',
  lineHeight: 1.4,
})
globalStyle(`${settled} > svg`, { display: 'block', '@media': { print: { display: 'none' } } })

/** A record beside what was said. */
export const servedBy = style({ overflowWrap: 'anywhere' })

/** In one line, if it fits. */
export const owner = style({ display: 'flex', flexWrap: 'wrap', gap: '.5rem' })
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
  marginInline: 'auto -.5rem',
  '@media': { print: { display: 'none' } },
})
export const ownerIcon = style({ width: '1rem', height: '1rem' })
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
export const noteForm = style({
  display: 'grid',
  gap: '.75rem',
  '@media': { print: { display: 'none' } },
})
export const noteField = style({
  display: 'block',
  minHeight: '8.25rem',
  resize: 'vertical',
  fieldSizing: 'content',
})
