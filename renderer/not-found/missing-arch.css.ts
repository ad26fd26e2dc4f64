import { style } from '@vanilla-extract/css'
import { upTo } from '../theme/breakpoints.ts'

/** Hidden on phones, where it would be behind the crane. */
export const sun = style({ '@media': { [upTo.narrow]: { display: 'none' } } })
