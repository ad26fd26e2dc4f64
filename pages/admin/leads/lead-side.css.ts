import { globalStyle, style } from '@vanilla-extract/css'
import { anyWords, cluster, columns, stackFromTop } from '#renderer/ui/studio/mixins.ts'
import { partHeading } from '#renderer/ui/studio/shared.css.ts'

const onScreen = { '@media': { print: { display: 'none' } } } as const

export const part = style(stackFromTop('.75rem'))
export const title = style({})
globalStyle(`h3${title}`, partHeading)
export const settled = style({ ...columns('6.5rem 1fr', '1rem'), alignItems: 'center', lineHeight: 1.4 })
globalStyle(`${settled} > svg`, onScreen)

export const servedBy = style(anyWords)

export const owner = style(cluster('.5rem'))
export const ownerName = style({ ...cluster('.65rem'), ...anyWords, flexWrap: 'nowrap' })
export const ownerActions = style({ ...cluster('.25rem .5rem'), ...onScreen, marginInlineStart: 'auto' })
globalStyle(`${ownerActions} > details:last-child`, { marginInlineEnd: '-.5rem' })
globalStyle(`${ownerActions} summary > svg`, { width: '1rem', height: '1rem' })
export const note = style({
  ...columns('1.875rem 1fr', '.1rem .65rem'),
  paddingBlock: '.5rem',
  breakInside: 'avoid',
})
globalStyle(`${note} > :first-child`, { gridRow: '1 / 3' })
export const noteHead = style(anyWords)
export const noteText = style({ ...anyWords, whiteSpace: 'pre-wrap' })
export const noteForm = style({ ...stackFromTop('.75rem'), ...onScreen })
export const noteField = style({ minHeight: '8.25rem', resize: 'vertical', fieldSizing: 'content' })
