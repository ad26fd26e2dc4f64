import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#renderer/theme/contract.css.ts'
import { upTo } from '../../theme/breakpoints.ts'

const { color, ill, space } = vars

export const shelf = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  rowGap: space.s16,
  '@media': {
    [upTo.medium]: { gridTemplateColumns: '1fr 1fr' },
    [upTo.narrow]: { gridTemplateColumns: '1fr', rowGap: space.s10 },
  },
})
export const tool = style({ display: 'grid', gridTemplateRows: 'auto 1fr' })
/** Runs on from tool to tool, so that the row reads as one board. */
export const board = style({
  paddingInlineEnd: space.s8,
  borderBottom: `12px solid ${ill.gate}`,
  '@media': { [upTo.narrow]: { paddingInlineEnd: 0 } },
})
export const niche = style({
  display: 'grid',
  alignItems: 'end',
  aspectRatio: '1 / .62',
  paddingInline: space.s2,
  borderRadius: '999px 999px 0 0',
  background: `color-mix(in srgb, ${ill.soft} 70%, ${color.paper})`,
  lineHeight: 0,
})
// what is drawn ends just above the lower edge of its drawing
const inTurn = (place: string) => `${tool}:nth-child(${place}) ${niche}`
globalStyle(inTurn('3n + 1'), { background: color.secondSoft })
globalStyle(inTurn('3n + 2'), { background: color.accentSoft })
globalStyle(`${niche} > svg`, { marginBottom: '-2%' })
export const words = style({
  display: 'grid',
  alignContent: 'start',
  gap: space.s2,
  padding: `${space.s5} ${space.s8} 0 0`,
  '@media': { [upTo.narrow]: { paddingInlineEnd: 0 } },
})
export const text = style({
  color: color.inkMuted,
  fontSize: '1rem',
  lineHeight: 1.5,
  textWrap: 'pretty',
})
