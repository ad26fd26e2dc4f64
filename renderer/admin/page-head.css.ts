import { globalStyle, style } from '@vanilla-extract/css'
import { upTo } from '../theme/breakpoints.ts'
import { vars } from '../theme/contract.css.ts'
import { root } from './shared.css.ts'
import { adminTheme } from './tokens.css.ts'

const { color, space } = vars

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: `0 ${space.s8}`,
  marginBottom: space.s6,
  '@media': { [upTo.phone]: { columnGap: space.s3, marginBottom: space.s5 } },
})
export const back = style({
  gridColumn: 1,
  display: 'inline-flex',
  alignItems: 'center',
  gap: '.35rem',
  width: 'fit-content',
  minHeight: '2rem',
  marginBottom: '.25rem',
  color: color.inkMuted,
  fontSize: '.875rem',
  fontWeight: 550,
  textDecoration: 'none',
  selectors: { '&:hover': { color: color.ink, textDecoration: 'underline', textUnderlineOffset: '.22em' } },
  '@media': { [upTo.phone]: { minHeight: '2.75rem', marginBlock: '-.75rem 0' } },
})
globalStyle(`${back} > svg`, { width: '1rem', height: '1rem' })
export const titleRow = style({
  gridColumn: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `.1rem ${space.s3}`,
})
globalStyle(`${root} ${titleRow} > h1`, { fontSize: '1.75rem' })
export const lead = style({
  gridColumn: 1,
  marginTop: '.35rem',
  maxWidth: '42rem',
  color: color.inkMuted,
  fontSize: '1rem',
  lineHeight: 1.5,
  textWrap: 'pretty',
  '@media': { [upTo.phone]: { gridColumn: '1 / -1', fontSize: adminTheme.text } },
})
export const drawing = style({
  gridColumn: 2,
  gridRow: '1 / 4',
  width: '13rem',
  '@media': { [upTo.phone]: { gridRow: '1 / 3', width: '8rem' } },
})
globalStyle(`${drawing} > svg`, { display: 'block' })
