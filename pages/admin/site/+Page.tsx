import { screenPage } from '../screen-page.tsx'
import { SiteScreen } from './site-screen.tsx'

export const Page = screenPage(SiteScreen, 'site')
