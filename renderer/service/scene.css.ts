import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { upTo } from '../theme/breakpoints.ts'
import { vars } from '../theme/contract.css.ts'
import { twelveGapped, wholeWhenMedium } from '../theme/fragments.ts'
import { inside } from './inside.ts'
import { lead, quiet, tint } from './section.css.ts'

const { color, space } = vars

export const looks = styleVariants({
  /** The text is vertically in the middle. */
  middle: { paddingBlock: 0, overflowX: 'clip' },
  /** The text list is at the foot. */
  foot: { marginTop: space.section, paddingBottom: 0, overflowX: 'clip' },
})
export const body = style({ ...twelveGapped, alignItems: 'end' })
export const scene = style({
  gridColumn: '1 / 8',
  gridRow: 1,
  '@media': { [upTo.medium]: { gridColumn: '1 / -1', gridRow: 2 } },
})
export const words = style({ gridColumn: '8 / 13', '@media': wholeWhenMedium })
globalStyle(`${words} > ${lead}`, { marginTop: space.s5 })
export const items = style({ display: 'grid', marginTop: space.s8 })
export const item = style({
  paddingTop: space.s5,
  borderTop: `1px solid color-mix(in srgb, ${color.ink} 18%, ${tint})`,
})
globalStyle(`${item} > p`, { marginTop: space.s2, color: quiet })

inside(looks.middle, {
  [scene]: {
    marginInlineStart: '-2rem',
    paddingTop: space.s12,
    '@media': { [upTo.medium]: { marginInlineStart: 0, paddingTop: space.s8 } },
  },
  [words]: {
    alignSelf: 'center',
    paddingBlock: 'clamp(3rem, 2rem + 4vw, 6rem)',
    '@media': { [upTo.medium]: { paddingBlock: `${space.s12} 0` } },
  },
  [items]: { gap: space.s6 },
})
inside(looks.foot, {
  [body]: { rowGap: space.s12 },
  [scene]: { '@media': { [upTo.medium]: { maxWidth: '36rem' } } },
  [words]: {
    alignSelf: 'stretch',
    display: 'flex',
    flexDirection: 'column',
    paddingBottom: space.s12,
    '@media': { [upTo.medium]: { paddingBottom: 0 } },
  },
  [items]: { marginTop: 'auto', paddingTop: space.s8 },
  [item]: { paddingBlock: space.s4, borderTopColor: color.lineStrong },
  [`${item} > p`]: { marginTop: '.2rem', fontSize: '1rem', lineHeight: 1.5 },
})
