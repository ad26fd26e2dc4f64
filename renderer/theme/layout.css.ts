import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from './contract.css.ts'
import { forReaders } from './fragments.ts'

const { color, radius, size, space, width } = vars

/** The content width, centred, with the page's gutters. */
export const wrap = style({ width: `min(100% - 2 * ${space.gutter}, ${width.wide})`, marginInline: 'auto' })
export const reading = style({
  width: `min(100% - 2 * ${space.gutter}, ${width.reading})`,
  marginInline: 'auto',
})
export const section = style({ paddingBlock: space.section })
/** A section on the ground of the previous one: no top padding, so that the gap is not doubled. */
export const sectionOn = style({ paddingBottom: space.section })
export const lead = style({ fontSize: size.lead, lineHeight: 1.5, color: color.inkMuted, maxWidth: '34em' })
export const muted = style({ color: color.inkMuted })
export const tabular = style({ fontVariantNumeric: 'tabular-nums lining-nums' })
export const whole = style({ whiteSpace: 'nowrap' })
export const visuallyHidden = style({ ...forReaders, whiteSpace: 'nowrap' })
/** The first link of a page, which skips the header. Visible only while it has the focus. */
export const skipLink = style({
  position: 'absolute',
  zIndex: 60,
  left: space.gutter,
  top: '.75rem',
  padding: '.75rem 1rem',
  borderRadius: radius.medium,
  background: color.ink,
  color: color.paper,
  selectors: { '&:not(:focus)': { translate: '0 -6rem' } },
  '@media': { print: { display: 'none' } },
})
/** Hidden without script, for controls that would do nothing. */
export const scriptOnly = style({ '@media': { '(scripting: none)': { display: 'none !important' } } })

globalStyle(`${wrap} ${wrap}`, { width: '100%' })
