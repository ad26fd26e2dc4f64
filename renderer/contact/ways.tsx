import Stamp from '#renderer/art/contact/stamp.svg?server'
import { useApp, useText } from '../app-context.tsx'
import { section, tabular, wrap } from '../theme/layout.css.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Hours } from './hours.tsx'
import type { OpeningHours } from './opening-hours.ts'
import { PhoneButton } from './phone-button.tsx'

import * as styles from './ways.css.ts'

export function Ways({ hours }: { hours: readonly OpeningHours[] }) {
  const { site } = useApp()
  const { ways } = useText('contact')
  const [mailbox, host] = site.email.split('@')
  return (
    <section className={section} aria-label={ways.label}>
      <ul className={`${wrap} ${styles.ways}`}>
        <li className={styles.email}>
          <Stamp className={styles.stamp} />
          <h2 className={styles.title}>{ways.email}</h2>
          <a className={styles.value} href={`mailto:${site.email}`}>
            {mailbox}
            <wbr />@{host}
          </a>
          <p className={styles.note}>{ways.emailNote}</p>
          <div className={styles.action}>
            <ButtonLink href={`mailto:${site.email}`} variant="outline">
              {ways.writeEmail}
            </ButtonLink>
          </div>
        </li>
        <li className={styles.phone} data-ground="band">
          <h2 className={styles.title}>{ways.phone}</h2>
          <a className={`${styles.value} ${tabular}`} href={site.phone.href}>
            {site.phone.display}
          </a>
          <p className={styles.note}>{ways.phoneNote}</p>
          <div className={styles.action}>
            <PhoneButton />
          </div>
        </li>
        <li className={styles.address}>
          <h2 className={styles.title}>{ways.address}</h2>
          <address className={styles.value}>
            {site.address.map((line) => (
              <span className={styles.line} key={line}>
                {line}
              </span>
            ))}
          </address>
          <p className={styles.note}>{ways.addressNote}</p>
          <div className={styles.action}>
            <ButtonLink href="#map" variant="outline">
              {ways.seeMap}
            </ButtonLink>
          </div>
        </li>
        <li className={styles.times}>
          <h2 className={styles.title}>{ways.hours}</h2>
          <Hours rows={hours} closed={ways.closed} />
        </li>
      </ul>
    </section>
  )
}
