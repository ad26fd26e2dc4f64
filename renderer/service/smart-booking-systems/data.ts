import { type Figures, figuresOf } from '../figures.ts'

export type Data = Figures<'no-shows' | 'online-bookings' | 'more-bookings' | 'complete-booking' | 'reply'>

export const data = figuresOf('no-shows', 'online-bookings', 'more-bookings', 'complete-booking', 'reply')
