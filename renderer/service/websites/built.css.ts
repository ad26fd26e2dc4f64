import { style } from '@vanilla-extract/css'
import { vars } from '#renderer/theme/contract.css.ts'
import { above, upTo } from '../../theme/breakpoints.ts'

const { color, font, ill, space } = vars
const bar = '2.75rem'
const inset = 'clamp(1.25rem, .25rem + 4vw, 3.5rem)'
const phoneMuted = (share: number) => `color-mix(in srgb, ${color.ink} ${share}%, ${color.accentSoft})`
const dot = (x: string) => `radial-gradient(circle at ${x} 50%, ${ill.soft} .3125rem, transparent .35rem)`

/** Two screens on the band, the small one in front of the large one and hanging lower. */
const proof = style({ background: color.band })
const grid = style({
  display: 'grid',
  '@media': { [above.medium]: { gridTemplateColumns: 'minmax(0, 1fr) 17.5rem', alignItems: 'end' } },
})
const overlap = '3rem'
const tablet = `${above.narrow} and ${upTo.medium}`
const screen = {
  border: `2px solid ${ill.rim}`,
  boxShadow: `10px 12px 0 ${ill.shadow}`,
}
const list = style({
  ...screen,
  position: 'relative',
  padding: `calc(${bar} + ${inset}) ${inset} ${inset}`,
  borderRadius: '16px',
  background: color.surface,
  '@media': {
    [upTo.medium]: { paddingBottom: `calc(${inset} + 4rem)` },
    [above.medium]: {
      marginBottom: '4rem',
      marginInlineEnd: `calc(-1 * ${overlap})`,
      paddingInlineEnd: `calc(${inset} + ${overlap})`,
    },
  },
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      inset: '0 0 auto',
      height: bar,
      borderBottom: `2px solid ${ill.rim}`,
      background: `${dot('1.5rem')}, ${dot('2.625rem')}, ${dot('3.75rem')}`,
    },
    // the address
    '&::after': {
      content: '',
      position: 'absolute',
      top: '.75rem',
      left: '28%',
      width: '44%',
      height: '1.25rem',
      borderRadius: '999px',
      background: ill.soft,
    },
  },
})
const points = style({
  display: 'grid',
  columnGap: space.s8,
  marginTop: space.s8,
  '@media': { [above.narrow]: { gridTemplateColumns: '1fr 1fr' } },
})
const point = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: '.75rem',
  paddingBlock: '.8125rem',
  borderTop: `1px solid color-mix(in srgb, ${color.ink} 20%, ${color.surface})`,
  lineHeight: 1.4,
  textWrap: 'balance',
})
const tick = style({ color: color.second, strokeWidth: 2.25, marginTop: '.05em' })
const figures = style({
  ...screen,
  position: 'relative',
  display: 'grid',
  width: 'min(100%, 17.5rem)',
  padding: `3.5rem 1.75rem ${space.s8}`,
  borderRadius: '2.25rem',
  background: color.accentSoft,
  color: color.onAccentSoft,
  '@media': {
    [upTo.medium]: { justifySelf: 'end', marginTop: '-4rem', marginInlineEnd: space.s6 },
    // a tablet on its side
    [tablet]: {
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      columnGap: space.s6,
      width: 'calc(100% - 3rem)',
      paddingBlock: `3rem ${space.s5}`,
      marginInlineEnd: 0,
    },
  },
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      top: '1.25rem',
      left: 'calc(50% - 2rem)',
      width: '4rem',
      height: '.5rem',
      borderRadius: '999px',
      background: color.onAccentSoft,
    },
  },
})
const figure = style({
  paddingBlock: space.s5,
  selectors: {
    '& + &': {
      borderTop: `1px solid ${phoneMuted(40)}`,
      '@media': { [tablet]: { borderTop: 0 } },
    },
  },
})
const value = style({
  display: 'block',
  font: `740 clamp(3rem, 2.4rem + 2vw, 4.25rem)/.95 ${font.display}`,
  letterSpacing: '-.03em',
})
const label = style({ display: 'block', marginTop: space.s2, color: phoneMuted(80) })

/** The classes of the checklist and its figures (proof.tsx). */
export const built = { proof, grid, list, points, point, tick, figures, figure, value, label }
