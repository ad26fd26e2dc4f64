import { globalStyle, style } from '@vanilla-extract/css'
import { above, upTo } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'
import { labelled, spread, square, within } from './mixins.ts'
import { root } from './shared.css.ts'
import { adminTheme } from './tokens.css.ts'

const { color, space } = vars

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateRows: 'auto auto 1fr',
  alignItems: 'end',
  gap: `0 ${space.s8}`,
  // The same height with no, one or two lines below the title: the content starts level on every page
  minHeight: '7.75rem',
  marginBottom: space.s6,
  '@media': { [upTo.phone]: { columnGap: space.s3, minHeight: 0, marginBottom: space.s5 } },
})
export const back = style({
  ...labelled('.35rem'),
  gridColumn: 1,
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
globalStyle(`${back} > svg`, square('1rem'))
export const titleRow = style({ ...spread(`.1rem ${space.s3}`), gridColumn: 1, justifyContent: 'start' })
globalStyle(`${root} ${titleRow} > h1`, { fontSize: '1.75rem' })
export const lead = style({
  gridColumn: 1,
  alignSelf: 'start',
  marginTop: '.35rem',
  maxWidth: '45rem',
  color: color.inkMuted,
  fontSize: adminTheme.text,
  lineHeight: 1.5,
  textWrap: 'balance',
  '@media': { [upTo.phone]: { gridColumn: '1 / -1' } },
})
export const drawing = style({
  gridColumn: 2,
  gridRow: '1 / 4',
  width: '13rem',
  '@media': { [upTo.phone]: { gridRow: '1 / 3', width: '8rem' } },
})
within(above.phone, {
  [`${head}:has(> ${titleRow}:first-child)`]: { gridTemplateRows: 'auto 1fr', minHeight: 0 },
  [`${titleRow}:first-child`]: { marginTop: space.s5 },
})
within(upTo.phone, {
  [`${titleRow}:first-child`]: { gridRow: '1 / 3' },
  [`${lead} > p`]: { display: 'inline' },
  [`${lead} > p + p::before`]: { content: ' ' },
})
