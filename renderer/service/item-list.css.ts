import { style } from '@vanilla-extract/css'

/** Marker classes for the parts of an item list; each look of features and steps styles them. */
export const list = style({})
export const item = style({})
export const number = style({})
export const picture = style({})
export const words = style({})
export const more = style({})
