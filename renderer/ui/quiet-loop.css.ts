import { globalStyle, keyframes, style } from '@vanilla-extract/css'

/**
 * On what holds an opening scene. What is marked in the drawing moves for less than five seconds (WCAG 2.2.2) when the
 * page comes, and for as long as the pointer stays on the scene: `flow` along its dots, `m-roll` on its wheels,
 * `m-sway` from its top, `m-glow` in brightness. Under reduced motion nothing moves (R313).
 */
export const quietLoop = style({})

const moving = '(prefers-reduced-motion: no-preference)'

type Loop = {
  /** Of one round, in seconds; the rounds last no longer than 4.8 s together. */
  seconds: number
  frames: Parameters<typeof keyframes>[0]
  timing?: 'linear' | 'ease-in-out'
  origin?: string
}

const loops: Record<string, Loop> = {
  // A whole number of the dashes in illustration.css.ts
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
