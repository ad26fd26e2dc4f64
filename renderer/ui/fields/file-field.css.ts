import { style, styleVariants } from '@vanilla-extract/css'
import { touch, upTo } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'
import { bare, centredRow } from '../../theme/fragments.ts'
import { whenDark } from '../when-dark.ts'

const { color, font, ill, radius, size } = vars
const withoutScript = '(scripting: none)'

export const field = style({ gridColumn: '1 / -1', display: 'grid', gap: '.75rem', minWidth: 0 })
export const top = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: '.125rem 1rem',
})
export const label = style({ fontWeight: 600, fontSize: '1rem', lineHeight: 1.3 })
export const limit = style({
  fontSize: size.small,
  color: color.inkMuted,
  fontVariantNumeric: 'tabular-nums',
})
export const drop = style({
  position: 'relative',
  ...centredRow('1rem'),
  minHeight: '5.5rem',
  padding: '1rem 1.125rem',
  border: `1.5px dashed ${color.lineStrong}`,
  borderRadius: radius.medium,
  background: color.surface,
  selectors: {
    '&:hover': { borderColor: color.ink },
    '&:has(:focus-visible)': { outline: `3px solid ${color.accent}`, outlineOffset: '2px' },
    '&[data-over]': { borderStyle: 'solid', borderColor: color.second, background: color.secondSoft },
    // Files chosen before the page's code has loaded; early-files.ts sets this attribute
    '&[data-chosen]': { flexWrap: 'wrap' },
    '&[data-chosen]::after': { content: 'attr(data-chosen)', flex: '1 0 100%', overflowWrap: 'anywhere' },
    '&:has([aria-invalid=true])': { borderStyle: 'solid', borderWidth: 2, borderColor: color.critical },
  },
})
export const arch = style([
  {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    width: '3.25rem',
    height: '3.5rem',
    paddingTop: '.25rem',
    borderRadius: '99px 99px 0 0',
    background: color.secondSoft,
    color: color.onSecondSoft,
    selectors: { '[data-over] > &': { background: color.surface } },
  },
  whenDark({ background: ill.gate }),
])
const scripted = { '@media': { [withoutScript]: { display: 'none' } } } as const
export const prompt = style({
  fontSize: '1rem',
  lineHeight: 1.4,
  '@media': {
    // Nothing can be dropped with a finger
    [touch]: { display: 'none' },
    ...scripted['@media'],
  },
})
export const promptMore = style({ display: 'block', fontSize: size.small, color: color.inkMuted })
/** Looks like an outlined button; the input on top of it does the work. */
export const choose = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: '3rem',
  marginInlineStart: 'auto',
  padding: '.625rem 1.375rem',
  border: `1.5px solid ${color.lineStrong}`,
  borderRadius: radius.medium,
  font: `650 1rem/1.25 ${font.text}`,
  whiteSpace: 'nowrap',
  selectors: {
    [`${drop}:hover > &`]: {
      borderColor: color.ink,
      background: `color-mix(in srgb, ${color.ink} 5%, transparent)`,
    },
  },
  '@media': { [touch]: { flex: 1 }, ...scripted['@media'] },
})
/** Covers the whole box, so that files can be dropped anywhere on it. Without script it looks native. */
export const input = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  opacity: 0,
  cursor: 'pointer',
  '@media': {
    [withoutScript]: { position: 'static', flex: 1, minWidth: 0, height: 'auto', opacity: 1 },
  },
})

export const files = style({ display: 'grid' })
export const file = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto auto',
  gap: '.875rem',
  alignItems: 'center',
  minHeight: '3.25rem',
  borderTop: `1px solid ${color.line}`,
  selectors: { '&:first-child': { borderTop: 0 } },
})
const ending = style({
  display: 'grid',
  placeItems: 'center',
  width: '3.25rem',
  height: '2rem',
  borderRadius: radius.small,
  font: `650 ${size.caption}/1 ${font.text}`,
  textTransform: 'uppercase',
})
export const kind = styleVariants({
  green: [ending, { background: color.secondSoft, color: color.onSecondSoft }],
  clay: [ending, { background: color.accentSoft, color: color.onAccentSoft }],
  sand: [ending, { background: color.sand, color: color.ink }],
})
export const name = style({ fontSize: '1rem', lineHeight: 1.3, overflowWrap: 'anywhere' })
export const bytes = style({
  fontSize: size.small,
  color: color.inkMuted,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
})
export const remove = style({
  display: 'grid',
  placeItems: 'center',
  width: '2.75rem',
  height: '2.75rem',
  padding: 0,
  marginInlineEnd: '-.6rem',
  ...bare,
  borderRadius: radius.small,
  color: color.inkMuted,
  selectors: { '&:hover': { color: color.critical } },
})
/** Replaces the remove button, which needs script. */
export const detach = style({
  display: 'none',
  '@media': {
    [withoutScript]: { display: 'flex', alignItems: 'center', gap: '.5rem', minHeight: '2.75rem' },
    [`${withoutScript} and ${upTo.narrow}`]: { gridColumn: '2 / -1', marginTop: '-.875rem' },
  },
})
