import type { websitesText } from '#locales/en/services/websites.ts'
import type { Translation } from '#locales/translation.ts'
import Analytics from '#renderer/art/services/websites/analytics.svg?server'
import Backup from '#renderer/art/services/websites/backup.svg?server'
import Keys from '#renderer/art/services/websites/keys.svg?server'
import Lock from '#renderer/art/services/websites/lock.svg?server'
import Support from '#renderer/art/services/websites/support.svg?server'
import { wrap } from '#renderer/theme/layout.css.ts'

import * as styles from './included.css.ts'

const drawings = [Lock, Backup, Analytics, Support]

/** What every site comes with: a short list, ruled like a receipt. */
export function Included({ text }: { text: Translation<typeof websitesText.features> }) {
  const { heading, items } = text
  return (
    <section className={styles.section} aria-labelledby="included">
      <div className={`${wrap} ${styles.grid}`}>
        <div className={styles.head}>
          <h2 id="included">{heading}</h2>
          <div className={styles.keys}>
            <Keys />
          </div>
        </div>
        <ul className={styles.list}>
          {items.map(({ title, text }, index) => {
            const Drawing = drawings[index]
            return (
              <li className={styles.row} key={title}>
                {Drawing && <Drawing />}
                <div className={styles.words}>
                  <h3>{title}</h3>
                  <p className={styles.text}>{text}</p>
                </div>
              </li>
            )
          })}
        </ul>
      </div>
    </section>
  )
}
