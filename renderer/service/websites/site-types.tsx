import type { websitesText } from '#locales/en/services/websites.ts'
import type { Translation } from '#locales/translation.ts'
import LandingHouse from '#renderer/art/services/websites/landing-house.svg?server'
import ShopHouse from '#renderer/art/services/websites/shop-house.svg?server'
import ShowcaseHouse from '#renderer/art/services/websites/showcase-house.svg?server'
import { lead, section, wrap } from '#renderer/theme/layout.css.ts'
import * as styles from './site-types.css.ts'
import type { Words } from './words.ts'

type SiteTypesProps = { types: Translation<typeof websitesText.types>; words: Words }

const houses = [ShowcaseHouse, LandingHouse, ShopHouse]

/** The three kinds of site, side by side on one street. */
export function SiteTypes({ types, words }: SiteTypesProps) {
  return (
    <section className={`${section} ${styles.ground}`} aria-labelledby="types">
      <div className={wrap}>
        <div className={styles.head}>
          <h2 id="types">{types.heading}</h2>
          <p className={lead}>{types.lead}</p>
        </div>
        <ul className={styles.street}>
          {types.items.map(({ title, text, fits }, index) => {
            const House = houses[index]
            return (
              <li className={styles.plot} key={title}>
                <div className={styles.house}>{House && <House words={words} />}</div>
                <div className={styles.words}>
                  <h3>{title}</h3>
                  <p className={styles.text}>{text}</p>
                  <p className={styles.fits}>
                    <b className={styles.fitsLabel}>{types.fits}</b> {fits}
                  </p>
                </div>
              </li>
            )
          })}
        </ul>
      </div>
    </section>
  )
}
