import { style } from '@vanilla-extract/css'
import { above, upTo } from '#renderer/theme/breakpoints.ts'
import { vars } from '#renderer/theme/contract.css.ts'
import { adminTheme } from '#renderer/ui/studio/tokens.css.ts'

const { color, font, space } = vars

export const line = style({
  display: 'block',
  width: `calc(100% - 2 * ${space.s8})`,
  height: '5.25rem',
  margin: `${space.s2} ${space.s8} ${space.s5}`,
  overflow: 'visible',
  '@media': { [upTo.phone]: { width: 'calc(100% - 3rem)', marginInline: '1.5rem' } },
})
/** Goes on beyond an arch and a label at either end of the time. */
export const road = style({
  x: '-1.5rem',
  y: '48.5px',
  width: 'calc(100% + 3rem)',
  height: '3px',
  rx: '1.5px',
  fill: color.lineStrong,
} as object)
export const tick = style({ stroke: color.lineStrong, strokeWidth: 1.5 })
export const label = style({
  font: `550 .8125rem/1 ${font.text}`,
  fill: color.inkMuted,
  textAnchor: 'middle',
  fontVariantNumeric: 'tabular-nums',
})
export const now = style([label, { fontWeight: 700, fill: color.ink }])
/** Behind now. */
export const past = style({ stroke: color.accent, strokeWidth: 3, strokeLinecap: 'round' })
export const pastName = style([label, { fill: color.accent, fontWeight: 650, textAnchor: 'start' }])
export const mark = style({ overflow: 'visible' })
export const arch = style({
  fill: color.second,
  stroke: color.paper,
  strokeWidth: 2,
  '@media': { [above.large]: { stroke: adminTheme.well } },
})
/** Little time, or none. */
export const soonArch = style([arch, { fill: color.accent }])
export const count = style({
  font: `700 .9375rem/1 ${font.text}`,
  fill: color.paper,
  textAnchor: 'middle',
  fontVariantNumeric: 'tabular-nums',
})
