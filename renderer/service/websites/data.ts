import { type Figures, figuresOf } from '../figures.ts'

export type Data = Figures<'site-load' | 'page-speed' | 'mobile-responsive' | 'reply'>
export const data = figuresOf('site-load', 'page-speed', 'mobile-responsive', 'reply')
