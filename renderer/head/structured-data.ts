import type {
  BreadcrumbListLeaf,
  DayOfWeek,
  ItemListLeaf,
  LocalBusinessLeaf,
  OrganizationLeaf,
  PostalAddressLeaf,
  ServiceLeaf,
  WebPageLeaf,
  WebSiteLeaf,
} from 'schema-dts'
import type { PageContextServer } from 'vike/types'
import { localeRows, locales } from '#domain/locales.ts'
import { englishPathOf, homeOf, serviceAddress, serviceOf, servicesAddress } from '#domain/routes.ts'
import { type ServiceSlug, services as serviceRows, serviceSlugs } from '#domain/services.ts'
import type { DayCode } from '#domain/site/site.schema.ts'
import { metadataOf } from './head.ts'
import { encodedPath, type StructuredData } from './metadata.ts'

/**
 * JSON-LD (R33). Each page has one graph, whose parts refer to each other by `@id`. It states nothing that
 * the page does not show. Objects that are spread have their type checked by `satisfies`: TypeScript does not
 * check spreads for unknown properties.
 */

const dayNames: Record<DayCode, DayOfWeek> = {
  Mo: 'https://schema.org/Monday',
  Tu: 'https://schema.org/Tuesday',
  We: 'https://schema.org/Wednesday',
  Th: 'https://schema.org/Thursday',
  Fr: 'https://schema.org/Friday',
  Sa: 'https://schema.org/Saturday',
  Su: 'https://schema.org/Sunday',
}

type Reference = { '@id': string }
/** A breadcrumb. */
type Step = { name: string; path: string }

export const absoluteAddress = (pageContext: PageContextServer, path: string): string =>
  new URL(path, pageContext.origin).href

const languageOf = ({ locale }: PageContextServer) => localeRows[locale].tag

/** The page's own address, as its canonical link has it. */
const addressOf = (pageContext: PageContextServer): string =>
  absoluteAddress(pageContext, metadataOf(pageContext).canonical ?? encodedPath(pageContext.pathname))

/** A reference to a part of the requested page, by its id. */
export const partOf = (pageContext: PageContextServer, part: string): Reference => ({
  '@id': `${addressOf(pageContext)}#${part}`,
})

/** A reference to the agency, with the same id on every page. */
export const organizationOf = (pageContext: PageContextServer): Reference => ({
  '@id': `${absoluteAddress(pageContext, '/')}#organization`,
})
const siteOf = (pageContext: PageContextServer): Reference => ({
  '@id': `${absoluteAddress(pageContext, '/')}#website`,
})

type PageParts = {
  /** The page's own items, in addition to those of every page; each with an id of its own. */
  main?: readonly StructuredData[]
  /** Replaces WebPage. */
  type?: 'CollectionPage'
  /** Name of the last breadcrumb, where the frame has none. */
  name?: string
}

/**
 * The graph of a page that search engines may index: its own items first, then the page, its breadcrumbs, the
 * agency and the site. Empty for noindex pages.
 */
export function pageGraph(
  pageContext: PageContextServer,
  { main = [], type, name }: PageParts = {},
): StructuredData[] {
  if (metadataOf(pageContext).noindex) return []
  const steps = trail(pageContext, name)
  const mainId = main[0]?.['@id']
  return [
    ...main,
    {
      '@type': type ?? 'WebPage',
      ...partOf(pageContext, 'webpage'),
      name: metadataOf(pageContext).title,
      url: addressOf(pageContext),
      inLanguage: languageOf(pageContext),
      isPartOf: siteOf(pageContext),
      publisher: organizationOf(pageContext),
      ...(steps.length > 1 &&
        ({ breadcrumb: partOf(pageContext, 'breadcrumb') } satisfies Partial<WebPageLeaf>)),
      ...(mainId !== undefined && ({ mainEntity: { '@id': mainId } } satisfies Partial<WebPageLeaf>)),
    },
    ...(steps.length > 1 ? [breadcrumbs(pageContext, steps)] : []),
    organization(pageContext),
    website(pageContext),
  ]
}

/** For pages without items of their own. */
export const structuredData = (pageContext: PageContextServer): StructuredData[] => pageGraph(pageContext)

/** For the contact pages: the office. */
export const contactData = (pageContext: PageContextServer): StructuredData[] =>
  pageGraph(pageContext, { main: [localBusiness(pageContext)] })

/** For the index of services and, inherited, for each service. */
export function servicesData(pageContext: PageContextServer): StructuredData[] {
  const { locale, texts } = pageContext
  const slug = serviceOf(pageContext.pathname)
  if (slug !== null) return pageGraph(pageContext, { main: [service(pageContext, slug)] })
  const { services } = texts.interface
  const list: ItemListLeaf = {
    '@type': 'ItemList',
    ...partOf(pageContext, 'services'),
    itemListElement: serviceSlugs.map((one, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: services[one].name,
      url: absoluteAddress(pageContext, serviceAddress(locale, one)),
    })),
  }
  return pageGraph(pageContext, { type: 'CollectionPage', main: [list] })
}

