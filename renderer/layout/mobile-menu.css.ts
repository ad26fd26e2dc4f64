import { globalStyle, style } from '@vanilla-extract/css'
import { upTo } from '../theme/breakpoints.ts'
import { vars } from '../theme/contract.css.ts'
import { bare, centredRow } from '../theme/fragments.ts'

const { color, ease, font, size, space } = vars

export const menu = style({ display: 'none', '@media': { [upTo.menu]: { display: 'block' } } })
export const opener = style({
  listStyle: 'none',
  userSelect: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
})
export const whenClosed = style({ selectors: { [`${menu}[open] > ${opener} &`]: { display: 'none' } } })
export const whenOpen = style({ selectors: { [`${menu}:not([open]) > ${opener} &`]: { display: 'none' } } })

// The page behind must neither scroll nor show.
globalStyle(`:root:has(${menu}[open])`, { '@media': { [upTo.menu]: { overflow: 'hidden' } } })

export const panel = style({
  position: 'absolute',
  insetInline: 0,
  // Below the header's hairline, which is its border
  top: 'calc(100% + 1px)',
  display: 'flex',
  flexDirection: 'column',
  height: 'calc(100dvh - 4rem - 1px)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: `.25rem ${space.gutter} 1.5rem`,
  background: color.paper,
})
export const item = style({ borderBottom: `1px solid ${color.line}` })
export const top = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: '3.625rem',
  font: `690 1.625rem/1.1 ${font.display}`,
  letterSpacing: '-.022em',
  textDecoration: 'none',
  listStyle: 'none',
  cursor: 'pointer',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&[data-active]': { color: color.accent },
    'a&[data-active]::after': {
      content: '',
      width: '1.5rem',
      height: '.75rem',
      border: '.25rem solid currentColor',
      borderBottom: 0,
      borderRadius: '99px 99px 0 0',
    },
  },
})

export const servicesGroup = style({})
export const chevron = style({
  width: '1.5rem',
  height: '1.5rem',
  color: color.inkMuted,
  transition: `rotate .16s ${ease}`,
})
globalStyle(`${servicesGroup}[open] ${chevron}`, { rotate: '180deg' })
export const services = style({
  marginInline: `calc(-1 * ${space.gutter})`,
  padding: `.375rem ${space.gutter} .5rem`,
  background: color.sunk,
})
export const serviceItem = style({
  selectors: { '& + &': { borderTop: `1px solid color-mix(in srgb, ${color.lineStrong} 26%, transparent)` } },
})
export const service = style({
  ...centredRow('.875rem'),
  minHeight: '3rem',
  fontWeight: 550,
  lineHeight: 1.25,
  textDecoration: 'none',
  selectors: { '&[aria-current]': { color: color.accent } },
})
export const serviceIcon = style({
  width: '1.375rem',
  height: '1.375rem',
  color: color.second,
  strokeWidth: 1.6,
})
export const all = style([service, { justifyContent: 'space-between', fontWeight: 650, color: color.accent }])
export const allArrow = style({ width: '1.125rem', height: '1.125rem', strokeWidth: 2 })

export const settings = style({ display: 'grid', gap: '.25rem', marginTop: 'auto', paddingTop: space.s5 })
export const row = style({
  ...centredRow('.875rem'),
  width: '100%',
  minHeight: '3.25rem',
  padding: 0,
  ...bare,
  font: `550 1.0625rem/1.25 ${font.text}`,
  textAlign: 'start',
  textDecoration: 'none',
})
globalStyle(`${row} > svg`, { width: '1.375rem', height: '1.375rem' })
export const hint = style({
  marginInlineStart: 'auto',
  maxWidth: '15em',
  fontSize: size.small,
  fontWeight: 400,
  color: color.inkMuted,
  textAlign: 'end',
})
