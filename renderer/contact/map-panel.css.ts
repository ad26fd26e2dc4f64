import { globalStyle, style } from '@vanilla-extract/css'
import { above, upTo } from '../theme/breakpoints.ts'
import { vars } from '../theme/contract.css.ts'
import { whenDark } from '../ui/when-dark.ts'

const { color, ill, radius, shadow, space, width } = vars
const between = `${above.narrow} and ${upTo.large}`
const height = 'clamp(26rem, 38vw, 36rem)'

export const panel = style({
  position: 'relative',
  overflow: 'clip',
  background: ill.tint,
  borderBlock: `1px solid ${color.line}`,
  '@media': { [upTo.narrow]: { paddingBottom: space.section, background: 'none', border: 0 } },
})
globalStyle(`${panel} > svg`, {
  height,
  // beside the card
  '@media': {
    [between]: { width: '125%' },
    [upTo.narrow]: { height: '20rem', overflow: 'hidden', background: ill.tint },
  },
})
globalStyle(`${panel} .s-water`, { stroke: ill.mid })
globalStyle(`${panel} .f-leaf`, { fill: ill.leaf })
export const frame = style({
  display: 'block',
  width: '100%',
  height,
  border: 0,
  background: ill.tint,
  ':focus-visible': { outlineOffset: '-4px' },
  '@media': { [upTo.narrow]: { height: '24rem' } },
})
export const card = style([
  {
    position: 'absolute',
    insetInlineStart: `max(${space.gutter}, 50% - ${width.wide} / 2)`,
    bottom: 'clamp(1.25rem, 3vw, 3rem)',
    width: `min(100% - 2 * ${space.gutter}, 27.5rem)`,
    padding: 'clamp(1.25rem, 1rem + .9vw, 1.75rem)',
    background: color.surface,
    border: `1px solid ${color.line}`,
    borderRadius: radius.large,
    boxShadow: shadow.high,
    '@media': {
      [upTo.narrow]: { position: 'relative', inset: 'auto', marginInline: 'auto', marginTop: '-3.5rem' },
    },
  },
  whenDark({ borderColor: color.lineStrong }),
])
/** Under a real map nothing may cover the names of its makers. */
export const clear = style({ '@media': { [upTo.narrow]: { marginTop: space.s5 } } })
export const heading = style({ fontSize: '1.5rem', lineHeight: 1.2 })
export const text = style({
  marginTop: space.s2,
  fontSize: '1rem',
  lineHeight: 1.5,
  textWrap: 'balance',
  color: color.inkMuted,
})
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.s2} ${space.s6}`,
  marginTop: space.s5,
})
