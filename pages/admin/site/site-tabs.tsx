import { siteTabsText as text } from '#locales/en/admin-site.ts'
import * as shared from '#renderer/ui/studio/shared.css.ts'

const tabs = [
  { id: 'business', href: '/admin/site' },
  { id: 'prices', href: '/admin/prices' },
  { id: 'texts', href: '/admin/texts' },
  { id: 'history', href: '/admin/site/history' },
] as const

type SiteTab = (typeof tabs)[number]['id']

export function SiteTabs({ current }: { current: SiteTab }) {
  return (
    <nav className={shared.linkSegments} aria-label={text.label}>
      {tabs.map(({ id, href }) => (
        <a key={id} className={shared.segment} href={href} aria-current={id === current ? 'page' : undefined}>
          {text[id]}
        </a>
      ))}
    </nav>
  )
}
