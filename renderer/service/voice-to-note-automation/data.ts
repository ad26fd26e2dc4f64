import { type Figures, figuresOf } from '../figures.ts'

export type Data = Figures<'voice-set-up' | 'faster-notes' | 'less-typing'>

export const data = figuresOf('voice-set-up', 'faster-notes', 'less-typing')
