import { screenPage } from '../screen-page.tsx'
import { EditScreen } from './edit-screen.tsx'

export const Page = screenPage(EditScreen)
