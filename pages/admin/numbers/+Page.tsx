import { screenPage } from '../screen-page.tsx'
import { NumbersScreen } from './numbers-screen.tsx'

export const Page = screenPage(NumbersScreen, 'posts')
