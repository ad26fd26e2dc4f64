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
export const when = style({ color: color.accent, fontWeight: 600, fontSize: size.small, lineHeight: 1.4 })
export const stepTitle = style({})
globalStyle(`${step} ${stepTitle}`, { marginBlock: '.125rem .25rem', fontSize: '1.125rem' })
globalStyle(`${step} > svg`, { maxWidth: '9.5rem' })
export const stepText = style({
  color: color.inkMuted,
  fontSize: size.small,
  lineHeight: 1.5,
  textWrap: 'pretty',
})
