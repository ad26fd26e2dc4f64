import { screenPage } from '../screen-page.tsx'
import { MediaScreen } from './media-screen.tsx'

export const Page = screenPage(MediaScreen)
