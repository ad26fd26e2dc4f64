import { type Figures, figuresOf } from '../figures.ts'

const shown = [
  'ads-management',
  'ad-budget',
  'minimum-roi',
  'ads-results',
  'ads-guarantee',
  'first-campaign',
  'average-roi',
  'cost-per-lead',
  'reply',
] as const

export type Data = Figures<(typeof shown)[number]>
export const data = figuresOf(...shown)
