import { unlessUnreadable } from '../own-texts/unreadable.tsx'
import { screenPage } from '../screen-page.tsx'
import { TextsScreen } from './texts-screen.tsx'

export const Page = screenPage(unlessUnreadable(TextsScreen, true), 'site')
