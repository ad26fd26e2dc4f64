import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css'
import { above, upTo } from '../theme/breakpoints.ts'
import { vars } from '../theme/contract.css.ts'
import { centredRow, twelveColumns, wholeWhenMedium } from '../theme/fragments.ts'

const { color, ease, font, ill, radius, size, space } = vars

export const ground = style({
  background: color.secondSoft,
  overflowX: 'clip',
  '@media': { [upTo.narrow]: { overflow: 'clip', paddingBottom: space.s8 } },
})
export const grid = style({ ...twelveColumns, alignItems: 'center', gap: `${space.s10} ${space.gap}` })
export const words = style({ gridColumn: '1 / 6', '@media': wholeWhenMedium })
export const lead = style({ marginTop: space.s4, maxWidth: '30em' })

export const choices = style({
  // Hidden without `:has()`, as choosing would have no effect
  display: 'none',
  gap: space.s1,
  margin: `${space.s8} 0 0`,
  padding: 0,
  border: 0,
  minWidth: 0,
  '@supports': { 'selector(:has(*))': { display: 'grid', justifyItems: 'start' } },
  '@media': { print: { display: 'none !important' } },
})
export const legend = style({
  padding: 0,
  marginBottom: space.s3,
  color: color.inkMuted,
  fontSize: size.small,
})
const choice = style({
  ...centredRow(space.s3),
  minHeight: '2.75rem',
  cursor: 'pointer',
  lineHeight: 1.3,
  selectors: { '&:has(:checked)': { fontWeight: 650 } },
})
export const stop = style([
  choice,
  {
    position: 'relative',
    selectors: {
      '& + &::before': {
        content: '',
        position: 'absolute',
        insetInlineStart: 'calc(.625rem - 1px)',
        insetBlockStart: 'calc(-50% - .125rem + .75rem)',
        height: 'calc(100% + .25rem - 1.5rem)',
        borderInlineStart: `2px solid ${color.lineStrong}`,
      },
    },
  },
])
export const play = style([
  choice,
  {
    minHeight: '3rem',
    marginBottom: space.s2,
    padding: '.625rem 1.375rem .625rem 1.125rem',
    border: '1.5px solid transparent',
    borderRadius: radius.medium,
    background: color.ink,
    color: color.paper,
    fontWeight: 650,
    transition: `background-color .16s ${ease}`,
    selectors: {
      '&:hover': { background: `color-mix(in srgb, ${color.ink} 86%, ${color.paper})` },
      '&:has(:focus-visible)': { outline: `3px solid ${color.accent}`, outlineOffset: '2px' },
    },
    '@media': {
      '(forced-colors: active)': { borderColor: 'ButtonText' },
      // With reduced motion there is nothing to play; the steps remain
      '(prefers-reduced-motion: reduce)': { display: 'none' },
    },
  },
])
export const radio = style({
  cursor: 'inherit',
})
globalStyle(`${play} ${radio}:focus-visible`, { outline: 0 })
// Until a step is chosen, the telephone shows the whole call, so all steps look done
const done = `${choices}:not(:has(:checked)) ${stop} ${radio}`
globalStyle(done, { borderColor: color.second, background: color.second })
globalStyle(`${done}::before`, {
  content: '',
  width: '.7rem',
  height: '.7rem',
  background: color.paper,
  clipPath: 'polygon(12% 47%, 0 60%, 38% 98%, 100% 22%, 87% 10%, 37% 71%)',
  '@media': { '(forced-colors: active)': { display: 'none' } },
})

