import { style } from '@vanilla-extract/css'
import { upTo } from '../theme/breakpoints.ts'
import { vars } from '../theme/contract.css.ts'

const { color } = vars

export const site = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100dvh',
  // Covers the header's hairline at the top of the page and scrolls away with it, without script.
  '::before': {
    content: '',
    position: 'absolute',
    zIndex: 41,
    insetInline: 0,
    top: '4.75rem',
    height: '1px',
    background: color.paper,
  },
  // An open menu needs the line; disclosures inside the menu don't count.
  selectors: { '&:has(header details[open]:not(details *))::before': { display: 'none' } },
  '@media': {
    [upTo.menu]: { '::before': { top: '4rem' } },
    print: { minHeight: 0, '::before': { display: 'none' } },
  },
})
export const main = style({ flex: '1 0 auto' })
