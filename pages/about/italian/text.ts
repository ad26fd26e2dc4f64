import type { aboutText } from '#locales/it/about.ts'
import { useText } from '#renderer/app-context.tsx'

/** This page's dictionary; its shape differs from the English one. */
export const useAboutText = () => useText<'about', typeof aboutText>('about')