export const figure = style({ gridColumn: '6 / 13', margin: 0, '@media': wholeWhenMedium })
export const stage = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'end',
  minWidth: 0,
})
const phoneScene = { position: 'relative', width: '120%', justifySelf: 'start', translate: 'none' } as const
export const scene = style({
  position: 'absolute',
  insetInlineStart: 0,
  insetBlockEnd: 0,
  // Sized so that its window ends where the telephone begins
  width: 'clamp(60%, (100% - 20.5rem) * 1.4, 33rem)',
  // The floor is below the drawing's frame; this puts it level with the telephone's foot
  translate: '-4.286% -9.231%',
  '@media': { [upTo.narrow]: phoneScene },
})
export const counter = style({ '@media': { [above.narrow]: { display: 'none' } } })
export const wideCounter = style({ '@media': { [upTo.narrow]: { display: 'none' } } })
export const phone = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: space.s3,
  width: 'min(100%, 20rem)',
  minHeight: '30rem',
  padding: '3.25rem 1.125rem 5rem',
  border: `9px solid ${ill.line}`,
  borderRadius: '2.25rem',
  background: ill.card,
  boxShadow: `0 0 0 1.5px ${ill.night}, .75rem .75rem 0 ${ill.shadow}`,
  color: ill.ink,
  lineHeight: 1.35,
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      top: '.75rem',
      insetInlineStart: 'calc(50% - 2rem)',
      width: '4rem',
      height: '.9rem',
      borderRadius: '1rem',
      background: ill.line,
      boxShadow: `0 0 0 1.5px ${ill.night}`,
    },
    '&::after': {
      content: '',
      position: 'absolute',
      insetInline: '1.125rem',
      insetBlockEnd: '1.25rem',
      height: '2.25rem',
      border: `2px solid ${ill.edge}`,
      borderRadius: radius.pill,
    },
  },
  '@media': {
    [upTo.narrow]: { justifySelf: 'center', width: '88%', minHeight: 0, marginTop: '-6%' },
    '(forced-colors: active)': { borderColor: 'CanvasText' },
  },
})
export const missed = style({
  ...centredRow(space.s3),
  paddingBottom: space.s3,
  borderBottom: `1px solid ${ill.edge}`,
  fontWeight: 650,
})
export const badge = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '2.75rem',
  height: '2.75rem',
  borderRadius: '50%',
  background: ill.warm,
  color: color.onAccentSoft,
})
export const small = style({ display: 'block', font: `500 ${size.small}/1.4 ${font.text}` })
const bubble = style({ maxWidth: '88%', padding: '.75rem 1rem', borderRadius: '1.125rem' })
export const sent = style([
  bubble,
  {
    justifySelf: 'start',
    background: ill.tint,
    borderEndStartRadius: 0,
    '@media': { '(forced-colors: active)': { border: '1px solid' } },
  },
])
export const reply = style([
  bubble,
  {
    justifySelf: 'end',
    background: ill.soft,
    borderEndEndRadius: 0,
    '@media': { '(forced-colors: active)': { border: '1px solid' } },
  },
])
export const booked = style({
  ...centredRow(space.s3),
  padding: '.875rem 1rem',
  borderRadius: '1.125rem',
  background: color.accent,
  color: color.onAccent,
  fontWeight: 650,
  '@media': { '(forced-colors: active)': { border: '1px solid' } },
})
export const tick = style({ width: '1.75rem', height: '1.75rem' })
export const caption = style({
  marginTop: space.s6,
  color: color.inkMuted,
  fontSize: size.small,
  '@media': {
    [upTo.narrow]: {
      position: 'relative',
      marginInline: `calc(-1 * ${space.gutter})`,
      paddingInline: space.gutter,
      background: ill.gate,
      color: color.onBand,
    },
  },
})

const arrive = keyframes({ from: { visibility: 'hidden', opacity: 0, translate: '0 8px' } })
const shake = keyframes({
  '0%, 100%': { rotate: '0deg' },
  '20%, 60%': { rotate: '-2.5deg' },
  '40%, 80%': { rotate: '2.5deg' },
})
const sounding = keyframes({ from: { opacity: 0 } })
const silenced = keyframes({
  '0%, 30%, 60%, 90%': { opacity: 1 },
  '15%, 45%, 75%, 100%': { opacity: 0 },
  to: { visibility: 'hidden' },
})

export const ringing = style({ transformBox: 'fill-box', transformOrigin: '50% 100%' })
export const sound = style({})
/** Marks what appears from this step of the call on. */
export const step = styleVariants({ rings: {}, texted: {}, replied: {}, booked: {} })

const order = ['rings', 'texted', 'replied', 'booked'] as const
/** Seconds after the press. All steps have appeared within five (WCAG 2.2.2). */
const startsAt = { rings: 0, texted: 1.5, replied: 3, booked: 4.4 }
const moving = '(prefers-reduced-motion: no-preference)'
const when = (chosen: string, part: string) => `${grid}:has([value=${chosen}]:checked) ${part}`
const arrival = `${arrive} .2s ${ease} backwards`

for (const [place, chosen] of order.entries()) {
  for (const later of order.slice(place + 1)) globalStyle(when(chosen, step[later]), { visibility: 'hidden' })
  globalStyle(when(chosen, step[chosen]), { '@media': { [moving]: { animation: arrival } } })
  globalStyle(when('all', step[chosen]), {
    '@media': { [moving]: { animation: arrival, animationDelay: `${startsAt[chosen]}s` } },
  })
}
for (const later of order.slice(1)) globalStyle(when(later, sound), { visibility: 'hidden' })
for (const chosen of ['all', 'rings']) {
  globalStyle(when(chosen, ringing), { '@media': { [moving]: { animation: `${shake} .4s linear 3` } } })
}
globalStyle(when('rings', sound), {
  '@media': { [moving]: { animation: `${sounding} .2s linear 6 alternate` } },
})
globalStyle(when('all', sound), {
  '@media': { [moving]: { animation: `${silenced} 1.4s linear forwards` } },
})
