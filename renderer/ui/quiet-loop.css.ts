import { globalStyle, keyframes, style } from '@vanilla-extract/css'

/**
 * For the container of an opening scene. Marked parts of the drawing move for less than five seconds (WCAG
 * 2.2.2) on page load, and while the pointer is over the scene: `flow` along its dots, `m-roll` on its
 * wheels, `m-sway` around its top, `m-glow` in brightness. Nothing moves under reduced motion (R313).
 */
export const quietLoop = style({})

const moving = '(prefers-reduced-motion: no-preference)'

type Loop = {
  /** Seconds per iteration; all iterations together last at most 4.8 s. */
  seconds: number
  frames: Parameters<typeof keyframes>[0]
  timing?: 'linear' | 'ease-in-out'
  origin?: string
}

const loops: Record<string, Loop> = {
  // A multiple of the dash period in illustration.css.ts
  flow: { seconds: 1.2, frames: { to: { strokeDashoffset: -11 } }, timing: 'linear' },
  'm-roll': { seconds: 2.4, frames: { to: { strokeDashoffset: -36 } }, timing: 'linear' },
  'm-sway': {
    seconds: 2.4,
    frames: { '0%, 100%': { rotate: '0deg' }, '25%': { rotate: '1.6deg' }, '75%': { rotate: '-1.6deg' } },
    origin: '50% 0',
  },
  'm-glow': { seconds: 2.4, frames: { '50%': { opacity: 0.25 } } },
}

for (const [name, { seconds, frames, timing = 'ease-in-out', origin }] of Object.entries(loops)) {
  globalStyle(`${quietLoop} .${name}`, {
    ...(origin && { transformBox: 'fill-box', transformOrigin: origin }),
    '@media': {
      [moving]: {
        animation: `${keyframes(frames)} ${seconds}s ${timing} 1s ${Math.floor(4.8 / seconds)}`,
      },
    },
  })
  globalStyle(`${quietLoop}:hover .${name}`, {
    '@media': { [moving]: { animationIterationCount: 'infinite' } },
  })
}
