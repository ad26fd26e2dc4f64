import { style } from '@vanilla-extract/css'
import { upTo } from '../theme/breakpoints.ts'

/** On phones the arch alone, without the way to the next. */
export const art = style({
  display: 'block',
  '@media': { [upTo.narrow]: { width: '7rem', height: '5.8rem', overflow: 'hidden' } },
})
