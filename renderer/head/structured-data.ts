import type { PageContextServer } from 'vike/types'
import {
  homeOf,
  type ServiceSlug,
  serviceAddress,
  serviceOf,
  servicePackageNames,
  servicesAddress,
} from '#locales/addresses.ts'
import { metadataOf } from './head.ts'
import type { StructuredData } from './metadata.ts'

/** JSON-LD that several pages share (spec §2, §3; decision 23). It says nothing that the page does not show. */

const dayNames: Record<string, string> = {
  Mo: 'Monday',
  Tu: 'Tuesday',
  We: 'Wednesday',
  Th: 'Thursday',
  Fr: 'Friday',
  Sa: 'Saturday',
  Su: 'Sunday',
}

const absolute = (pageContext: PageContextServer, path: string) => new URL(path, pageContext.origin).href

/** The agency, by the same id on every page. */
const idOf = (pageContext: PageContextServer) => `${absolute(pageContext, '/')}#organization`

function postalAddress(pageContext: PageContextServer) {
  const { street, locality, postcode, country } = pageContext.services.business()
  return {
    '@type': 'PostalAddress',
    streetAddress: street,
    addressLocality: locality,
    postalCode: postcode,
    addressCountry: country,
  }
}

export function organization(pageContext: PageContextServer): StructuredData {
  const { email, social } = pageContext.services.business()
  const { site } = pageContext
  return {
    '@type': 'Organization',
    '@id': idOf(pageContext),
    name: site.name,
    url: absolute(pageContext, '/'),
    logo: absolute(pageContext, '/icon.svg'),
    email,
    telephone: site.phone.display,
    address: postalAddress(pageContext),
    ...(social.length > 0 && { sameAs: social }),
  }
}

/** The office, with its hours and the range of its prices (spec §9). */
export function localBusiness(pageContext: PageContextServer): StructuredData {
  const { email, hours, priceRange } = pageContext.services.business()
  const { latitude, longitude } = pageContext.services.map()
  const { site } = pageContext
  return {
    '@type': 'LocalBusiness',
    '@id': `${absolute(pageContext, '/')}#office`,
    name: site.name,
    url: absolute(pageContext, '/'),
    image: absolute(pageContext, '/icon.svg'),
    email,
    telephone: site.phone.display,
    address: postalAddress(pageContext),
    geo: { '@type': 'GeoCoordinates', latitude, longitude },
    priceRange,
    parentOrganization: { '@id': idOf(pageContext) },
    openingHoursSpecification: hours.map(({ days, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days.map((day) => dayNames[day] ?? day),
      opens,
      closes,
    })),
  }
}

/** Provider, area and type of one service (spec §2). */
function service(
  pageContext: PageContextServer,
  slug: ServiceSlug,
  { name, description }: { name: string; description: string },
): StructuredData {
  const { config, site } = pageContext
  return {
    '@type': 'Service',
    name,
    description,
    serviceType: servicePackageNames[slug],
    url: absolute(pageContext, serviceAddress(config.locale ?? 'en', slug)),
    areaServed: { '@type': 'Country', name: 'United Kingdom' },
    provider: {
      '@type': 'Organization',
      '@id': idOf(pageContext),
      name: site.name,
      url: absolute(pageContext, '/'),
    },
  }
}

export function webPage(
  pageContext: PageContextServer,
  { title, description }: { title: string; description: string },
): StructuredData {
  return {
    '@type': 'WebPage',
    name: title,
    description,
    url: absolute(pageContext, pageContext.urlPathname),
    inLanguage: pageContext.config.locale === 'it' ? 'it' : 'en-GB',
    isPartOf: {
      '@type': 'WebSite',
      name: pageContext.site.name,
      url: absolute(pageContext, homeOf(pageContext.config.locale ?? 'en')),
    },
  }
}

/** The way from the home page to this one; the last step is the page itself. */
function breadcrumbs(
  pageContext: PageContextServer,
  trail: readonly { name: string; path: string }[],
): StructuredData {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absolute(pageContext, path),
    })),
  }
}

/** What the index of services says, and what each service's page below it says: itself, and the way to it. */
export function servicesData(pageContext: PageContextServer): StructuredData[] {
  const metadata = metadataOf(pageContext)
  const slug = serviceOf(pageContext.urlPathname)
  if (slug === null) return [webPage(pageContext, metadata)]
  const locale = pageContext.config.locale ?? 'en'
  const text = pageContext.config.dictionary
  if (!text) throw new Error(`No dictionary for ${pageContext.urlPathname}`)
  const { name } = text.services[slug]
  return [
    service(pageContext, slug, { name, description: metadata.description }),
    breadcrumbs(pageContext, [
      { name: text.nav.home, path: homeOf(locale) },
      { name: text.allServices, path: servicesAddress(locale) },
      { name, path: serviceAddress(locale, slug) },
    ]),
  ]
}
