import { globalStyle, style } from '@vanilla-extract/css'
import { upTo } from '#renderer/theme/breakpoints.ts'
import { vars } from '#renderer/theme/contract.css.ts'
import { cluster, columns, labelled, spread, square, wholeBox } from '#renderer/ui/studio/mixins.ts'

const { color, font, radius, size, space } = vars

export const gate = style({
  ...columns('5fr 6fr', '0'),
  minHeight: '100dvh',
  '@media': { [upTo.phone]: { gridTemplateColumns: '1fr', gridTemplateRows: '11rem 1fr' } },
})
export const art = style({ position: 'relative', overflow: 'hidden', background: color.secondSoft })
globalStyle(`${art} > svg`, { position: 'absolute', inset: 0, width: '100%', height: '100%' })
/** On phones the whole door fits above the form. */
export const house = style({
  '@media': { [upTo.phone]: { transform: 'translate(320px, 872px) scale(.46) translate(-320px, -840px)' } },
})
export const side = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  padding: `${space.s6} clamp(1.25rem, 5vw, 4rem)`,
  '@media': { [upTo.phone]: { paddingTop: space.s3 } },
})
export const top = style({ ...spread(space.s4), alignItems: 'center' })
export const logo = style({ display: 'inline-flex', minHeight: '2.75rem', textDecoration: 'none' })
export const back = style({
  ...labelled(space.s2),
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
  '@media': { [upTo.phone]: { alignSelf: 'start', paddingBlock: space.s5, gap: space.s5 } },
})
export const heading = style({ fontSize: 'clamp(1.875rem, 1.6rem + 1.2vw, 2.25rem)', lineHeight: 1.05 })
export const lead = style({ color: color.inkMuted })
export const problem = style({
  ...columns('auto 1fr', '.75rem'),
  padding: '.875rem 1rem',
  border: `2px solid ${color.critical}`,
  borderRadius: radius.medium,
  background: color.criticalSoft,
  fontWeight: 550,
  lineHeight: 1.45,
})
globalStyle(`${problem} > svg`, { ...square('1.375rem'), color: color.critical })
export const fields = style({ display: 'grid', gap: space.s4 })
globalStyle(`${fields} input`, { background: color.surface })
globalStyle(`${fields} > [type=submit]`, { marginTop: space.s2 })
export const group = style({ display: 'grid', gap: space.s2 })
export const passkeyButton = style({ minHeight: '3.5rem' })
globalStyle(`${passkeyButton} svg`, { width: '1.75rem', height: '1.75rem' })
export const fault = style({
  display: 'flex',
  gap: '.4rem',
  color: color.critical,
  fontSize: size.small,
  fontWeight: 550,
  lineHeight: 1.4,
  selectors: { '&:empty': { display: 'none' } },
})
globalStyle(`${fault} > svg`, { ...square('1.125rem'), marginTop: '.1em' })
export const or = style({
  ...cluster('.875rem'),
  color: color.inkMuted,
  fontSize: size.small,
  selectors: { '&::before, &::after': { content: '', flex: 1, borderTop: `1px solid ${color.line}` } },
})
export const passwordField = style({ position: 'relative' })
export const show = style({
  position: 'absolute',
  top: '-.3rem',
  insetInlineEnd: 0,
  minHeight: '1.75rem',
  minWidth: '2.75rem',
  padding: 0,
  border: 0,
  background: 'none',
  color: color.inkMuted,
  font: `600 ${size.small}/1 ${font.text}`,
  textAlign: 'end',
  textDecoration: 'underline',
  textUnderlineOffset: '.22em',
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: color.ink },
    // A larger touch target, down to the field below
    '&::after': { ...wholeBox, inset: '-1rem -.5rem 0' },
  },
})
export const help = style({
  display: 'grid',
  gap: '.25rem',
  borderTop: `1px solid ${color.line}`,
  paddingTop: space.s4,
})
export const helpText = style({ color: color.inkMuted, fontSize: size.small, lineHeight: 1.5 })
export const privacy = style({
  justifySelf: 'center',
  width: 'min(100%, 25rem)',
  textWrap: 'pretty',
  color: color.inkMuted,
  fontSize: size.caption,
  lineHeight: 1.4,
})
