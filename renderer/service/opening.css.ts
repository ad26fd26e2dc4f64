import { globalStyle, style } from '@vanilla-extract/css'
import { above, upTo } from '../theme/breakpoints.ts'
import { vars } from '../theme/contract.css.ts'
import { inlineRow, twelveColumns, wholeWhenMedium } from '../theme/fragments.ts'
import { grounds, quiet, tint } from './section.css.ts'

const { color, size, space } = vars

const drop = 'clamp(3rem, 6vw, 6rem)'

export const opening = style({
  background: `linear-gradient(${tint} calc(100% - ${drop}), ${color.paper} 0)`,
  paddingTop: 'clamp(1.5rem, 1rem + 2vw, 3rem)',
  overflowX: 'clip',
})
export const crumb = style({
  ...inlineRow('.5rem'),
  marginBottom: space.s3,
  minHeight: '2.75rem',
  color: color.ink,
  fontSize: size.small,
  fontWeight: 600,
  textDecoration: 'none',
  selectors: {
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: '.25em' },
    [`${grounds.band} &`]: { color: color.onBand },
  },
})
export const grid = style({
  ...twelveColumns,
  gap: space.gap,
  alignItems: 'end',
})
export const heading = style({
  gridColumn: '1 / 8',
  // Keeps the distance to the link above constant, however long the text beside it
  alignSelf: 'start',
  fontSize: size.hero,
  lineHeight: 0.98,
  letterSpacing: '-.027em',
  paddingInlineEnd: space.s8,
  '@media': { [upTo.medium]: { gridColumn: '1 / -1', paddingInlineEnd: 0 } },
})
/** For a title so short that it would leave a line empty beside the lead. */
export const shortHeading = style([heading, { '@media': { [above.medium]: { maxWidth: '6em' } } }])
export const side = style({
  gridColumn: '8 / 13',
  display: 'grid',
  gap: space.s5,
  justifyItems: 'start',
  paddingBottom: '.5rem',
  '@media': wholeWhenMedium,
})
export const lead = style({
  color: quiet,
  fontSize: size.lead,
  lineHeight: 1.5,
  maxWidth: '34em',
  '@media': { [upTo.narrow]: { textWrap: 'balance' } },
})
export const panorama = style({
  width: 'min(100%, 84rem)',
  marginInline: 'auto',
  marginTop: 'clamp(2rem, 1rem + 3vw, 3.5rem)',
})
export const wide = style({ '@media': { [upTo.narrow]: { display: 'none' } } })
// Shows the full width of the scene down to the narrowest screen that has it: 1200 by 460
globalStyle(`${wide} > svg`, { width: '100%', height: 'clamp(min(21rem, 38.4vw), 34vw, 30rem)' })
export const small = style({
  display: 'none',
  '@media': { [upTo.narrow]: { display: 'block', width: 'min(100% - 1rem, 26rem)', marginInline: 'auto' } },
})
