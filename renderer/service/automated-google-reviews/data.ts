import { type Figures, figuresOf } from '../figures.ts'

const shown = ['read-reviews', 'review-response', 'positive-reviews', 'average-rating', 'reply'] as const

export type Data = Figures<(typeof shown)[number]>
export const data = figuresOf(...shown)
