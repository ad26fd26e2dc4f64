import { screenPage } from '../screen-page.tsx'
import { MissingScreen } from './missing-screen.tsx'

export const Page = screenPage(MissingScreen, 'posts')
