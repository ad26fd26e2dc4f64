import type { aboutText } from '#locales/it/about.ts'
import { useText } from '#renderer/app-context.tsx'

/** The dictionary of this page, which has a shape of its own. */
export const useAboutText = () => useText<'about', typeof aboutText>('about')
