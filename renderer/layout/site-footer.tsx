import { defaultLocale, locales } from '#domain/locales.ts'
import { homeOf, previewPath } from '#domain/routes.ts'
import { languageOffers } from '#locales/in-browser.ts'
import { useApp } from '../app-context.tsx'
import { tabular, visuallyHidden, wrap } from '../theme/layout.css.ts'
import { MailIcon, PhoneIcon, PinIcon } from '../ui/icons.tsx'
import { Logo } from '../ui/logo.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { navigation } from './navigation.ts'
import * as styles from './site-footer.css.ts'

export function SiteFooter() {
  const { locale, text, site, pathname } = useApp()
  const { footer } = text
  return (
    <footer className={styles.footer}>
      <div className={wrap}>
        <div className={styles.columns}>
          <div>
            <a
              className={styles.home}
              href={homeOf(locale)}
              aria-label={`${site.name}, ${text.nav.home.toLowerCase()}`}
            >
              <Logo name={site.name} onDark className={styles.logo} />
            </a>
            <p className={styles.line}>{footer.line}</p>
          </div>
          <nav aria-labelledby="footer-pages">
            <h2 className={styles.title} id="footer-pages">
              {footer.pages}
            </h2>
            <ul className={styles.pages}>
              {navigation[locale].footer.map(({ key, href }) => (
                <li key={key}>
                  <a className={styles.page} href={href}>
                    {text.nav[key]}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <div>
            <h2 className={styles.title}>{footer.contact}</h2>
            <address className={styles.contact}>
              <a className={styles.way} href={`mailto:${site.email}`}>
                <MailIcon className={styles.wayIcon} />
                <span className={styles.email}>{site.email}</span>
              </a>
              <a className={styles.way} href={site.phone.href}>
                <PhoneIcon className={styles.wayIcon} />
                <span className={tabular}>{site.phone.display}</span>
              </a>
              <span className={styles.way}>
                <PinIcon className={styles.wayIcon} />
                <span>
                  {site.address.map((line) => (
                    <span className={styles.addressLine} key={line}>
                      {line}
                    </span>
                  ))}
                </span>
              </span>
            </address>
          </div>
          <div>
            <h2 className={styles.title}>{footer.hours}</h2>
            <dl className={`${styles.hours} ${tabular}`}>
              {site.hours.map(({ days, time }) => (
                <div className={styles.day} key={days}>
                  <dt className={styles.days}>{days}</dt>
                  <dd>{time ?? footer.closed}</dd>
                </div>
              ))}
            </dl>
          </div>
        </div>
        <div className={styles.end}>
          <span>
            © {site.year} {site.name}
          </span>
          {locale === defaultLocale ? <LanguageSwitch className={styles.endLink} /> : <Homes />}
          {site.editPage && (
            <a className={styles.endLink} href={site.editPage.href} lang="en">
              {site.editPage.label}
            </a>
          )}
          {locale === defaultLocale && (
            <span className={styles.dots}>
              <Dot href="/website-onboarding" title={footer.onboarding} />
              {/* Recipients of a preview are not members */}
              {pathname !== previewPath && <Dot href="/admin" title={footer.admin} />}
            </span>
          )}
        </div>
      </div>
    </footer>
  )
}

/** In a translation the footer links to the home page of every language, including its own (R13). */
function Homes() {
  const { locale, pathname } = useApp()
  return locales.map((other) => (
    <a
      key={other}
      className={styles.endLink}
      href={homeOf(other)}
      lang={other === locale ? undefined : other}
      hrefLang={other}
      aria-current={pathname === homeOf(other) ? 'page' : other === locale || undefined}
    >
      {languageOffers[other].name}
    </a>
  ))
}

/** Deliberately small, but a 24 px target with a name (R13). */
function Dot({ href, title }: { href: string; title: string }) {
  return (
    <a className={styles.dot} href={href} title={title}>
      <span className={visuallyHidden}>{title}</span>
    </a>
  )
}
