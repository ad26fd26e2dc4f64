import { serviceAddress } from '#domain/routes.ts'
import { type ServiceSlug, servicesByTrade, trades } from '#domain/services.ts'
import type { servicesText } from '#locales/en/services/index.ts'
import type { Translation } from '#locales/translation.ts'
import { useApp } from '#renderer/app-context.tsx'
import { wrap } from '#renderer/theme/layout.css.ts'
import { illustration } from '#renderer/ui/illustration.css.ts'
import { shopfronts } from './shopfronts.tsx'
import * as styles from './street.css.ts'

type StreetProps = { text: Translation<typeof servicesText.street> }

/** The trades as the doors of one street, each with the services to begin with (R318). */
export function Street({ text: { heading, trades: names, short } }: StreetProps) {
  const { locale, text } = useApp()
  const shortNames: Partial<Record<ServiceSlug, string>> = short
  return (
    <section className={styles.street} aria-labelledby="street">
      <div className={wrap}>
        <h2 className={styles.heading} id="street">
          {heading}
        </h2>
        <ul className={styles.doors}>
          {trades.map((trade) => (
            <li className={styles.door} key={trade}>
              <svg className={`${illustration} ${styles.front}`} viewBox="-5 0 210 302" aria-hidden="true">
                {shopfronts[trade]}
                <path className="g" d="M-16 301H216" />
              </svg>
              <h3 className={styles.trade}>{names[trade]}</h3>
              <ul className={styles.services}>
                {servicesByTrade[trade].map((slug) => (
                  <li key={slug}>
                    <a className={styles.service} href={serviceAddress(locale, slug)}>
                      {shortNames[slug] ?? text.services[slug].name}
                    </a>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
