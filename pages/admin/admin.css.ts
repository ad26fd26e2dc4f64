import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#renderer/theme/contract.css.ts'

const { color, font, radius, size, space } = vars
const narrow = '(max-width: 48rem)'

export const gate = style({
  minHeight: '100dvh',
  display: 'grid',
  gridTemplateColumns: '5fr 6fr',
  '@media': { [narrow]: { gridTemplateColumns: '1fr', gridTemplateRows: '11rem 1fr' } },
})
export const art = style({ position: 'relative', overflow: 'hidden', background: color.secondSoft })
globalStyle(`${art} > svg`, {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  '@media': { [narrow]: { inset: 'auto', insetInlineStart: 0, top: '-9.4rem', height: '34.3rem' } },
})
export const side = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  padding: `${space.s6} clamp(1.25rem, 5vw, 4rem)`,
  '@media': { [narrow]: { paddingTop: space.s3 } },
})
export const top = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space.s4,
})
export const logo = style({ display: 'inline-flex', minHeight: '2.75rem', textDecoration: 'none' })
export const back = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.s2,
  minHeight: '2.75rem',
  fontWeight: 600,
  fontSize: size.small,
  color: color.inkMuted,
  textDecoration: 'none',
  selectors: { '&:hover': { color: color.ink, textDecoration: 'underline', textUnderlineOffset: '.25em' } },
})
export const box = style({
  alignSelf: 'center',
  justifySelf: 'center',
  width: 'min(100%, 25rem)',
  display: 'grid',
  gap: space.s6,
  paddingBlock: space.s8,
  '@media': { [narrow]: { alignSelf: 'start', paddingBlock: space.s5, gap: space.s5 } },
})
export const intro = style({ display: 'grid', gap: space.s2 })
export const heading = style({ fontSize: 'clamp(1.875rem, 1.6rem + 1.2vw, 2.25rem)', lineHeight: 1.05 })
export const lead = style({ color: color.inkMuted })
export const problem = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: '.75rem',
  padding: '.875rem 1rem',
  border: `2px solid ${color.critical}`,
  borderRadius: radius.medium,
  background: color.criticalSoft,
  fontWeight: 550,
  lineHeight: 1.45,
})
export const problemIcon = style({ width: '1.375rem', height: '1.375rem', color: color.critical })
export const fields = style({ display: 'grid', gap: space.s4 })
globalStyle(`${fields} input`, { background: color.surface })
globalStyle(`${fields} > [type=submit]`, { marginTop: space.s2 })
export const help = style({
  display: 'grid',
  gap: '.4rem',
  borderTop: `1px solid ${color.line}`,
  paddingTop: space.s4,
})
export const helpTitle = style({ fontWeight: 650 })
export const helpText = style({ color: color.inkMuted, lineHeight: 1.5 })
export const command = style({
  font: '500 .875rem ui-monospace, monospace',
  background: color.sunk,
  padding: '.1em .35em',
  borderRadius: '5px',
  color: color.ink,
  whiteSpace: 'nowrap',
})
export const privacy = style({
  textAlign: 'center',
  color: color.inkMuted,
  fontSize: size.caption,
  lineHeight: 1.4,
})

export const bar = style({ borderBottom: `1px solid ${color.line}`, background: color.surface })
export const barRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.s2} ${space.s6}`,
  paddingBlock: space.s3,
  '@media': { [narrow]: { justifyContent: 'space-between' } },
})
export const who = style({
  marginInlineStart: 'auto',
  fontWeight: 600,
  fontSize: size.small,
  '@media': { [narrow]: { order: 1, flexBasis: '100%' } },
})
export const whoLabel = style({ fontWeight: 400, color: color.inkMuted })
export const list = style({ paddingBlock: `${space.s10} ${space.s24}` })
export const listHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${space.s2} ${space.s4}`,
  marginBottom: space.s6,
})
export const count = style({ color: color.inkMuted, fontVariantNumeric: 'tabular-nums' })
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 18rem auto',
  columnGap: space.s6,
  alignItems: 'center',
  minHeight: '4rem',
  paddingBlock: space.s2,
  borderTop: `1px solid ${color.line}`,
  selectors: { '&:last-child': { borderBottom: `1px solid ${color.line}` } },
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr) auto', paddingBlock: space.s3 } },
})
export const rowTitle = style({
  font: `620 1.0625rem/1.35 ${font.text}`,
  letterSpacing: 0,
  overflowWrap: 'anywhere',
  '@media': { [narrow]: { gridColumn: 1 } },
})
export const rowFacts = style({
  display: 'grid',
  gridTemplateColumns: '7rem 1fr',
  gap: space.s3,
  fontSize: size.small,
  color: color.inkMuted,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [narrow]: { gridColumn: 1, gridTemplateColumns: 'auto 1fr' } },
})
export const state = style({ display: 'inline-flex', alignItems: 'center', gap: '.5rem', color: color.ink })
/** A state is a shape and a word, never a colour alone. */
export const disc = style({
  width: '.75rem',
  height: '.75rem',
  borderRadius: '50%',
  background: color.second,
  border: `1.5px solid ${color.second}`,
})
export const ring = style({
  width: '.75rem',
  height: '.75rem',
  borderRadius: '50%',
  border: `1.5px dashed ${color.inkMuted}`,
})
export const view = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  color: color.accent,
  fontWeight: 600,
  textUnderlineOffset: '.22em',
  '@media': { [narrow]: { gridColumn: 2, gridRow: '1 / 3' } },
})
