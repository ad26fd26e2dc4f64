import { websitesText } from '#locales/en/services/websites.ts'
import { LandingHouse, ShopHouse, ShowcaseHouse } from '#renderer/service/websites/types.tsx'
import { lead, section, wrap } from '#renderer/theme/layout.css.ts'
import * as styles from './site-types.css.ts'

const { types, words } = websitesText
const houses = [ShowcaseHouse, LandingHouse, ShopHouse]

/** The three kinds of site, side by side on one street. */
export function SiteTypes() {
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
                <h3>{title}</h3>
                <p className={styles.text}>{text}</p>
                <p className={styles.fits}>
                  <b className={styles.fitsLabel}>{types.fits}</b> {fits}
                </p>
              </li>
            )
          })}
        </ul>
      </div>
    </section>
  )
}
