import { createContext, useContext } from 'react'
import type { Locale } from '#domain/locales.ts'
import type { SiteFacts } from '#domain/site/site-facts.ts'
import type { LoadedTexts, Texts } from '#locales/shapes.ts'
import { textOf } from './texts.ts'

export type AppValue = {
  locale: Locale
  /** Texts of the frame. */
  text: Texts['interface']
  /** The page's dictionaries; read its own through `useText`. */
  texts: LoadedTexts
  site: SiteFacts
  /** Canonical path of the current page. */
  pathname: string
  /** Query of the address, including its question mark; may be empty. Only on pages rendered per request. */
  query?: string | undefined
  /** HTTP status of the response. */
  status: number
  /** Result of the page's `+data`; read it through `useData`. */
  data: unknown
  /** An article's text as HTML; on the server only, so that it is sent once. */
  articleHtml?: string
}

export const AppContext = createContext<AppValue | null>(null)

export function useApp(): AppValue {
  const value = useContext(AppContext)
  if (!value) throw new Error('useApp outside <App>')
  return value
}

/** Result of the page's `+data`. The page passes the type that its own `+data` exports. */
export function useData<Data>(): Data {
  return useApp().data as Data
}

/** The dictionary in the page's `+dictionary.ts`. A page of one language passes the dictionary's type too. */
export function useText<Name extends keyof Texts, Text = Texts[Name]>(name: Name): Text {
  return textOf(useApp(), name) as Text
}
