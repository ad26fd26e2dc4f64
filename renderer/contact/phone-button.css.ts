import { style } from '@vanilla-extract/css'

const copies = '(pointer: fine) and (scripting: enabled)'
const inline = { display: 'inline-flex', alignItems: 'center', gap: '.625rem' } as const

export const call = style({ ...inline, '@media': { [copies]: { display: 'none' } } })
export const copy = style({ display: 'none', '@media': { [copies]: inline } })
