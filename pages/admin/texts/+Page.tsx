import { screenPage } from '../screen-page.tsx'
import { TextsScreen } from './texts-screen.tsx'

export const Page = screenPage(TextsScreen, 'site')
