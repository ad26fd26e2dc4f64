import { type Figures, figuresOf } from '../figures.ts'

export type Data = Figures<'phone-time' | 'lead-conversion' | 'missed-calls' | 'reply'>
export const data = figuresOf('phone-time', 'lead-conversion', 'missed-calls', 'reply')
