import { globalStyle, style } from '@vanilla-extract/css'
import { above, upTo } from '../theme/breakpoints.ts'
import { vars } from '../theme/contract.css.ts'
import { framedCard, quietText, wrappedRow } from '../theme/fragments.ts'
import { whenDark } from '../ui/when-dark.ts'

const { color, ill, shadow, space, width } = vars
const between = `${above.narrow} and ${upTo.large}`
const height = 'clamp(26rem, 38vw, 36rem)'

export const panel = style({
  position: 'relative',
  overflow: 'clip',
  background: ill.tint,
  borderBlock: `1px solid ${color.line}`,
  '@media': {
    [upTo.narrow]: {
      margin: `0 ${space.gutter} ${space.section}`,
      ...framedCard,
    },
  },
})
globalStyle(`${panel} > svg`, {
  height,
  '@media': {
    [between]: { width: '125%' },
    [upTo.narrow]: { height: '19rem', overflow: 'hidden', background: ill.tint },
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
    width: `min(100% - 2 * ${space.gutter}, 27rem)`,
    padding: 'clamp(1.25rem, 1rem + .9vw, 1.75rem)',
    ...framedCard,
    boxShadow: shadow.high,
    '@media': {
      [upTo.narrow]: {
        position: 'static',
        width: 'auto',
        border: 0,
        borderRadius: 0,
        boxShadow: 'none',
        borderTop: `2px solid ${ill.ground}`,
      },
    },
  },
  whenDark({ borderColor: color.lineStrong }),
])
export const heading = style({ fontSize: '1.5rem', lineHeight: 1.2 })
export const text = style({
  marginTop: space.s2,
  ...quietText,
  textWrap: 'balance',
})
export const actions = style({
  ...wrappedRow(`${space.s2} ${space.s5}`),
  marginTop: space.s5,
  '@media': { [upTo.narrow]: { display: 'grid', justifyItems: 'stretch', textAlign: 'center' } },
})
