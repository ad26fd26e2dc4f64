import { globalStyle, style } from '@vanilla-extract/css'
import { framed, line, row } from '#renderer/ui/studio/mixins.ts'
import { adminTheme } from '#renderer/ui/studio/tokens.css.ts'

export const linking = style(
  framed(10, {
    maxHeight: '13rem',
    // Keeps the text for screen readers inside the scrolled part
    position: 'relative',
    overflow: 'auto',
    overscrollBehavior: 'contain',
  }),
)
globalStyle(
  `${linking} > li`,
  row('.75rem', { justifyContent: 'space-between', alignItems: 'baseline', padding: '.55rem .75rem' }),
)
globalStyle(`${linking} > li + li`, { borderTop: line })
globalStyle(`${linking} a`, { minWidth: 0, overflowWrap: 'anywhere' })

export const fileText = style(
  framed(10, {
    maxHeight: '50vh',
    overflow: 'auto',
    margin: 0,
    padding: '.75rem',
    fontSize: adminTheme.meta,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  }),
)
export const added = style({
  padding: '.02em .1em',
  borderRadius: 3,
  background: adminTheme.added,
  color: adminTheme.onAdded,
  textDecoration: 'underline 1.5px',
  textUnderlineOffset: '.2em',
})
