import { type Figures, figuresOf } from '../figures.ts'

export type Data = Figures<
  'reply' | 'admin-hours' | 'admin-time' | 'errors' | 'process-time' | 'accuracy' | 'no-shows'
>

export const data = figuresOf(
  'reply',
  'admin-hours',
  'admin-time',
  'errors',
  'process-time',
  'accuracy',
  'no-shows',
)
