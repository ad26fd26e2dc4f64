import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#renderer/theme/contract.css.ts'
import { above, upTo } from '../theme/breakpoints.ts'

const { color, font, size, space } = vars

export const about = style({
  display: 'grid',
  gap: '.125rem',
  justifySelf: 'start',
  paddingInlineStart: space.s4,
  borderInlineStart: `3px solid ${color.accent}`,
  font: `660 1.375rem/1.3 ${font.display}`,
  overflowWrap: 'anywhere',
})
export const aboutLabel = style({ font: `500 ${size.small}/1.4 ${font.text}`, color: color.inkMuted })
export const price = style({ fontVariantNumeric: 'tabular-nums', color: color.accent })
export const period = style({ font: `500 ${size.small}/1.4 ${font.text}`, color: color.inkMuted })

export const day = style({ marginTop: space.s5 })
/** No drawing stands below it. */
export const alone = style({ '@media': { [above.medium]: { marginBottom: space.section } } })
export const dayHeading = style({})
globalStyle(`${day} > ${dayHeading}`, { fontSize: '1.25rem', marginBottom: space.s5 })
export const steps = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  columnGap: space.s4,
  '@media': { [upTo.narrow]: { gridTemplateColumns: '1fr', rowGap: space.s5 } },
})
export const step = style({
  display: 'grid',
  alignContent: 'start',
  gap: space.s3,
  '@media': { [upTo.narrow]: { gridTemplateColumns: '6.5rem minmax(0, 1fr)', gap: space.s4 } },
})
/** The hour stands in an arch; the middle one is the promise. */
export const when = style({
  display: 'grid',
  placeItems: 'end center',
  minHeight: '5.5rem',
  maxWidth: '9rem',
  padding: '2rem .75rem .75rem',
  borderRadius: '99px 99px 4px 4px',
  background: color.secondSoft,
  color: color.onSecondSoft,
  font: `680 .9375rem/1.2 ${font.display}`,
  textAlign: 'center',
  selectors: { [`${step}:nth-child(2) &`]: { background: color.band, color: color.onBand } },
  '@media': { '(forced-colors: active)': { border: '1px solid' } },
})
export const stepTitle = style({})
globalStyle(`${step} ${stepTitle}`, { fontSize: '1.0625rem' })
export const stepText = style({
  color: color.inkMuted,
  fontSize: size.small,
  lineHeight: 1.5,
  textWrap: 'pretty',
})
