import { renderToStaticMarkup } from 'react-dom/server'
import type { PageContextServer } from 'vike/types'
import { barColor } from '../theme/theme-choice.ts'
import { pageHeadOf } from './head.ts'
import { PageHead } from './page-head.tsx'

/** The tags that the document's template puts into the head, complete before React renders the page. */
export function headTags(pageContext: PageContextServer): string {
  const page = pageHeadOf(pageContext)
  const card = page.noindex ? null : pageContext.services.socialCard(pageContext.pathname)
  const sheet = pageContext.services.siteSheet()
  return [
    renderToStaticMarkup(<PageHead {...page} card={card} />),
    everyPage,
    ...(sheet === null ? [] : [`<link rel="stylesheet" href="${sheet}">`]),
    jsonLdTags(pageContext),
  ].join('')
}

/** Tags of every document. In the browser the colours follow the theme (R52). */
const everyPage = [
  ...(['light', 'dark'] as const).map(
    (theme) =>
      `<meta name="theme-color" content="${barColor[theme]}" media="(prefers-color-scheme: ${theme})">`,
  ),
  '<link rel="icon" href="/icon.svg" type="image/svg+xml">',
  '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
  '<link rel="manifest" href="/site.webmanifest">',
].join('')

/** JSON for a script element: `<` is escaped, so that no text can end the element. */
export const escapeJson = (value: unknown): string => JSON.stringify(value).replace(/</g, '\\u003c')

/** Not rendered by React: under Trusted Types a browser refuses a script that a component creates. */
function jsonLdTags(pageContext: PageContextServer): string {
  const items = pageContext.config.structuredData?.(pageContext) ?? []
  return items
    .map((item) => {
      const json = escapeJson({ '@context': 'https://schema.org', ...item })
      return `<script type="application/ld+json">${json}</script>`
    })
    .join('')
}
