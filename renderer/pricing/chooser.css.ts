import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { upTo } from '../theme/breakpoints.ts'
import { vars } from '../theme/contract.css.ts'
import { centredRow, inlineRow, twelveColumns, wholeWhenMedium } from '../theme/fragments.ts'
import { whenDark } from '../ui/when-dark.ts'

const { color, ease, font, ill, radius, size, space } = vars

export const ground = style({
  marginTop: space.section,
  paddingBlock: space.section,
  background: color.sunk,
})
export const grid = style({ ...twelveColumns, gap: `${space.s10} ${space.gap}` })
export const words = style({
  gridColumn: '1 / 8',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  '@media': wholeWhenMedium,
})
export const lead = style({ marginTop: space.s4, maxWidth: '36em', color: color.inkMuted })
export const question = style({
  // Hidden without `:has()`, as answering would have no effect
  display: 'none',
  margin: 0,
  marginTop: space.s6,
  padding: `${space.s5} 0 0`,
  border: 0,
  borderTop: `1px solid ${color.lineStrong}`,
  minWidth: 0,
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: `${space.s3} ${space.s4}`,
  selectors: { '&:last-child': { paddingBottom: space.s5, borderBottom: `1px solid ${color.lineStrong}` } },
  '@supports': { 'selector(:has(*))': { display: 'flex' } },
  '@media': { print: { display: 'none !important' } },
})
export const legend = style({
  // Floated, so that it can share a row with its answers
  float: 'left',
  flex: '1 1 16rem',
  padding: 0,
  fontWeight: 600,
  lineHeight: 1.4,
  textWrap: 'balance',
})
export const choice = style({
  flex: '0 1 7.5rem',
  ...centredRow(space.s3),
  minHeight: '3rem',
  paddingInline: space.s4,
  background: color.surface,
  border: `1.5px solid ${color.lineStrong}`,
  borderRadius: radius.medium,
  cursor: 'pointer',
  transition: `border-color .16s ${ease}, background-color .16s ${ease}`,
  selectors: {
    '&:hover': { borderColor: color.ink },
    '&:has(:checked)': { borderColor: color.second, background: color.secondSoft, fontWeight: 600 },
  },
  '@media': { [upTo.narrow]: { flexGrow: 1 } },
})
export const radio = style({
  cursor: 'inherit',
})
export const answers = style({
  gridColumn: '9 / 13',
  display: 'grid',
  alignContent: 'start',
  gap: space.s5,
  '@media': wholeWhenMedium,
})
export const answer = style({
  padding: `8.5rem ${space.s8} ${space.s8}`,
  border: `2px solid ${ill.rim}`,
  borderRadius: '999px 999px 0 0',
  background: color.surface,
  lineHeight: 1.5,
  minHeight: '30rem',
  '@media': {
    [upTo.medium]: { width: 'min(100%, 26rem)', marginInline: 'auto', minHeight: '22rem' },
    print: { minHeight: 0 },
  },
})
export const waiting = style({
  display: 'none',
  position: 'relative',
  alignContent: 'space-between',
  justifyItems: 'center',
  gap: space.s6,
  padding: `0 ${space.s4} calc(1.25rem + ${space.s8})`,
  borderStyle: 'dashed',
  background: 'none',
  color: color.inkMuted,
  textAlign: 'center',
  '@supports': { 'selector(:has(*))': { display: 'grid' } },
  '@media': { print: { display: 'none !important' } },
})
export const plate = style({
  padding: `${space.s3} ${space.s5}`,
  border: `2px solid ${ill.rim}`,
  borderRadius: 8,
  background: color.surface,
  selectors: {
    '&::after': {
      content: '',
      position: 'absolute',
      insetInline: -2,
      bottom: -2,
      height: '1.25rem',
      background: ill.stone2,
      border: `2px solid ${ill.line}`,
    },
  },
})
export const keys = style({ width: 'min(20rem, 100%)', marginTop: -2 })
export const palest = style([
  { fill: ill.far },
  whenDark({ fill: `color-mix(in srgb, ${ill.leaf} 40%, ${ill.mid})` }),
])
export const name = style({
  font: `740 clamp(1.75rem, 1.4rem + 1vw, 2.25rem)/1.05 ${font.display}`,
  letterSpacing: '-.03em',
})
export const why = style({ marginTop: space.s4 })
export const includes = style({ marginTop: space.s4, color: color.inkMuted, fontSize: size.small })
export const reason = style({ position: 'relative', paddingInlineStart: '1.75rem', fontSize: '1rem' })
export const tick = style({
  position: 'absolute',
  insetInlineStart: 0,
  top: '.25rem',
  width: '1.125rem',
  height: '1.125rem',
  color: color.second,
})
export const see = style({
  ...inlineRow(space.s2),
  minHeight: '2.75rem',
  marginTop: space.s3,
  color: color.accent,
  fontWeight: 650,
  textUnderlineOffset: '.3em',
})

export const suits = styleVariants({ 'get-found': {}, 'get-clients': {}, 'stay-booked': {}, custom: {} })
/** Which answers lead to which package, from the largest to the smallest; exactly one matches. */
const reached = {
  custom: ':has([value=systems-yes]:checked)',
  'stay-booked': ':has([value=systems-no]:checked):has([value=phone-yes]:checked)',
  'get-clients':
    ':has([value=systems-no]:checked):has([value=phone-no]:checked):has([value=enquiries-yes]:checked)',
  'get-found':
    ':has([value=systems-no]:checked):has([value=phone-no]:checked):has([value=enquiries-no]:checked)',
} satisfies Record<keyof typeof suits, string>

const supported = 'selector(:has(*))'
for (const [id, answered] of Object.entries(reached)) {
  const part = suits[id as keyof typeof suits]
  globalStyle(`${grid}:not(${answered}) ${part}`, {
    '@supports': { [supported]: { display: 'none' } },
  })
  globalStyle(`${grid}${answered} ${waiting}`, { '@supports': { [supported]: { display: 'none' } } })
}
