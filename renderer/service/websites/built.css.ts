import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#renderer/theme/contract.css.ts'
import { above, upTo } from '../../theme/breakpoints.ts'

const { color, font, ill, space } = vars
const bar = '2.75rem'
const inset = 'clamp(1.25rem, .25rem + 4vw, 3.5rem)'
const dot = (x: string) => `radial-gradient(circle at ${x} 50%, ${ill.soft} .3125rem, transparent .35rem)`

/** Both screens stand on the edge of the section that follows. */
const proof = style({ paddingBottom: 0 })
const grid = style({
  display: 'grid',
  gap: 'clamp(1.5rem, 4vw, 4.5rem)',
  alignItems: 'end',
  '@media': { [above.medium]: { gridTemplateColumns: 'minmax(0, 1fr) 17.5rem' } },
})
const screen = {
  border: `2px solid ${ill.rim}`,
  borderBottom: 0,
  boxShadow: `10px 0 0 ${ill.shadow}`,
}
const list = style({
  ...screen,
  position: 'relative',
  padding: `calc(${bar} + ${inset}) ${inset} ${inset}`,
  borderRadius: '16px 16px 0 0',
  background: color.surface,
  '@media': { [upTo.medium]: { borderBottom: `2px solid ${ill.rim}`, borderRadius: '16px' } },
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
  borderRadius: '2.25rem 2.25rem 0 0',
  background: color.band,
  color: color.onBand,
  '@media': { [upTo.medium]: { justifySelf: 'center' } },
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      top: '1.25rem',
      left: 'calc(50% - 2rem)',
      width: '4rem',
      height: '.5rem',
      borderRadius: '999px',
      background: color.onBandMuted,
    },
  },
})
const figure = style({
  paddingBlock: space.s5,
  selectors: { '& + &': { borderTop: `1px solid ${color.bandLine}` } },
})
const value = style({
  display: 'block',
  font: `740 clamp(3rem, 2.4rem + 2vw, 4.25rem)/.95 ${font.display}`,
  letterSpacing: '-.03em',
})
const label = style({ display: 'block', marginTop: space.s2, color: color.onBandMuted })
globalStyle(`${proof} + section`, { borderTop: `2px solid ${ill.ground}` })

/** The classes of the checklist and its figures (proof.tsx). */
export const built = { proof, grid, list, points, point, tick, figures, figure, value, label }
