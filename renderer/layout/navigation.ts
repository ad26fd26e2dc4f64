import { defaultLocale, type Locale, perLocale } from '#domain/locales.ts'
import { pathIn } from '#domain/routes.ts'
import { menuServices, type ServiceSlug } from '#domain/services.ts'
import type { interfaceText } from '#locales/en/interface.ts'

type NavKey = keyof typeof interfaceText.nav
type NavItem = { key: NavKey; href: string }

type Navigation = {
  /** Links in the bar, in order; `services` opens the menu. */
  bar: readonly NavItem[]
  menu: readonly NavItem[]
  footer: readonly NavItem[]
  services: readonly ServiceSlug[]
}

/** The links in header, menu and footer, by language (R12, R13). */
export const navigation: Readonly<Record<Locale, Navigation>> = perLocale((locale) => {
  const hasBlog = locale === defaultLocale
  const main: readonly NavItem[] = [
    { key: 'home', href: pathIn(locale, '/') },
    { key: 'about', href: pathIn(locale, '/about') },
    { key: 'services', href: pathIn(locale, '/services') },
    ...(hasBlog ? [{ key: 'blog', href: '/blog' } as const] : []),
    { key: 'pricing', href: pathIn(locale, '/pricing') },
    { key: 'contact', href: pathIn(locale, '/contact') },
  ]
  const privacy: NavItem = { key: 'privacy', href: pathIn(locale, '/privacy') }
  const accessibility: NavItem = { key: 'accessibility', href: pathIn(locale, '/accessibility') }
  return {
    // Without the blog link the bar has room for the privacy page
    bar: hasBlog ? main : [...main, { ...privacy, key: 'privacyShort' }],
    menu: hasBlog ? main : [...main, privacy],
    footer: [...main.slice(1), privacy, accessibility],
    services: menuServices(locale),
  }
})
