import { globalStyle, style } from '@vanilla-extract/css'

export const writing = style({})
// The letter's paper is light in both themes.
globalStyle(`${writing} text`, { fill: '#1C2321' })
