import type { homeText } from '#locales/it/home.ts'
import { useText } from '#renderer/app-context.tsx'

/** The dictionary of this page, which has a shape of its own. */
export const useHomeText = () => useText<'home', typeof homeText>('home')
