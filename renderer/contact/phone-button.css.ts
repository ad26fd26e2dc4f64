import { style } from '@vanilla-extract/css'
import { above } from '../theme/breakpoints.ts'

const copies = `(pointer: fine) and ${above.narrow} and (scripting: enabled)`
const inline = { display: 'inline-flex', alignItems: 'center', gap: '.625rem' } as const

export const call = style({ ...inline, '@media': { [copies]: { display: 'none' } } })
export const copy = style({ display: 'none', '@media': { [copies]: inline } })
