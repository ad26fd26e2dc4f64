import { type Figures, figuresOf } from '../figures.ts'

export type Data = Figures<'profile-views' | 'direct-calls' | 'directions' | 'local-searches'>

export const data = figuresOf('profile-views', 'direct-calls', 'directions', 'local-searches')
