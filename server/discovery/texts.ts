import { defaultLocale, languageName, locales } from '#domain/locales.ts'
import { homeOf, serviceAddress } from '#domain/routes.ts'
import { serviceSlugs } from '#domain/services.ts'
import type { interfaceText } from '#locales/en/interface.ts'

/** RFC 9116. The file has to be renewed, so it expires a year after the day of the request. */
export function securityTxt({ origin, email, now }: { origin: string; email: string; now: number }): string {
  const expires = new Date(now)
  expires.setUTCFullYear(expires.getUTCFullYear() + 1)
  return `Contact: mailto:${email}
Expires: ${expires.toISOString().slice(0, 10)}T00:00:00Z
Preferred-Languages: ${locales.join(', ')}
Canonical: ${origin}/.well-known/security.txt
`
}

export const webManifest = (name: string): string =>
  JSON.stringify(
    {
      name,
      short_name: name,
      start_url: '/',
      display: 'browser',
      background_color: '#FBF7F0',
      theme_color: '#FBF7F0',
      icons: [
        { src: '/icon.svg', type: 'image/svg+xml', sizes: 'any', purpose: 'any' },
        { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
        { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
        { src: '/icon-maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
      ],
    },
    null,
    2,
  )

/** llmstxt.org: what the site is, and where its parts are. */
export function llmsTxt({
  name,
  origin,
  posts,
  text,
}: {
  text: Pick<typeof interfaceText, 'services' | 'footer'>
  name: string
  origin: string
  posts: readonly { slug: string; title: string; description: string }[]
}): string {
  const services = serviceSlugs.map((slug) => {
    const { name: service, line } = text.services[slug]
    return `- [${service}](${origin}${serviceAddress(defaultLocale, slug)}): ${line}`
  })
  const otherSites = locales
    .filter((locale) => locale !== defaultLocale)
    .map((locale) => `- [${languageName(locale, defaultLocale)} site](${origin}${homeOf(locale)})`)
  const articles = posts
    .slice(0, 50)
    .map(
      ({ slug, title, description }) =>
        `- [${linkText(title)}](${origin}/blog/${slug}.md): ${linkText(description)}`,
    )
  return `# ${name}

> ${text.footer.line}

## Pages

- [Home](${origin}/)
- [About](${origin}/about)
- [Pricing](${origin}/pricing)
- [Contact](${origin}/contact)
${otherSites.join('\n')}

## Services

${services.join('\n')}

## Articles

${articles.join('\n')}
`
}

const linkText = (text: string): string => text.replace(/[\s[\]]+/g, ' ').trim()
