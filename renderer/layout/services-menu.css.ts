import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { centredRow, framedCard } from '../theme/fragments.ts'
import { whenDark } from '../ui/when-dark.ts'

const { color, ease, font, radius, shadow, size, space, width } = vars

/** The distance from the bar's hairline to the panel. */
const drop = '.75rem'

// Not positioned, so that the panel is positioned relative to the whole header.
export const menu = style({})
export const opener = style({
  position: 'relative',
  listStyle: 'none',
  cursor: 'pointer',
  userSelect: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
})
globalStyle(`${menu}[open] > ${opener}`, { background: `color-mix(in srgb, ${color.ink} 6%, transparent)` })
// A semicircle links the panel to its opener. The bar is 4.75rem high, with the 2.75rem opener in its middle.
globalStyle(`${menu}[open] > ${opener}::before`, {
  content: '',
  position: 'absolute',
  zIndex: 2,
  left: '50%',
  top: `calc(100% + 1rem + ${drop} - 1.125rem + 1px)`,
  width: '2.25rem',
  height: 'calc(1.125rem + 1px)',
  translate: '-50% 0',
  border: `1px solid ${color.line}`,
  borderBottom: 0,
  borderRadius: '99px 99px 0 0',
  background: color.surface,
})
export const chevron = style({ width: '1rem', height: '1rem', transition: `rotate .16s ${ease}` })
globalStyle(`${menu}[open] ${chevron}`, { rotate: '180deg' })

export const panel = style({
  position: 'absolute',
  insetInlineEnd: `max(${space.gutter}, 50% - ${width.wide} / 2)`,
  top: `calc(100% + ${drop})`,
  width: `min(100% - 2 * ${space.gutter}, 51rem)`,
  maxHeight: 'calc(100dvh - 6.5rem)',
  overflow: 'auto',
  padding: '.75rem',
  ...framedCard,
  boxShadow: shadow.high,
})
export const services = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '.125rem .5rem' })
export const wholeRow = style({ gridColumn: '1 / -1' })

export const service = style([
  {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    gap: '.125rem .875rem',
    alignItems: 'start',
    alignContent: 'center',
    height: '100%',
    padding: '.8125rem .875rem',
    borderRadius: radius.medium,
    textDecoration: 'none',
    selectors: {
      '&:hover': { background: color.sunk },
      '&:focus-visible': { outlineOffset: '-3px', borderRadius: radius.medium },
    },
  },
  whenDark({ background: `color-mix(in srgb, ${color.ink} 7%, transparent)` }, '&:hover'),
])
export const icon = style({
  gridRow: '1 / 3',
  width: '1.5rem',
  height: '1.5rem',
  marginTop: '.05rem',
  color: color.second,
  strokeWidth: 1.6,
})
export const name = style({ font: `650 1.0625rem/1.3 ${font.text}` })
export const line = style({ color: color.inkMuted, fontSize: size.small, lineHeight: 1.4 })
globalStyle(`${service}:is(:hover, [aria-current]) ${name}`, { color: color.accent })

export const all = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'center',
  height: '100%',
  minHeight: '4.5rem',
  padding: '.5rem 9.5rem .5rem .875rem',
  borderRadius: radius.medium,
  background: color.accentSoft,
  overflow: 'hidden',
  textDecoration: 'none',
  selectors: { '&:focus-visible': { outlineOffset: '-3px', borderRadius: radius.medium } },
})
export const allName = style({
  ...centredRow('.5rem'),
  font: `650 1.0625rem/1.3 ${font.text}`,
  color: color.onAccentSoft,
})
export const allArrow = style({ width: '1.125rem', height: '1.125rem', transition: `transform .16s ${ease}` })
globalStyle(`${all}:hover ${allArrow}`, { transform: 'translateX(3px)' })
export const allLine = style({
  color: `color-mix(in srgb, ${color.ink} 76%, ${color.accentSoft})`,
  fontSize: size.small,
  lineHeight: 1.4,
})
export const doors = style({ position: 'absolute', insetInlineEnd: '.875rem', bottom: 0, width: '8rem' })
