import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#renderer/theme/contract.css.ts'
import { above, upTo } from '../theme/breakpoints.ts'
import { form, opening, page } from './lead-page.css.ts'

const { color, font, ill, radius, size, space } = vars

const inset = 'clamp(1.25rem, 1rem + 1.4vw, 2.25rem)'
export const about = style({
  display: 'grid',
  alignContent: 'start',
  gap: space.s3,
  width: `calc(100% - ${space.s10})`,
  padding: inset,
  borderRadius: radius.large,
  background: color.secondSoft,
  color: color.onSecondSoft,
  '@media': { [upTo.medium]: { width: '100%' } },
})
globalStyle(`${page}:has(${about}) > ${form}`, { '@media': { [above.medium]: { gridRow: 1 } } })
globalStyle(`${page}:has(${about}) > ${opening}`, {
  alignSelf: 'stretch',
  gridTemplateRows: 'auto auto 1fr',
})
export const desk = style({})
globalStyle(`${about}:has(${desk})`, { gridTemplateRows: 'auto 1fr', overflow: 'hidden', paddingBottom: 0 })
globalStyle(`${about} > ${desk}`, {
  display: 'block',
  alignSelf: 'end',
  width: `calc(100% + 2 * ${inset})`,
  maxWidth: 'none',
  marginInline: `calc(-1 * ${inset})`,
})
export const name = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '.25rem 1rem',
  alignItems: 'baseline',
  font: `660 1.625rem/1.25 ${font.display}`,
  overflowWrap: 'anywhere',
  '@media': { [upTo.narrow]: { columnGap: '.5rem', fontSize: '1.25rem' } },
})
export const aboutLabel = style({ gridColumn: '1 / -1', font: `500 ${size.small}/1.4 ${font.text}` })
export const price = style({ fontVariantNumeric: 'tabular-nums' })
export const period = style({
  font: `500 ${size.small}/1.4 ${font.text}`,
  '@media': { [upTo.narrow]: { fontSize: size.caption } },
})

export const contents = style({
  display: 'grid',
  gap: space.s2,
  paddingTop: space.s3,
  borderTop: `1px solid color-mix(in srgb, ${color.second} 40%, transparent)`,
})
export const setUp = style({ display: 'flex', justifyContent: 'space-between', gap: space.s4 })
export const features = style({ display: 'grid', gap: space.s2 })
export const feature = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: space.s2,
  lineHeight: 1.4,
})
export const tick = style({ width: '1.25rem', height: '1.25rem', marginTop: '.1rem', color: color.second })

export const day = style({ marginTop: 'clamp(1.5rem, .5rem + 4.5vw, 4.5rem)' })
export const dayHeading = style({})
globalStyle(`${day} > ${dayHeading}`, {
  fontSize: 'clamp(1.5rem, 1.3rem + 1vw, 2.125rem)',
  '@media': { [upTo.narrow]: { marginBottom: space.s6 } },
})
const pier = '1.5rem'
export const steps = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr) minmax(0, 7fr)',
  gridTemplateRows: 'auto auto',
  columnGap: pier,
  '@media': {
    [upTo.narrow]: { gridTemplateColumns: '1fr', gridTemplateRows: 'none', rowGap: space.s6 },
  },
})
export const step = style({
  display: 'grid',
  gridRow: 'span 2',
  gridTemplateRows: 'subgrid',
  '@media': {
    [upTo.narrow]: {
      gridRow: 'auto',
      gridTemplateColumns: 'min(11rem, 50%) minmax(0, 1fr)',
      gap: space.s4,
      gridTemplateRows: 'minmax(10rem, auto)',
      alignContent: 'stretch',
      borderBottom: `2px solid ${ill.ground}`,
    },
  },
})
globalStyle(`${step} > svg`, {
  overflow: 'hidden',
  alignSelf: 'end',
  border: `2px solid ${ill.rim}`,
  borderBottom: 0,
  borderRadius: '999px 999px 0 0',
  '@media': { [upTo.narrow]: { height: '100%' } },
})
export const stepWords = style({
  paddingTop: space.s8,
  background: `linear-gradient(${ill.ground} 0 0) 0 0 / 2px 1rem no-repeat, linear-gradient(${ill.ground} 0 0) 0 0 / 100% 2px no-repeat, repeating-linear-gradient(90deg, ${ill.ground} 0 2px, transparent 2px calc(100% / 12)) 0 0 / 100% .5rem no-repeat`,
  '@media': {
    [above.narrow]: {
      selectors: {
        [`${step}:not(:last-child) > &`]: {
          marginInlineEnd: `calc(-1 * ${pier})`,
          paddingInlineEnd: `calc(2 * ${pier})`,
        },
      },
    },
    [upTo.narrow]: { alignSelf: 'end', padding: `${space.s2} 0 ${space.s3}`, background: 'none' },
  },
})
export const when = style({ color: color.accent, fontWeight: 600, lineHeight: 1.4 })
export const stepTitle = style({})
globalStyle(`${step} ${stepTitle}`, { marginBlock: '.25rem .375rem', fontSize: '1.25rem' })
export const stepText = style({ color: color.inkMuted, lineHeight: 1.5, textWrap: 'balance' })
