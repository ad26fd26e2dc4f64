import { style } from '@vanilla-extract/css'
import { upTo } from '../theme/breakpoints.ts'
import { vars } from '../theme/contract.css.ts'
import { bare, centredRow, inlineRow } from '../theme/fragments.ts'

const { color, font, radius, space } = vars
const hover = { background: `color-mix(in srgb, ${color.ink} 6%, transparent)` }

/** The hairline is always there; at the top of a page the layout covers it (site-layout.css.ts). */
export const header = style({
  position: 'sticky',
  top: 0,
  zIndex: 40,
  background: color.paper,
  borderBottom: `1px solid ${color.line}`,
  '@media': { print: { display: 'none' } },
})
export const row = style({
  ...centredRow(space.s6),
  minHeight: '4.75rem',
  '@media': { [upTo.menu]: { minHeight: '4rem' } },
  // Right-aligned parts shift as more of the streamed header arrives, so it is hidden until complete
  selectors: { [`${header}:not(:has(+ *)) > &`]: { visibility: 'hidden' } },
})
export const home = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  marginInlineEnd: 'auto',
  textDecoration: 'none',
})

export const nav = style({ display: 'flex', gap: '.125rem', '@media': { [upTo.menu]: { display: 'none' } } })
export const navItem = style({
  position: 'relative',
  ...inlineRow('.3rem'),
  minHeight: '2.75rem',
  padding: '0 .8rem',
  borderRadius: radius.small,
  fontSize: '1rem',
  fontWeight: 550,
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  selectors: {
    '&:hover': hover,
    '&[data-active]': { color: color.accent },
    '&[data-active]::after': {
      content: '',
      position: 'absolute',
      insetInline: '.8rem',
      bottom: '.3rem',
      height: '2px',
      borderRadius: '2px',
      background: 'currentColor',
    },
  },
})

export const tools = style({
  ...centredRow('.25rem'),
  paddingInlineStart: space.s4,
  borderInlineStart: `1px solid ${color.line}`,
  // Aligns the last icon, not its padding, with the end of the content
  marginInlineEnd: '-.75rem',
  '@media': { [upTo.menu]: { border: 0, padding: 0 } },
})
export const tool = style({
  ...inlineRow('.4rem'),
  justifyContent: 'center',
  minWidth: '2.75rem',
  minHeight: '2.75rem',
  padding: '0 .6rem',
  ...bare,
  borderRadius: radius.small,
  font: `550 1rem/1 ${font.text}`,
  textDecoration: 'none',
  selectors: { '&:hover': hover },
})
export const wideOnly = style({ '@media': { [upTo.menu]: { display: 'none' } } })
