import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#renderer/theme/contract.css.ts'
import { adminTheme } from '#renderer/ui/studio/tokens.css.ts'

const { color, font } = vars

/** What has run out. */
export const track = style({
  fill: 'none',
  stroke: color.lineStrong,
  '@media': { '(forced-colors: active)': { stroke: 'GrayText' } },
})
export const hollow = style({
  fill: 'none',
  stroke: color.surface,
  strokeWidth: 3,
  '@media': { '(forced-colors: active)': { stroke: 'Canvas' } },
})
/** What is left. */
export const left = style({
  fill: 'none',
  stroke: color.second,
  '@media': { '(forced-colors: active)': { stroke: 'Highlight' } },
})
/** Little time, or none. */
export const soon = style({})
globalStyle(`${soon} ${left}`, {
  stroke: color.accent,
  '@media': { '(forced-colors: active)': { stroke: 'Highlight' } },
})

export const small = style({ width: '3.25rem', strokeWidth: 5, strokeLinecap: 'round' })
export const figure = style({
  font: `700 13px ${font.text}`,
  fill: color.ink,
  textAnchor: 'middle',
  fontVariantNumeric: 'tabular-nums',
})
globalStyle(`${soon} ${figure}`, { fill: color.accent })
/** Past due: the arch is closed. */
export const due = style({
  fill: color.accentSoft,
  stroke: color.accent,
  strokeWidth: 3,
  '@media': { '(forced-colors: active)': { fill: 'Canvas', stroke: 'Highlight' } },
})
/** For days: it is full. */
export const longDue = style([
  due,
  { fill: color.accent, '@media': { '(forced-colors: active)': { fill: 'Highlight' } } },
])
export const dueSign = style({
  font: `750 15px ${font.text}`,
  fill: color.onAccentSoft,
  textAnchor: 'middle',
  fontVariantNumeric: 'tabular-nums',
  '@media': { '(forced-colors: active)': { fill: 'CanvasText' } },
})
export const longDueSign = style([
  dueSign,
  { fill: color.onAccent, '@media': { '(forced-colors: active)': { fill: 'HighlightText' } } },
])

export const settled = style({ position: 'relative', display: 'block', color: color.inkMuted })
export const sign = style({
  position: 'absolute',
  insetInlineStart: 'calc(50% - .5625rem)',
  bottom: 0,
  width: '1.125rem',
  height: '1.125rem',
})

export const large = style({ display: 'grid', justifyItems: 'center', textAlign: 'center', gap: '.25rem' })
globalStyle(`${large} > svg`, { width: '15rem', strokeWidth: 14, strokeLinecap: 'round' })
globalStyle(`${large} ${hollow}`, { strokeWidth: 11.5 })
export const number = style({
  marginTop: '-4.25rem',
  font: `740 2.625rem/1 ${font.display}`,
  letterSpacing: '-.035em',
  fontVariantNumeric: 'tabular-nums',
})
const words = { fontSize: adminTheme.meta, lineHeight: 1.4, color: color.inkMuted } as const
export const label = style({ ...words, marginBlock: '.25rem' })
export const lateLabel = style([label, { color: color.accent, fontWeight: 650 }])
export const promise = style({ ...words, textWrap: 'balance' })
export const when = style({ color: color.ink })

export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: '.75rem',
  padding: '.6rem .875rem',
  borderRadius: 12,
  background: color.secondSoft,
  color: color.ink,
  lineHeight: 1.45,
})
export const lineSoon = style({ background: color.accentSoft })
