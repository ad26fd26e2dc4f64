import { screenPage } from '../screen-page.tsx'
import { TeamScreen } from './team-screen.tsx'

export const Page = screenPage(TeamScreen)
