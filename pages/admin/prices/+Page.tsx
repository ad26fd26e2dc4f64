import { screenPage } from '../screen-page.tsx'
import { PricesScreen } from './prices-screen.tsx'

export const Page = screenPage(PricesScreen, 'site')
