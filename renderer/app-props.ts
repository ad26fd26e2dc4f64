import type { PageContext } from 'vike/types'
import { defaultLocale } from '#domain/locales.ts'
import type { LoadedTexts } from '#locales/shapes.ts'
import type { AppProps } from './app.tsx'

export function appPropsOf(pageContext: PageContext, texts: LoadedTexts): Omit<AppProps, 'Layout'> {
  const { Page, config, site, locale = defaultLocale, urlPathname, urlParsed, status, data } = pageContext
  return {
    Page,
    locale,
    texts,
    site,
    pathname: pageContext.pathname ?? urlPathname,
    ...(config.perRequest && { query: urlParsed.searchOriginal ?? '' }),
    status: status ?? 200,
    data,
    ...('articleHtml' in pageContext &&
      pageContext.articleHtml !== undefined && { articleHtml: pageContext.articleHtml }),
  }
}
