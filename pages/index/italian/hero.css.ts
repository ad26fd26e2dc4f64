import { keyframes, style } from '@vanilla-extract/css'
import { above, upTo } from '#renderer/theme/breakpoints.ts'
import { vars } from '#renderer/theme/contract.css.ts'

const { color, ill, size, space } = vars

export const hero = style({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'clip',
  background: ill.sky,
  borderBottom: `2px solid ${ill.ground}`,
})
export const text = style({
  position: 'relative',
  paddingBlock: 'clamp(3rem, 1rem + 3.6vw, 4.5rem) clamp(15rem, 20vw, 20rem)',
  '@media': { [upTo.medium]: { paddingBottom: '26rem' }, [upTo.narrow]: { paddingBlock: '2.5rem 25rem' } },
})
export const heading = style({
  maxWidth: '8.6em',
  fontSize: size.hero,
  lineHeight: 0.98,
  letterSpacing: '-.038em',
  fontWeight: 740,
  '@media': { [upTo.narrow]: { textWrap: 'pretty' } },
})
export const lead = style({
  maxWidth: '24em',
  marginTop: space.s6,
  fontSize: size.lead,
  lineHeight: 1.5,
  color: `color-mix(in srgb, ${color.ink} 82%, ${ill.sky})`,
})
export const button = style({ marginTop: space.s8 })

export const landscape = style({
  position: 'absolute',
  zIndex: -1,
  insetInline: 0,
  bottom: 0,
  height: 'clamp(22rem, 42vw, 42rem)',
  // Small screens show the town, which is right of the drawing's middle
  '@media': {
    [upTo.medium]: { height: '25rem', insetInline: '-8rem 0' },
    [upTo.narrow]: { height: '20.5rem', insetInline: '-10rem 0' },
  },
})

// Scroll-driven: no script runs, and nothing moves where it is unsupported or unwanted. While the page
// scrolls away, distant layers sink slowly behind near ones.
const movesWithScroll = (distance: string) =>
  style({
    position: 'absolute',
    inset: 0,
    height: '100%',
    '@media': {
      '(prefers-reduced-motion: no-preference)': {
        '@supports': {
          '(animation-timeline: scroll())': {
            animationName: keyframes({ to: { translate: `0 ${distance}` } }),
            animationTimingFunction: 'linear',
            animationFillMode: 'both',
            animationTimeline: 'scroll(root)',
            animationRange: '0 100vh',
          },
        },
      },
    },
  })
export const sky = movesWithScroll('11rem')
export const mountains = movesWithScroll('7rem')
export const town = movesWithScroll('3.5rem')
export const bridge = movesWithScroll('0rem')
export const messages = movesWithScroll('-2.5rem')

// On small screens the two bubbles grow, so that they can be read; on phones they also come closer.
export const thread = style({
  '@media': {
    [upTo.medium]: { transform: 'translate(-193px, 24px) scale(1.15)' },
    [upTo.narrow]: { transform: 'translate(-532px, -44px) scale(1.35)' },
  },
})
export const reply = style({ '@media': { [upTo.narrow]: { transform: 'translate(-249px, 33px)' } } })
/** On phones it is smaller, and clear of the button, the bubbles, and the roof, which has its colour. */
export const sun = style({ '@media': { [upTo.narrow]: { transform: 'translate(553px, -97px) scale(.6)' } } })
export const phonesOnly = style({ '@media': { [above.narrow]: { display: 'none' } } })
export const wideOnly = style({ '@media': { [upTo.narrow]: { display: 'none' } } })
