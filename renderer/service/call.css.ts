import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { clip } from '../layout/footer-bridge.css.ts'
import { upTo } from '../theme/breakpoints.ts'
import { vars } from '../theme/contract.css.ts'
import { twelveColumns } from '../theme/fragments.ts'
import { checklist, looks as checklistLooks } from './checklist.css.ts'
import { quiet, tint } from './section.css.ts'

const { color, radius, space } = vars
const padding = 'clamp(1.75rem, 1rem + 3.4vw, 4rem)'

const square = `color-mix(in srgb, ${color.second} 22%, ${color.secondSoft})`
const squares = `linear-gradient(${square} 1px, transparent 0) 0 -1px / 2rem 2rem, linear-gradient(90deg, ${square} 1px, transparent 0) -1px 0 / 2rem 2rem, ${color.secondSoft}`
export const looks = styleVariants({
  plain: {},
  plan: {
    background: `linear-gradient(90deg, ${color.secondSoft} 55%, transparent 68%), ${squares}`,
    '@media': {
      [upTo.medium]: {
        background: `linear-gradient(${color.secondSoft} calc(100% - 14rem), transparent calc(100% - 11rem)), ${squares}`,
      },
    },
  },
  cloth: {
    position: 'relative',
    isolation: 'isolate',
    selectors: {
      '&::before': {
        content: '',
        position: 'absolute',
        zIndex: -1,
        inset: '.75rem',
        border: `2px dashed ${color.accent}`,
        borderRadius: radius.large,
      },
    },
  },
})

export const call = style({
  selectors: { [`${checklist} + &`]: { paddingTop: 0 } },
})
export const panel = style({
  ...twelveColumns,
  backgroundColor: tint,
  gap: `${space.s6} ${space.gap}`,
  paddingInline: padding,
  overflow: 'hidden',
  borderRadius: `calc(${radius.large} + 4px)`,
})
export const side = style({ display: 'grid', gap: space.s5, justifyItems: 'start' })
export const words = style({
  gridColumn: '1 / 8',
  display: 'grid',
  gap: space.s5,
  alignContent: 'center',
  paddingBlock: padding,
  '@media': { [upTo.medium]: { gridColumn: '1 / -1', paddingBottom: 0 } },
})
export const text = style({ maxWidth: '34em', color: quiet, textWrap: 'balance' })
export const art = style({
  gridColumn: '8 / 13',
  alignSelf: 'end',
  marginBottom: '-2px',
  paddingTop: space.s8,
  lineHeight: 0,
  '@media': {
    [upTo.medium]: { gridColumn: '1 / -1', justifySelf: 'center', width: 'min(100%, 20rem)', paddingTop: 0 },
  },
})
globalStyle(`${looks.cloth} > ${art}`, { marginBottom: '.75rem' })
export const ground = style({ overflowX: 'clip', backgroundColor: tint })
export const middle = style({
  display: 'grid',
  gap: space.s5,
  justifyItems: 'center',
  paddingTop: space.section,
  textAlign: 'center',
})
globalStyle(`${checklistLooks.rated}:has(+ ${ground})`, { paddingBottom: 0 })
globalStyle(`${middle} > h2`, { maxWidth: '16em' })
export const feet = style({ width: 'min(100%, 26rem)', marginTop: space.s6, lineHeight: 0 })
/** The ground reaches the edges, or is the panel's lower edge, so the drawing needs no ground line. */
globalStyle(`${feet} > svg > .g ~ .g, ${art} > svg > .g`, { display: 'none' })
/** The bridge's lanterns and courier reach up; the padding keeps them clear of the drawing. */
globalStyle(`${ground} + ${clip}`, { paddingTop: 'clamp(3.5rem, 5.5vw, 6.5rem)' })
