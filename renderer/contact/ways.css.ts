import { globalStyle, style } from '@vanilla-extract/css'
import { upTo } from '../theme/breakpoints.ts'
import { vars } from '../theme/contract.css.ts'
import { framedCard, quietText, twelveColumns, wholeWhenMedium } from '../theme/fragments.ts'

const { color, font, space } = vars

const padding = 'clamp(1.375rem, 1rem + 1.5vw, 2.25rem)'

export const ways = style({
  ...twelveColumns,
  gap: space.gap,
})
const way = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  minWidth: 0,
  padding,
  ...framedCard,
})
export const title = style({
  font: `600 1rem/1.4 ${font.text}`,
  letterSpacing: 0,
  color: color.inkMuted,
})
export const value = style({
  marginTop: space.s2,
  font: `690 clamp(1.5rem, 1.05rem + 1.5vw, 2.375rem)/1.12 ${font.display}`,
  letterSpacing: '-.028em',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  textWrap: 'balance',
})
globalStyle(`a${value}:hover`, {
  textDecoration: 'underline',
  textDecorationThickness: '2px',
  textUnderlineOffset: '.16em',
})
export const line = style({ display: 'block' })
export const note = style({
  maxWidth: '28em',
  marginTop: space.s3,
  ...quietText,
})
export const action = style({ marginTop: 'auto', paddingTop: space.s6 })

export const email = style([
  way,
  {
    gridColumn: '1 / 8',
    position: 'relative',
    background: color.accentSoft,
    borderColor: 'transparent',
    '@media': wholeWhenMedium,
  },
])
export const stamp = style({
  position: 'absolute',
  bottom: padding,
  insetInlineEnd: padding,
  selectors: { '&&': { width: '5.5rem' } },
  '@media': { [upTo.narrow]: { selectors: { '&&': { width: '4rem' } } } },
})
globalStyle(`${email} :is(${title}, ${note})`, {
  color: `color-mix(in srgb, ${color.ink} 78%, ${color.accentSoft})`,
})
export const phone = style([
  way,
  {
    gridColumn: '8 / 13',
    background: color.band,
    borderColor: 'transparent',
    color: color.onBand,
    '@media': { [upTo.medium]: { gridColumn: '1 / 7' }, [upTo.narrow]: { gridColumn: '1 / -1' } },
  },
])
globalStyle(`${phone} :is(${title}, ${note})`, { color: color.onBandMuted })
export const address = style([
  way,
  {
    gridColumn: '1 / 6',
    '@media': { [upTo.medium]: { gridColumn: '7 / 13' }, [upTo.narrow]: { gridColumn: '1 / -1' } },
  },
])
globalStyle(`${address} address`, { fontStyle: 'normal' })
export const times = style([way, { gridColumn: '6 / 13', '@media': wholeWhenMedium }])