function postalAddress(pageContext: PageContextServer): PostalAddressLeaf {
  const { street, locality, postcode, country } = pageContext.services.business()
  return {
    '@type': 'PostalAddress',
    streetAddress: street,
    addressLocality: locality,
    postalCode: postcode,
    addressCountry: country,
  }
}

function organization(pageContext: PageContextServer): OrganizationLeaf {
  const { email, social } = pageContext.services.business()
  const { site } = pageContext
  return {
    '@type': 'Organization',
    ...organizationOf(pageContext),
    name: site.name,
    url: absoluteAddress(pageContext, '/'),
    logo: absoluteAddress(pageContext, '/icon-512.png'),
    email,
    telephone: site.phone.display,
    address: postalAddress(pageContext),
    ...(social.length > 0 && ({ sameAs: social } satisfies Partial<OrganizationLeaf>)),
  }
}

function website(pageContext: PageContextServer): WebSiteLeaf {
  return {
    '@type': 'WebSite',
    ...siteOf(pageContext),
    name: pageContext.site.name,
    url: absoluteAddress(pageContext, '/'),
    inLanguage: locales.map((locale) => localeRows[locale].tag),
    publisher: organizationOf(pageContext),
  }
}

/** The office, with its hours and the range of its prices (R38). */
function localBusiness(pageContext: PageContextServer): LocalBusinessLeaf {
  const { email, hours, priceRange } = pageContext.services.business()
  const { latitude, longitude } = pageContext.services.map()
  const { site } = pageContext
  return {
    '@type': 'LocalBusiness',
    '@id': `${absoluteAddress(pageContext, '/')}#office`,
    name: site.name,
    url: absoluteAddress(pageContext, '/'),
    image: absoluteAddress(pageContext, '/icon-512.png'),
    email,
    telephone: site.phone.display,
    address: postalAddress(pageContext),
    geo: { '@type': 'GeoCoordinates', latitude, longitude },
    priceRange,
    parentOrganization: organizationOf(pageContext),
    openingHoursSpecification: hours.map(({ days, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days.map((day) => dayNames[day]),
      opens,
      closes,
    })),
  }
}

function service(pageContext: PageContextServer, slug: ServiceSlug): ServiceLeaf {
  const { lead } = metadataOf(pageContext)
  return {
    '@type': 'Service',
    ...partOf(pageContext, 'service'),
    name: pageContext.texts.interface.services[slug].name,
    ...(lead !== undefined && ({ description: lead } satisfies Partial<ServiceLeaf>)),
    serviceType: serviceRows[slug].packageName,
    url: addressOf(pageContext),
    areaServed: { '@type': 'Country', name: 'United Kingdom' },
    provider: {
      '@type': 'Organization',
      ...organizationOf(pageContext),
      name: pageContext.site.name,
      url: absoluteAddress(pageContext, '/'),
    },
  }
}

function breadcrumbs(pageContext: PageContextServer, steps: readonly Step[]): BreadcrumbListLeaf {
  return {
    '@type': 'BreadcrumbList',
    ...partOf(pageContext, 'breadcrumb'),
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: index === steps.length - 1 ? addressOf(pageContext) : absoluteAddress(pageContext, path),
    })),
  }
}

/** The breadcrumbs from the home page to this one, in the page's language; for a home page only itself. */
function trail(pageContext: PageContextServer, name?: string): Step[] {
  const { locale, pathname: path, texts } = pageContext
  const { nav, services, footer } = texts.interface
  const home = { name: nav.home, path: homeOf(locale) }
  if (path === home.path) return [home]
  const slug = serviceOf(path)
  if (slug !== null)
    return [home, { name: nav.services, path: servicesAddress(locale) }, { name: services[slug].name, path }]
  if (path.startsWith('/blog/')) return [home, { name: nav.blog, path: '/blog' }, { name: name ?? '', path }]
  const names: Record<string, string> = {
    '/about': nav.about,
    '/services': nav.services,
    '/blog': nav.blog,
    '/pricing': nav.pricing,
    '/contact': nav.contact,
    '/privacy': nav.privacy,
    '/accessibility': nav.accessibility,
    '/website-onboarding': footer.onboarding,
    // In no menu
    '/inquiry': texts.inquiry.heading,
    '/question': texts.question.heading,
  }
  const last = names[englishPathOf(path)]
  if (last === undefined) throw new Error(`No name for a step to ${path}`)
  return [home, { name: last, path }]
}
