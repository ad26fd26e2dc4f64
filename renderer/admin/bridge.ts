import { vars } from '../theme/contract.css.ts'

/** Bays of a long bridge before a ground, each an arch on legs. */
export const bays = (ground: string, width: string, legs: string) => ({
  background: [
    `radial-gradient(41% 78% at 50% 100%, ${ground} 97.5%, transparent) 50% 0 / ${width} calc(100% - ${legs}) repeat-x`,
    `linear-gradient(90deg, transparent 9%, ${ground} 9% 91%, transparent 91%) 50% 100% / ${width} ${legs} repeat-x`,
    vars.color.secondSoft,
  ].join(', '),
})

/** Closes what stands above it at the foot of the window. */
export const bridge = (ground: string) => ({
  content: '',
  flex: 'none',
  height: '3rem',
  ...bays(ground, '15rem', '.5rem'),
  '@media': { '(forced-colors: active)': { display: 'none' }, print: { display: 'none' } },
})
