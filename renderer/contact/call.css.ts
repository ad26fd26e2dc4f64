import { style } from '@vanilla-extract/css'
import { upTo } from '../theme/breakpoints.ts'
import { vars } from '../theme/contract.css.ts'
import { twelveGapped } from '../theme/fragments.ts'

const { color, size, space } = vars

export const call = style({
  background: color.accentSoft,
  overflow: 'clip',
  '@media': { '(forced-colors: active)': { borderBottom: '1px solid' } },
})
export const columns = style({
  ...twelveGapped,
  alignItems: 'center',
})
export const art = style({
  gridColumn: '1 / 7',
  gridRow: 1,
  alignSelf: 'end',
  paddingTop: space.s16,
  '@media': {
    [upTo.medium]: {
      gridColumn: '1 / -1',
      gridRow: 2,
      width: 'min(100%, 24rem)',
      marginInline: 'auto',
      paddingTop: 0,
      // centres the arch, not arch and pencil together
      translate: '4.75% 0',
    },
  },
})
export const text = style({
  gridColumn: '7 / 13',
  gridRow: 1,
  // Vertically centred on the drawing, which stands on the floor
  paddingBlock: `calc(${space.section} + ${space.s8}) calc(${space.section} - ${space.s8})`,
  '@media': { [upTo.medium]: { gridColumn: '1 / -1', paddingBlock: `${space.section} ${space.s10}` } },
})
export const heading = style({ fontSize: size.h1, letterSpacing: '-.032em', lineHeight: 1.02 })
export const sentence = style({ display: 'block', textWrap: 'balance' })
export const line = style({
  maxWidth: '27em',
  marginTop: space.s5,
  fontSize: size.lead,
  lineHeight: 1.5,
  color: `color-mix(in srgb, ${color.ink} 80%, ${color.accentSoft})`,
})
export const action = style({ marginTop: space.s8 })
