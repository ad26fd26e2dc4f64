import { globalStyle, style } from '@vanilla-extract/css'
import { adminTheme } from '#renderer/admin/tokens.css.ts'
import { touch } from '#renderer/theme/breakpoints.ts'
import { vars } from '#renderer/theme/contract.css.ts'

const { color, space } = vars

export const section = style({
  paddingTop: space.s5,
  borderTop: `1px solid ${color.line}`,
  '@media': { print: { breakInside: 'avoid' } },
})
/** A record beside what was said. */
export const title = style({})
globalStyle(`${section} ${title}`, { marginBottom: '.5rem', fontSize: '.9375rem' })
export const pages = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `.25rem ${space.s5}`,
  marginBottom: '.35rem',
})
export const page = style({
  fontSize: adminTheme.text,
  fontWeight: 550,
  textDecorationThickness: '1px',
  textUnderlineOffset: '.22em',
  '@media': { [touch]: { display: 'inline-flex', alignItems: 'center', minHeight: '2.75rem' } },
})
/** In full, so that they can be compared with what is kept. */
export const prints = style({})
export const printsTitle = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '.35rem',
  minHeight: '1.75rem',
  listStyle: 'none',
  color: color.inkMuted,
  fontSize: adminTheme.meta,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
  '@media': { [touch]: { minHeight: '2.75rem' } },
})
export const turn = style({ width: '1rem', height: '1rem' })
globalStyle(`${prints}[open] ${turn}`, { rotate: '180deg' })
export const print = style({
  marginBottom: '.35rem',
  fontSize: adminTheme.meta,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
})
