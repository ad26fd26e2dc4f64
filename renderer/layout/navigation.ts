import { englishMenuServices, type Locale, type ServiceSlug, serviceSlugs } from '#locales/addresses.ts'
import type { interfaceText } from '#locales/en/interface.ts'

type NavKey = keyof typeof interfaceText.nav
type NavItem = { key: NavKey; href: string }

type Navigation = {
  /** The bar, in its order; `services` opens the menu. */
  bar: readonly NavItem[]
  /** The small screens' menu. */
  menu: readonly NavItem[]
  footer: readonly NavItem[]
  services: readonly ServiceSlug[]
}

const english: readonly NavItem[] = [
  { key: 'home', href: '/' },
  { key: 'about', href: '/about' },
  { key: 'services', href: '/services' },
  { key: 'blog', href: '/blog' },
  { key: 'pricing', href: '/pricing' },
  { key: 'contact', href: '/contact' },
]
const italian: readonly NavItem[] = [
  { key: 'home', href: '/it' },
  { key: 'about', href: '/it/about' },
  { key: 'services', href: '/it/services' },
  { key: 'pricing', href: '/it/pricing' },
  { key: 'contact', href: '/it/contact' },
]
const italianPrivacy: NavItem = { key: 'privacy', href: '/it/privacy' }

/** Which links each language's frame has (R12, R13). */
export const navigation: Readonly<Record<Locale, Navigation>> = {
  en: {
    bar: english,
    menu: english,
    footer: [...english.slice(1), { key: 'privacy', href: '/privacy' }],
    services: englishMenuServices,
  },
  it: {
    bar: [...italian, { ...italianPrivacy, key: 'privacyShort' }],
    menu: [...italian, italianPrivacy],
    footer: [...italian.slice(1), italianPrivacy],
    services: serviceSlugs,
  },
}
