import { globalStyle, style } from '@vanilla-extract/css'
import * as shared from '#renderer/admin/shared.css.ts'
import { adminTheme } from '#renderer/admin/tokens.css.ts'
import { upTo } from '#renderer/theme/breakpoints.ts'
import { vars } from '#renderer/theme/contract.css.ts'

const { color, font, space } = vars

export const filter = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: space.s3,
  marginBottom: space.s5,
  '@media': { [upTo.phone]: { display: 'grid', gridTemplateColumns: '1fr 1fr' } },
})
/** Its words end where the rows do. */
export const erasures = style({ marginInline: 'auto -1rem', '@media': { [upTo.phone]: { margin: 0 } } })
export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '1.5rem 8rem minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space.s3,
  minHeight: '2.75rem',
  padding: `.35rem ${space.s5}`,
  borderTop: `1px solid ${color.line}`,
  '@media': {
    [upTo.phone]: {
      gridTemplateColumns: '1.5rem minmax(0, 1fr) auto',
      padding: `.5rem ${space.s4}`,
    },
  },
})
globalStyle(`${row} > :first-child`, { '@media': { [upTo.phone]: { gridRow: '1 / 3' } } })
globalStyle(`${row} > ${shared.avatar}`, {
  position: 'relative',
  width: '1.5rem',
  height: '1.5rem',
  fontSize: '.6875rem',
})
/** What one member did in a row hangs on one thread. */
export const same = style({ borderTopColor: 'transparent' })
globalStyle(`${row}:has(+ ${same})::before, ${same}::before`, {
  content: '',
  position: 'absolute',
  insetInlineStart: `calc(${space.s5} + .75rem - 1px)`,
  width: 2,
  top: -1,
  bottom: 0,
  background: color.lineStrong,
  '@media': { [upTo.phone]: { insetInlineStart: `calc(${space.s4} + .75rem - 1px)` } },
})
globalStyle(`${row}:not(${same})::before`, { top: '50%' })
globalStyle(`${same}:not(:has(+ ${same}))::before`, { bottom: '50%' })
export const bead = style({
  position: 'relative',
  justifySelf: 'center',
  width: '.625rem',
  height: '.625rem',
  borderRadius: '50%',
  border: `2px solid ${color.lineStrong}`,
  background: adminTheme.pane,
})
export const day = style({})
globalStyle(`${shared.rowList} ${day}`, {
  display: 'flex',
  alignItems: 'center',
  minHeight: '2rem',
  paddingInline: space.s5,
  background: adminTheme.well,
  color: color.inkMuted,
  font: `650 ${adminTheme.meta}/1.3 ${font.text}`,
  letterSpacing: 0,
  '@media': { [upTo.phone]: { paddingInline: space.s4 } },
})
globalStyle(`${shared.rowList} section + section`, { borderTop: `1px solid ${color.line}` })
export const what = style({ fontWeight: 600, lineHeight: 1.4, overflowWrap: 'anywhere' })
globalStyle(`${what} > span`, { marginInlineStart: '.15rem', fontWeight: 400 })
export const object = style({
  fontWeight: 500,
  fontVariantNumeric: 'tabular-nums',
  textDecorationThickness: '1px',
  textUnderlineOffset: '.22em',
})
export const who = style([
  shared.meta,
  { overflowWrap: 'anywhere', '@media': { [upTo.phone]: { gridArea: '2 / 2' } } },
])
export const when = style([
  shared.meta,
  {
    textAlign: 'end',
    fontVariantNumeric: 'tabular-nums',
    '@media': { [upTo.phone]: { gridArea: '1 / 3 / 3' } },
  },
])
export const pages = style({ display: 'flex', gap: space.s3, marginTop: space.s5 })
