import type { PageContext } from 'vike/types'
import { defaultLocale } from '#domain/locales.ts'
import type { AppProps } from './app.tsx'

/** What Vike knows of a page, as `<App>` takes it. */
export function appPropsOf(pageContext: PageContext): AppProps {
  const { Page, config, site, urlPathname, urlParsed, status, data } = pageContext
  if (!config.dictionary) throw new Error(`No dictionary for ${urlPathname}`)
  return {
    Page,
    layouts: config.bare ? [] : (config.Layout ?? []),
    locale: config.locale ?? defaultLocale,
    text: config.dictionary,
    site,
    pathname: urlPathname,
    ...(config.perRequest && { query: urlParsed.searchOriginal ?? '' }),
    status: status ?? 200,
    data,
    ...('articleHtml' in pageContext &&
      pageContext.articleHtml !== undefined && { articleHtml: pageContext.articleHtml }),
  }
}
