import { screenPage } from '../screen-page.tsx'
import { ActivityScreen } from './activity-screen.tsx'

export const Page = screenPage(ActivityScreen, 'account')
