import { globalStyle, style } from '@vanilla-extract/css'
import { adminTheme } from '#renderer/admin/tokens.css.ts'
import { vars } from '#renderer/theme/contract.css.ts'

const { color, space } = vars

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

/** Takes no room until it speaks. */
export const changed = style({ selectors: { '&:empty': { position: 'absolute' } } })

/** A part that opens, by a summary that looks like a button. */
export const more = style({})
globalStyle(`${more} > summary::-webkit-details-marker`, { display: 'none' })
globalStyle(`${more}[open] > summary`, { marginBottom: space.s5 })
/** Without a border it begins where its text does. */
export const moreLink = style({ marginInlineStart: '-.7rem' })
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
export const codesEnd = style({ borderTop: `1px solid ${color.line}`, paddingTop: '.5rem' })

// On paper only the codes stand, and whose they are
globalStyle(`body:has(${codes}) *`, { '@media': { print: { visibility: 'hidden' } } })
globalStyle(`body:has(${codes}) ${sheet}, body:has(${codes}) ${sheet} *`, {
  '@media': { print: { visibility: 'visible', color: 'black' } },
})
globalStyle(`body ${sheet}`, { '@media': { print: { position: 'fixed', inset: '0 auto auto 0' } } })
export const hint = style({
  padding: '.6rem .875rem',
  borderRadius: 10,
  background: adminTheme.hintSoft,
  fontSize: '.875rem',
})
