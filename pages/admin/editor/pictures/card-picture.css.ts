import { assignVars, globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '#renderer/theme/contract.css.ts'
import { light } from '#renderer/theme/values.ts'

// The card is a picture of 1200 by 630 that looks the same in both themes: its lengths, and the light values.
const px = (length: number) => `${Math.round((length / 12) * 100) / 100}cqi`
const { color } = light

export const frame = style({ containerType: 'inline-size' })
export const card = style({
  position: 'relative',
  overflow: 'hidden',
  aspectRatio: '1200 / 630',
  background: color.paper,
  color: color.ink,
  // The drawing in it, too
  vars: assignVars({ color: vars.color, ill: vars.ill }, { color: light.color, ill: light.ill }),
})
export const name = style({
  position: 'absolute',
  left: px(66),
  top: px(58),
  display: 'flex',
  alignItems: 'center',
  gap: px(8),
  fontFamily: vars.font.display,
  fontSize: px(36),
  fontWeight: 700,
  letterSpacing: '-.02em',
})
globalStyle(`${name} > svg`, { width: px(58), height: px(58) })
globalStyle(`${name} path:first-of-type`, { fill: color.accent })
globalStyle(`${name} path:last-of-type`, { fill: color.second })
export const words = style({
  position: 'absolute',
  left: px(72),
  top: px(150),
  width: px(548),
  height: px(436),
  display: 'grid',
  alignContent: 'center',
  gap: px(24),
  overflow: 'hidden',
})
export const label = style({ color: color.accent, fontSize: px(26), fontWeight: 650, lineHeight: 1.2 })
const title = style({
  fontFamily: vars.font.display,
  fontWeight: 720,
  letterSpacing: '-.03em',
  textWrap: 'balance',
  overflowWrap: 'anywhere',
})
export const titleOf = styleVariants({
  short: [title, { fontSize: px(80), lineHeight: 1.02 }],
  middle: [title, { fontSize: px(64), lineHeight: 1.04 }],
  long: [title, { fontSize: px(52), lineHeight: 1.12 }],
  longest: [title, { fontSize: px(42), lineHeight: 1.12 }],
})
export const side = style({
  position: 'absolute',
  inset: 0,
  left: px(680),
  // A drawing that is cut to its place would reach beyond it
  overflow: 'hidden',
  background: color.secondSoft,
})
export const arch = style({
  position: 'absolute',
  left: px(36),
  top: px(76),
  width: px(448),
  height: px(554),
  objectFit: 'cover',
  borderRadius: '999px 999px 0 0',
})
