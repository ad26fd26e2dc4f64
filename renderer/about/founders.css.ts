import { style } from '@vanilla-extract/css'
import { upTo } from '../theme/breakpoints.ts'
import { vars } from '../theme/contract.css.ts'
import { twelveColumns } from '../theme/fragments.ts'

const { color, font, radius, size, space } = vars

export const founders = style({
  ...twelveColumns,
  gap: `${space.s16} ${space.gap}`,
  '@media': { [upTo.medium]: { rowGap: space.s12 } },
})
export const heading = style({ gridColumn: '1 / -1' })
export const founder = style({
  display: 'grid',
  gap: space.s6,
  alignContent: 'start',
  selectors: {
    '&:nth-of-type(1)': { gridColumn: '1 / 6' },
    '&:nth-of-type(2)': { gridColumn: '8 / 13' },
  },
  '@media': {
    [upTo.medium]: {
      selectors: {
        '&:nth-of-type(1)': { gridColumn: '1 / 7' },
        '&:nth-of-type(2)': { gridColumn: '7 / 13' },
      },
    },
    [upTo.narrow]: { selectors: { '&:nth-of-type(1), &:nth-of-type(2)': { gridColumn: '1 / -1' } } },
  },
})
export const bridge = style({ '@media': { [upTo.medium]: { display: 'none' } } })
export const portrait = style({
  display: 'block',
  width: '100%',
  aspectRatio: '.88',
  objectFit: 'cover',
  borderRadius: radius.large,
  background: color.sunk,
})
export const name = style({ fontSize: 'clamp(1.5rem, 1.3rem + .8vw, 2rem)' })
export const role = style({ color: color.inkMuted, marginTop: space.s1 })
export const text = style({
  maxWidth: '27em',
  marginTop: space.s2,
  color: `color-mix(in srgb, ${color.ink} 82%, ${color.paper})`,
  fontSize: '1.0625rem',
})
export const followers = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: '.5rem',
  marginTop: space.s3,
})
export const figure = style({
  font: `700 1.75rem/1 ${font.display}`,
  letterSpacing: '-.03em',
  color: color.accent,
})
export const label = style({ fontSize: size.small, color: color.inkMuted })
