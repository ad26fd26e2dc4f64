import type { PageContext } from 'vike/types'
import { defaultLocale } from '#domain/locales.ts'
import { localeOf, pageIn } from '#domain/routes.ts'

/**
 * Takes the language from the path. Translated pages are routed by their path in the default language. Other
 * paths stay unchanged, so that `/it/blog` matches no page.
 */
export function onBeforeRoute({ urlPathname, urlParsed }: PageContext) {
  const page = pageIn(defaultLocale, urlPathname)
  return {
    pageContext: {
      locale: localeOf(urlPathname),
      pathname: urlPathname,
      ...(page !== null && { urlLogical: page + (urlParsed.searchOriginal ?? '') }),
    },
  }
}
