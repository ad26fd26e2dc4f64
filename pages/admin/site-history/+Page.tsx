import { screenPage } from '../screen-page.tsx'
import { SiteHistoryScreen } from './site-history-screen.tsx'

export const Page = screenPage(SiteHistoryScreen, 'site')
