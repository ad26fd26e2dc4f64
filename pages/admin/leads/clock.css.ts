import { globalStyle, type StyleRule, style } from '@vanilla-extract/css'
import { vars } from '#renderer/theme/contract.css.ts'
import { cluster, figures, overControl } from '#renderer/ui/studio/mixins.ts'

const { color, font } = vars
const forcedColors = '(forced-colors: active)'
const painted = (rule: StyleRule, forced: StyleRule) =>
  style({ ...rule, '@media': { [forcedColors]: forced } } as StyleRule)

/** The time that has run out. */
export const track = painted({ fill: 'none', stroke: color.lineStrong }, { stroke: 'GrayText' })
export const hollow = painted({ fill: 'none', stroke: color.surface, strokeWidth: 3 }, { stroke: 'Canvas' })
/** The time that is left. */
export const left = painted({ fill: 'none', stroke: color.second }, { stroke: 'Highlight' })
export const soon = style({})
globalStyle(`${soon} ${left}`, {
  stroke: color.accent,
  '@media': { [forcedColors]: { stroke: 'Highlight' } },
})

export const small = style({ width: '3.25rem', strokeWidth: 5, strokeLinecap: 'round' })
const sign = { ...figures, textAnchor: 'middle' } as const
export const figure = style({ ...sign, font: `700 13px ${font.text}`, fill: color.ink })
globalStyle(`${soon} ${figure}`, { fill: color.accent })
/** Past due: the arch is closed. */
const closed = { stroke: color.accent, strokeWidth: 3 }
export const due = painted({ ...closed, fill: color.accentSoft }, { fill: 'Canvas', stroke: 'Highlight' })
/** Past due for days: the arch is filled. */
export const longDue = painted({ ...closed, fill: color.accent }, { fill: 'Highlight', stroke: 'Highlight' })
const dueFigure = { ...sign, font: `750 15px ${font.text}` }
export const dueSign = painted({ ...dueFigure, fill: color.onAccentSoft }, { fill: 'CanvasText' })
export const longDueSign = painted({ ...dueFigure, fill: color.onAccent }, { fill: 'HighlightText' })

export const settled = style({ position: 'relative', display: 'block' })
globalStyle(`${settled} > svg:nth-child(2)`, {
  ...overControl('1.125rem'),
  top: 'auto',
  bottom: 0,
  insetInlineStart: 'calc(50% - .5625rem)',
})

export const line = style({
  ...cluster('.75rem'),
  flexWrap: 'nowrap',
  padding: '.6rem .875rem',
  borderRadius: 12,
  background: color.secondSoft,
  lineHeight: 1.45,
  '@media': { print: { display: 'none' } },
})
globalStyle(`${line}:has(> ${soon})`, { background: color.accentSoft })
