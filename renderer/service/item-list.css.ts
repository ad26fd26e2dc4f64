import { style } from '@vanilla-extract/css'

/** The parts of a list of items; each look of features and steps gives them their rules. */
export const list = style({})
export const item = style({})
export const number = style({})
export const picture = style({})
export const words = style({})
export const more = style({})
