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
export const hash = style({ marginInlineEnd: space.s2, fontSize: '.75rem' })
