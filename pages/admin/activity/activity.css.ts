import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import * as shared from '#renderer/admin/shared.css.ts'
import { adminTheme } from '#renderer/admin/tokens.css.ts'
import { above, upTo } from '#renderer/theme/breakpoints.ts'
import { vars } from '#renderer/theme/contract.css.ts'

const { color, space } = vars

/** What is looked for, and what was found. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: '15rem minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr',
  gap: `${space.s5} ${space.s10}`,
  paddingTop: space.s6,
  borderTop: `1px solid ${color.line}`,
  '@media': {
    [upTo.phone]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'none',
      paddingTop: 0,
      borderTop: 0,
    },
  },
})
globalStyle(`${columns} > *`, { '@media': { [above.phone]: { gridColumn: 2 } } })
export const filter = style({
  display: 'grid',
  gap: space.s3,
  '@media': { [upTo.phone]: { gridTemplateColumns: '1fr 1fr' } },
})
globalStyle(`${columns} > ${filter}`, { '@media': { [above.phone]: { gridColumn: 1, gridRow: 1 } } })
globalStyle(`${filter} > :is(a, button)`, { '@media': { [upTo.phone]: { gridColumn: '1 / -1' } } })
export const erasures = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  alignSelf: 'start',
  gap: '.6rem',
  minHeight: '3.25rem',
  paddingInline: '.875rem',
  border: `1px solid ${color.line}`,
  borderRadius: 12,
  background: adminTheme.pane,
  fontWeight: 600,
  textDecoration: 'none',
  selectors: { '&:hover': { borderColor: color.lineStrong } },
})
globalStyle(`${columns} > ${erasures}`, { '@media': { [above.phone]: { gridColumn: 1, gridRow: 2 } } })
/** Times, signs, names and words stand below one another through all days. */
export const days = style({
  display: 'grid',
  gridTemplateColumns: 'auto auto auto minmax(0, 1fr)',
  gap: `${space.s6} .75rem`,
  '@media': {
    [above.phone]: { gridRow: '1 / 3' },
    [upTo.phone]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto', rowGap: space.s5 },
  },
})
const throughDays = {
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'subgrid',
} as const
globalStyle(`${days} :is(section, ol)`, { ...throughDays, rowGap: 0 })
export const day = style({ gridColumn: '1 / -1', marginBottom: space.s2 })
export const row = style({
  ...throughDays,
  position: 'relative',
  alignItems: 'center',
  minHeight: '2.75rem',
  padding: `.4rem ${space.s5} .4rem ${space.s4}`,
  '@media': {
    [upTo.phone]: {
      padding: `.6rem ${space.s4} .6rem .75rem`,
      gridTemplateAreas: '"mark what what" "mark who when"',
      rowGap: '.15rem',
    },
  },
})
/** The thread of the day, from its first event to its last. */
globalStyle(`${row}::before`, {
  content: '',
  gridColumn: 2,
  gridRow: 1,
  justifySelf: 'center',
  alignSelf: 'stretch',
  marginBlock: '-.4rem',
  width: 1.5,
  background: color.lineStrong,
  '@media': { [upTo.phone]: { gridArea: 'mark', marginBlock: '-.6rem' } },
})
globalStyle(`${row}:is(:first-child, :last-child)::before`, { height: '50%', marginBlock: 0 })
globalStyle(`${row}:first-child::before`, { alignSelf: 'end' })
globalStyle(`${row}:last-child::before`, { alignSelf: 'start' })
globalStyle(`${row}:only-child::before`, { content: 'none' })
globalStyle(`${row} > *`, { gridRow: 1, '@media': { [upTo.phone]: { gridRow: 'auto' } } })
export const mark = style({
  gridColumn: 2,
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: '2rem',
  height: '2rem',
  borderRadius: '50%',
  boxShadow: `0 0 0 2px ${adminTheme.pane}`,
  '@media': { [upTo.phone]: { gridArea: 'mark', alignSelf: 'center' } },
})
globalStyle(`${mark} > svg`, { width: '1.125rem', height: '1.125rem' })
const tone = (background: string, ink: string) => ({
  background,
  color: ink,
  border: '1px solid color-mix(in srgb, currentColor 35%, transparent)',
})
export const markTone = styleVariants({
  access: tone(color.secondSoft, color.onSecondSoft),
  accounts: tone(color.sand, color.ink),
  leads: tone(color.accentSoft, color.onAccentSoft),
  content: tone(adminTheme.hintSoft, adminTheme.onHintSoft),
  picture: tone(adminTheme.hintSoft, adminTheme.onHintSoft),
  erasure: { ...tone(adminTheme.pane, color.ink), border: `1.5px dashed ${color.lineStrong}` },
  refused: tone(color.criticalSoft, color.critical),
  trail: tone(adminTheme.well, color.inkMuted),
})
export const who = style({
  display: 'flex',
  alignItems: 'center',
  gap: '.4rem',
  maxWidth: '9rem',
  color: color.inkMuted,
  fontSize: '.875rem',
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
  '@media': { [upTo.phone]: { gridArea: 'who', maxWidth: 'none' } },
})
globalStyle(`${who} > ${shared.avatar}`, {
  width: '1.375rem',
  height: '1.5rem',
  borderRadius: '99px 99px 4px 4px',
  fontSize: '.6875rem',
})
export const what = style({
  fontWeight: 600,
  lineHeight: 1.4,
  textWrap: 'pretty',
  overflowWrap: 'anywhere',
  '@media': { [upTo.phone]: { gridArea: 'what' } },
})
globalStyle(`${what} > span`, { marginInlineStart: '.15rem', fontWeight: 400 })
export const object = style({
  fontWeight: 500,
  fontVariantNumeric: 'tabular-nums',
  textDecorationThickness: '1px',
  textUnderlineOffset: '.22em',
})
export const when = style([
  shared.meta,
  {
    fontVariantNumeric: 'tabular-nums',
    '@media': { [upTo.phone]: { gridArea: 'when' } },
  },
])
export const pages = style({ display: 'flex', gap: space.s3 })
