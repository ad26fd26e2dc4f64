import { activeState, serviceAddress } from '#domain/routes.ts'
import { useApp } from '../app-context.tsx'
import { visuallyHidden } from '../theme/layout.css.ts'
import { ArrowRightIcon, ChevronDownIcon, CloseIcon, MenuIcon } from '../ui/icons.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import * as styles from './mobile-menu.css.ts'
import { navigation } from './navigation.ts'
import { serviceIcon } from './service-icons.ts'
import * as header from './site-header.css.ts'
import { ThemeRow } from './theme-toggle.tsx'

/** Works without script. */
export function MobileMenu() {
  const { locale, text, pathname } = useApp()
  return (
    <details className={styles.menu} data-menu>
      <summary className={`${header.tool} ${styles.opener}`}>
        <span className={styles.whenClosed}>
          <MenuIcon />
          <span className={visuallyHidden}>{text.menu.open}</span>
        </span>
        <span className={styles.whenOpen}>
          <CloseIcon />
          <span className={visuallyHidden}>{text.menu.close}</span>
        </span>
      </summary>
      <div className={styles.panel}>
        <nav aria-label={text.mainNavigation}>
          <ul>
            {navigation[locale].menu.map(({ key, href }) => (
              <li className={styles.item} key={key}>
                {key === 'services' ? (
                  <ServicesList href={href} />
                ) : (
                  <Top href={href} active={activeState(href, pathname)}>
                    {text.nav[key]}
                  </Top>
                )}
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.settings}>
          <ThemeRow className={styles.row} />
          <LanguageSwitch className={styles.row} hintClassName={styles.hint} icon />
        </div>
      </div>
    </details>
  )
}

type TopProps = { href: string; active: 'page' | 'section' | null; children: string }

function Top({ href, active, children }: TopProps) {
  return (
    <a
      className={styles.top}
      href={href}
      aria-current={active === 'page' ? 'page' : undefined}
      data-active={active ?? undefined}
    >
      {children}
    </a>
  )
}

function ServicesList({ href }: { href: string }) {
  const { locale, text, pathname } = useApp()
  return (
    <details className={styles.servicesGroup} open>
      <summary className={styles.top} data-active={activeState(href, pathname) ?? undefined}>
        {text.nav.services}
        <ChevronDownIcon className={styles.chevron} />
      </summary>
      <ul className={styles.services}>
        {navigation[locale].services.map((slug) => {
          const address = serviceAddress(locale, slug)
          const ServiceIcon = serviceIcon(slug)
          return (
            <li className={styles.serviceItem} key={slug}>
              <a
                className={styles.service}
                href={address}
                aria-current={address === pathname ? 'page' : undefined}
              >
                <ServiceIcon className={styles.serviceIcon} />
                {text.services[slug].name}
              </a>
            </li>
          )
        })}
        <li className={styles.serviceItem}>
          <a className={styles.all} href={href} aria-current={href === pathname ? 'page' : undefined}>
            {text.allServices}
            <ArrowRightIcon className={styles.allArrow} />
          </a>
        </li>
      </ul>
    </details>
  )
}
