import { style } from '@vanilla-extract/css'
import { upTo } from '../theme/breakpoints.ts'
import { vars } from '../theme/contract.css.ts'

const { color } = vars

export const site = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100dvh',
  // Covers the header's hairline while the page stands at its top; it scrolls away with the page. No script, no event.
  '::before': {
    content: '',
    position: 'absolute',
    zIndex: 41,
    insetInline: 0,
    top: '4.75rem',
    height: '1px',
    background: color.paper,
  },
  // Under an open menu the line has to show; the menu's inner groups do not count.
  selectors: { '&:has(header details[open]:not(details *))::before': { display: 'none' } },
  '@media': {
    [upTo.menu]: { '::before': { top: '4rem' } },
    print: { minHeight: 0, '::before': { display: 'none' } },
  },
})
export const main = style({ flex: '1 0 auto' })
