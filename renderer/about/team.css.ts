import { globalStyle, style } from '@vanilla-extract/css'
import { above, upTo } from '../theme/breakpoints.ts'
import { vars } from '../theme/contract.css.ts'
import { whenDark } from '../ui/when-dark.ts'

const { color, ill, space } = vars

export const scene = style({ background: color.band, overflow: 'clip' })
export const wide = style({ '@media': { [upTo.narrow]: { display: 'none' } } })
export const small = style({ '@media': { [above.narrow]: { display: 'none' } } })
globalStyle(`${wide} svg`, { height: 'min(41.67vw, 44rem)', marginInline: 'auto' })

export const floor = style([{ fill: ill.water }, whenDark({ fill: color.bandLine })])
export const screen = style([{ fill: ill.card }, whenDark({ fill: ill.stone })])
export const paleJumper = style({ fill: color.onBandMuted })
export const chair = style([{ fill: ill.line }, whenDark({ fill: ill.mid })])

export const photograph = style({
  background: color.band,
  paddingTop: 'clamp(2rem, 1rem + 4vw, 4.5rem)',
  borderBottom: `2px solid ${ill.line}`,
})
export const arch = style({
  display: 'block',
  width: `min(100% - 2 * ${space.gutter}, 58rem)`,
  aspectRatio: '3 / 2',
  marginInline: 'auto',
  objectFit: 'cover',
  objectPosition: 'center 30%',
  borderRadius: '999px 999px 0 0',
  '@media': { [upTo.narrow]: { aspectRatio: '4 / 5' } },
})
