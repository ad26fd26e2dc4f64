import { style } from '@vanilla-extract/css'
import { upTo } from '#renderer/theme/breakpoints.ts'
import { vars } from '#renderer/theme/contract.css.ts'
import { twelveGapped } from '#renderer/theme/fragments.ts'

const { color, ill, size, space } = vars

export const hero = style({
  position: 'relative',
  zIndex: 1,
  isolation: 'isolate',
  overflowX: 'clip',
  '::after': {
    content: '',
    position: 'absolute',
    zIndex: -1,
    insetInline: 0,
    bottom: 0,
    height: '2px',
    background: ill.ground,
  },
  // A phone would show only a stub of the line
  '@media': { [upTo.narrow]: { '::after': { display: 'none' } } },
})
export const columns = style({
  ...twelveGapped,
  alignItems: 'center',
})
export const text = style({
  position: 'relative',
  zIndex: 1,
  gridColumn: '1 / 8',
  gridRow: 1,
  paddingBlock: `${space.s12} ${space.s16}`,
  '@media': {
    [upTo.wide]: { gridColumn: '1 / 7' },
    [upTo.medium]: { gridColumn: '1 / -1', gridRow: 'auto', paddingBlock: space.s8 },
  },
})
export const heading = style({
  maxWidth: '9.5em',
  fontSize: size.hero,
  lineHeight: 0.98,
  letterSpacing: '-.038em',
  fontWeight: 740,
  '@media': {
    [upTo.medium]: { maxWidth: 'none' },
    // `balance` would leave the first word alone on a phone's line
    [upTo.narrow]: { textWrap: 'pretty' },
  },
})
export const lead = style({ maxWidth: '29em', marginTop: space.s6 })
export const button = style({ marginTop: space.s8 })
export const note = style({
  marginTop: space.s10,
  fontSize: size.small,
  color: color.inkMuted,
  '@media': { [upTo.narrow]: { marginTop: space.s6 } },
})
export const reply = style({ display: 'block', '@media': { [upTo.narrow]: { display: 'inline' } } })
// Phones omit the second lines and enlarge the first ones instead
export const secondLine = style({ '@media': { [upTo.narrow]: { display: 'none' } } })
export const largeOnPhones = style({ '@media': { [upTo.narrow]: { fontSize: '21px' } } })
export const aloneOnPhones = style([
  largeOnPhones,
  { '@media': { [upTo.narrow]: { transform: 'translateY(11px)' } } },
])
export const art = style({
  gridColumn: '7 / 13',
  gridRow: 1,
  alignSelf: 'end',
  marginInline: '.5rem -5.5rem',
  '@media': {
    [upTo.wide]: { marginInline: '0 -1.5rem' },
    [upTo.medium]: { gridColumn: '1 / -1', gridRow: 'auto', marginInline: 'auto', width: 'min(100%, 34rem)' },
    [upTo.narrow]: { width: 'calc(100% + 1rem)', marginInline: '-.5rem' },
  },
})
