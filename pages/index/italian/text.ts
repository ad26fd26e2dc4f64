import type { homeText } from '#locales/it/home.ts'
import { useText } from '#renderer/app-context.tsx'

/** This page's dictionary; its shape differs from the English one. */
export const useHomeText = () => useText<'home', typeof homeText>('home')
