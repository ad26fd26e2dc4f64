import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#renderer/theme/contract.css.ts'

const { color, font, radius, size, space } = vars

export const box = style({
  display: 'grid',
  alignContent: 'start',
  gap: space.s3,
  minWidth: 0,
})
/** With the link in it, it needs both columns. */
export const wide = style({ gridColumn: '1 / -1' })
export const row = style({
  display: 'grid',
  alignContent: 'space-between',
  justifyItems: 'start',
  gap: space.s1,
  height: '100%',
})
// Its label ends on the line of the answer beside it
globalStyle(`${row} > button`, { marginBottom: '-.5rem' })
export const words = style({})
export const title = style({
  fontFamily: font.text,
  fontWeight: 600,
  fontSize: '1rem',
  lineHeight: 1.35,
  letterSpacing: 'normal',
})
export const help = style({
  maxWidth: '56em',
  fontSize: size.small,
  lineHeight: 1.4,
  color: color.inkMuted,
  selectors: { [`${title} + &`]: { marginTop: '.25rem' } },
})
export const said = style({
  maxWidth: '42em',
  lineHeight: 1.5,
  selectors: { [`${words} > &:not(:empty)`]: { marginTop: space.s2 } },
})
export const made = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: `${space.s3} 1.5rem`,
})
export const about = style({ display: 'grid', flex: '1 1 18rem', gap: space.s3 })
export const address = style({
  width: '100%',
  minHeight: '3rem',
  padding: '.5rem .875rem',
  border: `1.5px solid ${color.lineStrong}`,
  borderRadius: radius.medium,
  background: color.paper,
  color: color.ink,
  fontSize: size.small,
  textOverflow: 'ellipsis',
})
export const buttons = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '.75rem' })
export const quiet = style({ display: 'flex', flexWrap: 'wrap', gap: '0 1.5rem' })
/** Dark on light in both themes: readers of codes expect it. */
export const code = style({
  flex: 'none',
  width: 'min(15rem, 100%)',
  border: `1px solid ${color.line}`,
  borderRadius: radius.medium,
  background: '#fff',
  fill: '#000',
  forcedColorAdjust: 'none',
})
export const arrival = style({
  display: 'grid',
  gap: space.s3,
  padding: '1rem 1.125rem',
  border: `1.5px solid ${color.second}`,
  borderRadius: radius.medium,
  background: color.surface,
  lineHeight: 1.5,
  scrollMarginTop: '6rem',
})
