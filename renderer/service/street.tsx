import type { ReactElement } from 'react'
import { serviceAddress } from '#domain/routes.ts'
import { type ServiceSlug, servicesByTrade, type Trade, trades } from '#domain/services.ts'
import type { servicesText } from '#locales/en/services/index.ts'
import type { Translation } from '#locales/translation.ts'
import Agency from '#renderer/art/services/index/street-agency.svg?server'
import Clinic from '#renderer/art/services/index/street-clinic.svg?server'
import Office from '#renderer/art/services/index/street-office.svg?server'
import Salon from '#renderer/art/services/index/street-salon.svg?server'
import Shop from '#renderer/art/services/index/street-shop.svg?server'
import Workshop from '#renderer/art/services/index/street-workshop.svg?server'
import { useApp } from '../app-context.tsx'
import { wrap } from '../theme/layout.css.ts'
import * as styles from './street.css.ts'

const shopfronts: Readonly<Record<Trade, ReactElement>> = {
  salons: <Salon className={styles.front} />,
  clinics: <Clinic className={styles.front} />,
  tradespeople: <Workshop className={styles.front} />,
  consultants: <Office className={styles.front} />,
  shops: <Shop className={styles.front} />,
  agencies: <Agency className={styles.front} />,
}

type StreetProps = { text: Translation<typeof servicesText.street> }

/** The trades as doors on one street, each with the services to start with (R318). */
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
              {shopfronts[trade]}
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
