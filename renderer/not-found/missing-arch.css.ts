import { style } from '@vanilla-extract/css'
import { upTo } from '../theme/breakpoints.ts'

/** Not on phones, where it would stand behind the crane. */
export const sun = style({ '@media': { [upTo.narrow]: { display: 'none' } } })
