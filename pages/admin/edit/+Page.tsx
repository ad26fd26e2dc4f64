import { unlessUnreadable } from '../own-texts/unreadable.tsx'
import { screenPage } from '../screen-page.tsx'
import { EditScreen } from './edit-screen.tsx'

export const Page = screenPage(unlessUnreadable(EditScreen, false))
