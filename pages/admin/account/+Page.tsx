import { screenPage } from '../screen-page.tsx'
import { AccountScreen } from './account-screen.tsx'

export const Page = screenPage(AccountScreen)
