import { activeState, serviceAddress } from '#domain/routes.ts'
import { useApp } from '../app-context.tsx'
import { ArrowRightIcon, ChevronDownIcon } from '../ui/icons.tsx'
import { illustration } from '../ui/illustration.css.ts'
import { navigation } from './navigation.ts'
import { serviceIcon } from './service-icons.ts'
import * as styles from './services-menu.css.ts'
import * as header from './site-header.css.ts'

/** "Services" in the bar: a disclosure that works without script. */
export function ServicesMenu({ href }: { href: string }) {
  const { locale, text, pathname } = useApp()
  const { services } = navigation[locale]
  return (
    <details className={styles.menu} data-menu>
      <summary
        className={`${header.navItem} ${styles.opener}`}
        data-active={activeState(href, pathname) ?? undefined}
      >
        {text.nav.services}
        <ChevronDownIcon className={styles.chevron} />
      </summary>
      <div className={styles.panel}>
        <ul className={styles.services}>
          {services.map((slug) => {
            const address = serviceAddress(locale, slug)
            const ServiceIcon = serviceIcon(slug)
            return (
              <li key={slug}>
                <a
                  className={styles.service}
                  href={address}
                  aria-current={address === pathname ? 'page' : undefined}
                >
                  <ServiceIcon className={styles.icon} />
                  <span className={styles.name}>{text.services[slug].name}</span>
                  <span className={styles.line}>{text.services[slug].line}</span>
                </a>
              </li>
            )
          })}
          <li className={services.length % 2 === 0 ? styles.wholeRow : undefined}>
            <a className={styles.all} href={href} aria-current={href === pathname ? 'page' : undefined}>
              <span className={styles.allName}>
                {text.allServices}
                <ArrowRightIcon className={styles.allArrow} />
              </span>
              <span className={styles.allLine}>{text.allServicesLine}</span>
              <Doors />
            </a>
          </li>
        </ul>
      </div>
    </details>
  )
}

function Doors() {
  return (
    <svg className={`${illustration} ${styles.doors}`} viewBox="0 0 128 56" aria-hidden="true">
      <path className="f-far c" d="M4 56V43.5a13.5 13.5 0 0 1 27 0V56Z" />
      <path className="f-accent c" d="M35 56V35.5a13.5 13.5 0 0 1 27 0V56Z" />
      <path className="f-mid c" d="M66 56V25.5a13.5 13.5 0 0 1 27 0V56Z" />
      <path className="f-deep c" d="M97 56V17.5a13.5 13.5 0 0 1 27 0V56Z" />
    </svg>
  )
}
