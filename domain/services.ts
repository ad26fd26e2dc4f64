import type { Locale } from './locales.ts'

/**
 * The services, in the order of the menus. A service is a row here, its name and line in each `locales/<language>/interface.ts`,
 * a dictionary and a page in each language, and sections in `renderer/service/`. Routes, menus, the index of services, the
 * sitemap, social cards, package names and the number of services follow.
 */

type ServiceRow = {
  /** What an inquiry calls it, in every language (R30); staff and reports rely on these. */
  packageName: string
  /** Of the index of services: what a visitor wants, and the service's place there. */
  group: 'found' | 'reachable' | 'again' | 'hours'
  place: number
  /** Languages whose menu leaves it out; it stays reachable from the index (R12). */
  notInMenuOf?: readonly Locale[]
  /** The ground on which its page and its social card open. */
  tone: 'green' | 'warm' | 'sand' | 'night'
  /** Key of `serviceIcons` in the renderer. */
  icon: string
  /** Key of the drawings in the index of services. */
  thumbnail: string
}

const rows = {
  'ai-enquiry-handling': {
    packageName: 'AI Customer Service',
    group: 'reachable',
    place: 1,
    tone: 'night',
    icon: 'phone',
    thumbnail: 'calls',
  },
  'smart-booking-systems': {
    packageName: 'Smart Booking Systems',
    group: 'reachable',
    place: 2,
    tone: 'green',
    icon: 'calendar',
    thumbnail: 'bookings',
  },
  websites: {
    packageName: 'Website Design & Development',
    group: 'found',
    place: 1,
    tone: 'sand',
    icon: 'window',
    thumbnail: 'website',
  },
  'workflow-automation': {
    packageName: 'AI Workflow & Admin Automation',
    group: 'hours',
    place: 1,
    tone: 'warm',
    icon: 'flow',
    thumbnail: 'workflow',
  },
  'tailored-ai-tools': {
    packageName: 'Tailored AI Tools',
    group: 'hours',
    place: 2,
    tone: 'green',
    icon: 'scissors',
    thumbnail: 'tools',
  },
  'client-retention-tools': {
    packageName: 'Client Retention & Communication Tools',
    group: 'again',
    place: 2,
    tone: 'sand',
    icon: 'cup',
    thumbnail: 'returns',
  },
  'google-business-profile': {
    packageName: 'Google Business Profile Optimisation',
    group: 'found',
    place: 2,
    tone: 'warm',
    icon: 'pin',
    thumbnail: 'profile',
  },
  'local-ads-lead-generation': {
    packageName: 'Local Ads & Lead Generation',
    group: 'found',
    place: 3,
    tone: 'green',
    icon: 'target',
    thumbnail: 'ads',
  },
  'automated-google-reviews': {
    packageName: 'Automated Google Review Management',
    group: 'again',
    place: 1,
    tone: 'night',
    icon: 'star',
    thumbnail: 'reviews',
  },
  'voice-to-note-automation': {
    packageName: 'Voice-to-Note Automation',
    group: 'hours',
    place: 3,
    notInMenuOf: ['en'],
    tone: 'sand',
    icon: 'voice',
    thumbnail: 'notes',
  },
} as const satisfies Record<string, ServiceRow>

type Rows = typeof rows

/** The last part of its path, in every language. */
export type ServiceSlug = keyof Rows
export type ServiceGroup = ServiceRow['group']
export type ServiceIcon = Rows[ServiceSlug]['icon']
export type ServiceThumbnail = Rows[ServiceSlug]['thumbnail']

type Service = ServiceRow & { icon: ServiceIcon; thumbnail: ServiceThumbnail }

export const services: Readonly<Record<ServiceSlug, Service>> = rows

export const serviceSlugs = Object.keys(rows) as ServiceSlug[]

/** The groups of the index, in its order. */
export const serviceGroups = ['found', 'reachable', 'again', 'hours'] as const satisfies ServiceGroup[]

export const servicesIn = (group: ServiceGroup): ServiceSlug[] =>
  serviceSlugs
    .filter((slug) => services[slug].group === group)
    .sort((one, other) => services[one].place - services[other].place)

export const menuServices = (locale: Locale): ServiceSlug[] =>
  serviceSlugs.filter((slug) => !services[slug].notInMenuOf?.includes(locale))
