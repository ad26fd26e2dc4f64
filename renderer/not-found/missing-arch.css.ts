import { style } from '@vanilla-extract/css'
import { upTo } from '../theme/breakpoints.ts'

/** Smaller on phones, whose edge would cut it. */
export const sun = style({
  '@media': { [upTo.narrow]: { transform: 'translate(322px, 64px) scale(.62)' } },
})
