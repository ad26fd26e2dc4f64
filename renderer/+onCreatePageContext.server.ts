import type { PageContextServer } from 'vike/types'
import { defaultLocale } from '#domain/locales.ts'
import { loadTexts } from '#locales/load-texts.ts'
import { markedTexts } from '#locales/marks.ts'

/** Loads the page's dictionaries before its other hooks run. The page of a failure was not routed: it has no language. */
export async function onCreatePageContext(pageContext: PageContextServer): Promise<void> {
  pageContext.locale ??= defaultLocale
  pageContext.pathname ??= pageContext.urlPathname
  const { dictionary } = pageContext.config
  const name = typeof dictionary === 'function' ? dictionary(pageContext) : dictionary
  if (name !== undefined) pageContext.dictionary = name
  const texts = await loadTexts(pageContext.locale, name)
  pageContext.texts = pageContext.isEdited ? markedTexts(texts) : texts
}
