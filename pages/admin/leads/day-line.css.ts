import { style } from '@vanilla-extract/css'
import { above, upTo } from '#renderer/theme/breakpoints.ts'
import { vars } from '#renderer/theme/contract.css.ts'
import { figures } from '#renderer/ui/studio/mixins.ts'
import { adminTheme } from '#renderer/ui/studio/tokens.css.ts'

const { color, font, space } = vars

export const line = style({
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
const words = { ...figures, font: `550 .8125rem/1 ${font.text}`, textAnchor: 'middle' } as const
export const label = style({ ...words, fill: color.inkMuted })
export const now = style({ ...words, fill: color.ink, fontWeight: 700 })
/** Behind now. */
export const past = style({ stroke: color.accent, strokeWidth: 3, strokeLinecap: 'round' })
export const pastName = style({ ...words, fill: color.accent, fontWeight: 650, textAnchor: 'start' })
export const mark = style({ overflow: 'visible' })
export const arch = style({
  fill: color.second,
  stroke: color.paper,
  strokeWidth: 2,
  '@media': { [above.large]: { stroke: adminTheme.well } },
})
/** Little time, or none. */
export const soonArch = style([arch, { fill: color.accent }])
export const count = style({ ...words, font: `700 .9375rem/1 ${font.text}`, fill: color.paper })
