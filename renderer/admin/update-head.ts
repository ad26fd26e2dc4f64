import type { PageContextClient } from 'vike/types'
import { defaultLocale } from '#domain/locales.ts'
import { alternatesOf } from '#domain/routes.ts'
import { metadataOf } from '../head/head.ts'

/** After the studio went to another screen: the same facts as `headTags`, put into the head that is there. */
export function updateHead(pageContext: PageContextClient): void {
  const { origin, config, urlPathname } = pageContext
  const metadata = metadataOf(pageContext)
  const absolute = (address: string) => new URL(address, origin).href
  document.title = metadata.title
  document.documentElement.lang = config.locale ?? defaultLocale
  replace('meta[name=description]', 'meta', [{ name: 'description', content: metadata.description }])
  replace('meta[name=robots]', 'meta', metadata.noindex ? [{ name: 'robots', content: 'noindex' }] : [])
  const canonical = absolute(metadata.canonical ?? urlPathname)
  replace('link[rel=canonical]', 'link', metadata.noindex ? [] : [{ rel: 'canonical', href: canonical }])
  replace(
    'link[rel=alternate][hreflang]',
    'link',
    metadata.noindex
      ? []
      : alternatesOf(urlPathname).map(({ hreflang, path }) => ({
          rel: 'alternate',
          href: absolute(path),
          hreflang,
        })),
  )
}

/** Removes what a selector finds in the head and adds the given elements. */
function replace(selector: string, element: 'meta' | 'link', attributes: Record<string, string>[]): void {
  for (const old of document.head.querySelectorAll(selector)) old.remove()
  for (const entries of attributes) {
    const tag = document.createElement(element)
    for (const [name, value] of Object.entries(entries)) tag.setAttribute(name, value)
    document.head.append(tag)
  }
}
