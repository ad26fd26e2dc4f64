import type { Locale } from './locales.ts'

/**
 * The services, in the order of the menus. A service needs a row here, its name and line in each
 * `locales/<language>/interface.ts`, a dictionary in each language, drawings in `renderer/art/services/<slug>`, and the
 * list of its sections in `renderer/service/service-sections.ts`. Routes, menus, the index of services, the sitemap, social
 * cards, package names and the number of services derive from these.
 */

type ServiceRow = {
  /** Its name in inquiries, in every language (R30); staff and reports rely on it. */
  packageName: string
  /** In the index of services: its group, by what the visitor wants, and its place there. */
  group: 'found' | 'reachable' | 'again' | 'hours'
  place: number
  /** Languages whose menu omits it; it stays reachable from the index (R12). */
  notInMenuOf?: readonly Locale[]
  /** Background at the top of its page and of its social card. */
  tone: 'green' | 'warm' | 'sand' | 'band'
}

const rows = {
  'ai-enquiry-handling': {
    packageName: 'AI Customer Service',
    group: 'reachable',
    place: 1,
    tone: 'band',
  },
  'smart-booking-systems': {
    packageName: 'Smart Booking Systems',
    group: 'reachable',
    place: 2,
    tone: 'green',
  },
  websites: {
    packageName: 'Website Design & Development',
    group: 'found',
    place: 1,
    tone: 'sand',
  },
  'workflow-automation': {
    packageName: 'AI Workflow & Admin Automation',
    group: 'hours',
    place: 1,
    tone: 'warm',
  },
  'tailored-ai-tools': {
    packageName: 'Tailored AI Tools',
    group: 'hours',
    place: 2,
    tone: 'green',
  },
  'client-retention-tools': {
    packageName: 'Client Retention & Communication Tools',
    group: 'again',
    place: 2,
    tone: 'sand',
  },
  'google-business-profile': {
    packageName: 'Google Business Profile Optimisation',
    group: 'found',
    place: 2,
    tone: 'warm',
  },
  'local-ads-lead-generation': {
    packageName: 'Local Ads & Lead Generation',
    group: 'found',
    place: 3,
    tone: 'green',
  },
  'automated-google-reviews': {
    packageName: 'Automated Google Review Management',
    group: 'again',
    place: 1,
    tone: 'warm',
  },
  'voice-to-note-automation': {
    packageName: 'Voice-to-Note Automation',
    group: 'hours',
    place: 3,
    notInMenuOf: ['en'],
    tone: 'sand',
  },
} as const satisfies Record<string, ServiceRow>

type Rows = typeof rows

/** The last part of its path, in every language. */
export type ServiceSlug = keyof Rows
export type ServiceGroup = ServiceRow['group']
export const services: Readonly<Record<ServiceSlug, ServiceRow>> = rows

export const serviceSlugs = Object.keys(rows) as ServiceSlug[]

export const serviceGroups = ['found', 'reachable', 'again', 'hours'] as const satisfies ServiceGroup[]

export const servicesIn = (group: ServiceGroup): ServiceSlug[] =>
  serviceSlugs
    .filter((slug) => services[slug].group === group)
    .sort((one, other) => services[one].place - services[other].place)

export const menuServices = (locale: Locale): ServiceSlug[] =>
  serviceSlugs.filter((slug) => !services[slug].notInMenuOf?.includes(locale))

/** Trades that the index lists, each with the services to begin with. */
export const servicesByTrade = {
  salons: ['smart-booking-systems', 'client-retention-tools', 'automated-google-reviews'],
  clinics: ['ai-enquiry-handling', 'smart-booking-systems', 'client-retention-tools'],
  tradespeople: ['ai-enquiry-handling', 'voice-to-note-automation', 'local-ads-lead-generation'],
  consultants: ['websites', 'smart-booking-systems', 'workflow-automation'],
  shops: ['google-business-profile', 'automated-google-reviews', 'local-ads-lead-generation'],
  agencies: ['workflow-automation', 'tailored-ai-tools', 'voice-to-note-automation'],
} as const satisfies Record<string, readonly ServiceSlug[]>

export type Trade = keyof typeof servicesByTrade
export const trades = Object.keys(servicesByTrade) as Trade[]
