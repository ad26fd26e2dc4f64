import { createContext, useContext } from 'react'
import type { Locale } from '#locales/addresses.ts'
import type { interfaceText } from '#locales/en/interface.ts'
import type { Translation } from '#locales/translation.ts'
import type { SiteFacts } from '#server/http/site-facts.ts'

export type AppValue = {
  locale: Locale
  text: Translation<typeof interfaceText>
  site: SiteFacts
  /** Canonical path of the current page. */
  pathname: string
  /** The HTTP status of the answer. */
  status: number
}

export const AppContext = createContext<AppValue | null>(null)

/** The frame's facts: language, interface strings, site settings, where we are. */
export function useApp(): AppValue {
  const value = useContext(AppContext)
  if (!value) throw new Error('useApp outside <App>')
  return value
}
