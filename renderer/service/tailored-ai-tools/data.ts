import { type Figures, figuresOf } from '../figures.ts'

export type Data = Figures<'reply' | 'accuracy' | 'efficiency' | 'custom'>

export const data = figuresOf('reply', 'accuracy', 'efficiency', 'custom')
