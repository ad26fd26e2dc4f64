import { style } from '@vanilla-extract/css'
import { upTo } from '../theme/breakpoints.ts'

/** On phones the arch alone, without the way to the next. */
export const art = style({
  display: 'block',
  '@media': { [upTo.narrow]: { width: '5.75rem', height: '4.8rem', overflow: 'hidden' } },
})
