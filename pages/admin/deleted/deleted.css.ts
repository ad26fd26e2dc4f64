import { globalStyle, style } from '@vanilla-extract/css'
import { stateDot } from '#renderer/admin/shared.css.ts'
import { adminTheme } from '#renderer/admin/tokens.css.ts'
import { upTo } from '#renderer/theme/breakpoints.ts'
import { vars } from '#renderer/theme/contract.css.ts'

const { color, space } = vars

export const withoutScript = style({
  marginBottom: space.s4,
  '@media': { '(scripting: enabled)': { display: 'none' } },
})
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) 10rem auto',
  alignItems: 'center',
  gap: `.25rem ${space.s5}`,
  padding: `${space.s4} ${space.s5}`,
  selectors: { '& + &': { borderTop: `1px solid ${color.line}` } },
  '@media': {
    [upTo.large]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto' },
    [upTo.phone]: { gridTemplateColumns: 'auto minmax(0, 1fr)', padding: space.s4, gap: `.5rem ${space.s3}` },
  },
})
export const what = style({ minWidth: 0, overflowWrap: 'anywhere' })
export const title = style({})
export const address = style({ fontSize: adminTheme.meta, color: color.inkMuted, lineHeight: 1.5 })
export const taken = style({ display: 'block', color: adminTheme.onHintSoft })
export const state = style({
  display: 'grid',
  justifyItems: 'start',
  gap: '.15rem',
  '@media': { [upTo.large]: { gridColumn: 2, gridRow: 2 } },
})
// It is not public now
globalStyle(`${state} ${stateDot.published}`, {
  opacity: 0.5,
})
export const actions = style({
  display: 'flex',
  justifyContent: 'flex-end',
  gap: space.s2,
  '@media': {
    [upTo.large]: { gridRow: '1 / 3', gridColumn: 3 },
    [upTo.phone]: { display: 'grid', gridTemplateColumns: '1fr 1fr', gridColumn: '1 / -1', gridRow: 'auto' },
  },
})
/** Takes no room until it speaks. */
export const outcome = style({ gridColumn: '2 / -1', selectors: { '&:empty': { position: 'absolute' } } })
export const done = style({
  display: 'flex',
  alignItems: 'center',
  gap: '.4rem',
  color: color.second,
  fontWeight: 600,
  fontSize: '.875rem',
})
/** What the post looked like in the list, behind the outline of an arch: it is not there now. */
export const cover = style({
  display: 'block',
  width: '5.5rem',
  aspectRatio: '1',
  borderRadius: '999px 999px 8px 8px',
  outline: `1.5px dashed ${color.lineStrong}`,
  outlineOffset: 3,
  overflow: 'clip',
  filter: 'saturate(.6)',
  '@media': { [upTo.phone]: { width: '3.5rem', alignSelf: 'start' } },
})
export const versions = style({ '@media': { [upTo.phone]: { borderColor: color.lineStrong } } })
