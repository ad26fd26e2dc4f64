import { globalStyle, style } from '@vanilla-extract/css'
import { adminTheme } from '#renderer/admin/tokens.css.ts'
import { upTo } from '#renderer/theme/breakpoints.ts'
import { vars } from '#renderer/theme/contract.css.ts'

const { color, radius, space } = vars

export const page = style({
  width: `min(100% - 2 * ${space.s6}, 60rem)`,
  marginInline: 'auto',
  paddingBlock: `${space.s8} ${space.s16}`,
  display: 'grid',
  gap: space.s8,
  '@media': { [upTo.phone]: { width: 'calc(100% - 2rem)', paddingBlock: '1.25rem 2rem' } },
})
// Neither the bar nor the dock covers what has the focus
globalStyle(`${page} :is(a, button, input, summary)`, { scrollMarginBlock: '6rem' })
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s4,
})
export const who = style({ minWidth: 0 })
export const name = style({})
globalStyle(`${page} ${name}`, { fontSize: '1.75rem', overflowWrap: 'anywhere' })
export const lead = style({ color: color.inkMuted, overflowWrap: 'anywhere' })
export const withoutScript = style({ '@media': { '(scripting: enabled)': { display: 'none' } } })
/** What came of a plain form. */
export const notice = style({
  display: 'flex',
  gap: '.6rem',
  padding: '.75rem 1rem',
  border: '1px solid',
  borderRadius: 12,
})
export const noticeDone = style({
  borderColor: color.second,
  background: color.secondSoft,
  color: color.onSecondSoft,
})
export const noticeError = style({ borderColor: color.critical, background: color.criticalSoft })
/** The accent has no contrast on a notice. */
export const noticeLink = style({ color: 'inherit', fontWeight: 600, textUnderlineOffset: '.22em' })
export const noticeIcon = style({ flex: 'none', width: '1.25rem', height: '1.25rem', marginTop: '.1em' })

export const section = style({
  display: 'grid',
  gridTemplateColumns: '16rem minmax(0, 1fr)',
  gap: `${space.s6} ${space.s8}`,
  paddingTop: space.s6,
  borderTop: `1px solid ${color.line}`,
  '@media': { [upTo.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s4 } },
})
export const sectionHead = style({ display: 'grid', gap: '.35rem', alignContent: 'start' })
export const sectionBody = style({ display: 'grid', gap: '.75rem', alignContent: 'start' })
export const quiet = style({ color: color.inkMuted })

/** A part that opens, by a summary that looks like a button. */
export const more = style({})
globalStyle(`${more} > summary::-webkit-details-marker`, { display: 'none' })
globalStyle(`${more}[open] > summary`, { marginBottom: space.s5 })
export const fields = style({
  display: 'grid',
  gap: space.s4,
  maxWidth: '28rem',
})

export const rows = style({ display: 'grid', gap: '.5rem', listStyle: 'none', margin: 0, padding: 0 })
export const row = style({
  display: 'grid',
  gridTemplateColumns: '2.5rem minmax(0, 1fr) auto',
  gap: '.05rem .875rem',
  alignItems: 'center',
  padding: '.65rem .875rem',
  border: `1px solid ${color.line}`,
  borderRadius: 12,
  background: adminTheme.pane,
})
/** A device in an arch. */
export const sign = style({
  gridRow: '1 / 3',
  display: 'grid',
  placeItems: 'center',
  width: '2.5rem',
  height: '2.75rem',
  borderRadius: '99px 99px 7px 7px',
  background: color.secondSoft,
  color: color.onSecondSoft,
})
export const rowName = style({ fontWeight: 640, overflowWrap: 'anywhere', alignSelf: 'end' })
export const rowFacts = style({
  gridColumn: 2,
  alignSelf: 'start',
  fontSize: adminTheme.meta,
  lineHeight: 1.4,
  color: color.inkMuted,
})
export const rowActions = style({
  gridColumn: 3,
  gridRow: '1 / 3',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'end',
  '@media': { [upTo.phone]: { maxWidth: '6.5rem' } },
})

export const codes = style({
  display: 'grid',
  gap: '.75rem',
  padding: space.s4,
  border: `1px solid ${adminTheme.hintLine}`,
  borderRadius: 12,
  background: adminTheme.pane,
})
export const sheet = style({ display: 'grid' })
export const sheetHead = style({ display: 'none', '@media': { print: { display: 'block' } } })
export const codeList = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(13rem, 1fr))',
  gap: '.35rem 1rem',
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
globalStyle(`${codeList} code`, {
  font: '500 1rem/1.6 ui-monospace, monospace',
  letterSpacing: '.02em',
  userSelect: 'all',
})
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: '.5rem' })
export const codesEnd = style({ borderTop: `1px solid ${color.line}`, paddingTop: '.5rem' })

export const dialog = style({ display: 'grid', gap: space.s4, padding: '1rem 1.5rem 1.5rem' })
export const dialogActions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.s2,
  borderRadius: radius.small,
})

// On paper only the codes stand, and whose they are
globalStyle(`body:has(${codes}) *`, { '@media': { print: { visibility: 'hidden' } } })
globalStyle(`body:has(${codes}) ${sheet}, body:has(${codes}) ${sheet} *`, {
  '@media': { print: { visibility: 'visible', color: 'black' } },
})
globalStyle(`body ${sheet}`, { '@media': { print: { position: 'fixed', inset: '0 auto auto 0' } } })
