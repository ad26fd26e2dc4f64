import { activeState, homeOf } from '#domain/routes.ts'
import { useApp } from '../app-context.tsx'
import { wrap } from '../theme/layout.css.ts'
import { Logo } from '../ui/logo.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { navigation } from './navigation.ts'
import { ServicesMenu } from './services-menu.tsx'
import * as styles from './site-header.css.ts'
import { ThemeToggle } from './theme-toggle.tsx'

export function SiteHeader() {
  const { locale, text, site, pathname } = useApp()
  return (
    <header className={styles.header}>
      <div className={`${wrap} ${styles.row}`}>
        <a
          className={styles.home}
          href={homeOf(locale)}
          aria-label={`${site.name}, ${text.nav.home.toLowerCase()}`}
        >
          <Logo name={site.name} />
        </a>
        <nav className={styles.nav} aria-label={text.mainNavigation}>
          {navigation[locale].bar.map(({ key, href }) => {
            if (key === 'services') return <ServicesMenu key={key} href={href} />
            const active = activeState(href, pathname)
            return (
              <a
                key={key}
                className={styles.navItem}
                href={href}
                aria-current={active === 'page' ? 'page' : undefined}
                data-active={active ?? undefined}
              >
                {text.nav[key]}
              </a>
            )
          })}
        </nav>
        <div className={styles.tools}>
          <LanguageSwitch className={`${styles.tool} ${styles.wideOnly}`} icon />
          <ThemeToggle />
          <MobileMenu />
        </div>
      </div>
    </header>
  )
}
