import type { PageContextServer } from 'vike/types'
import { defaultLocale } from '#domain/locales.ts'
import { isAdminPath } from '#domain/path-classes.ts'
import { loadTexts } from '#locales/load-texts.ts'
import { markedTexts } from '#locales/marks.ts'
import { changedTexts, withOwnTexts } from '#locales/own.ts'

/** Dictionaries for the script that every page loads; see `hydration/offline-notice.ts`. */
const ofEveryPage = ['offline']

/**
 * Loads the page's dictionaries, including the owner's texts, before its other hooks run. The error page is
 * not routed, so its language is not set yet.
 */
export async function onCreatePageContext(pageContext: PageContextServer): Promise<void> {
  pageContext.locale ??= defaultLocale
  pageContext.pathname ??= pageContext.urlPathname
  const { dictionary } = pageContext.config
  const name = typeof dictionary === 'function' ? dictionary(pageContext) : dictionary
  if (name !== undefined) pageContext.dictionary = name
  const { locale, pathname, services } = pageContext
  const shipped = await loadTexts(locale, name)
  // The studio shows the shipped texts, because its screens are hydrated without the owner's
  const changed = isAdminPath(pathname)
    ? null
    : changedTexts(services.textsOf(locale), [...Object.keys(shipped), ...ofEveryPage])
  const texts = withOwnTexts(shipped, locale, changed)
  pageContext.texts = pageContext.isEdited ? markedTexts(texts) : texts
  if (changed) pageContext.ownTexts = changed
}
