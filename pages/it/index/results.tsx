import { serviceAddress } from '#domain/routes.ts'
import { homeText } from '#locales/it/home.ts'
import { FigureOrigin } from '#renderer/claims/figure-origin.tsx'
import { section, tabular, wrap } from '#renderer/theme/layout.css.ts'
import { ArrowRightIcon } from '#renderer/ui/icons.tsx'
import type { Data } from './+data.ts'
import * as styles from './results.css.ts'

/** Six results on one sheet; the first leads to the service behind it. */
export function Results({ figures }: Pick<Data, 'figures'>) {
  const { heading, enquiries, ...rest } = homeText.results
  const others = ['bookings', 'retention', 'calls', 'noShows', 'hours'] as const
  return (
    <section className={section} aria-labelledby="results">
      <div className={wrap}>
        <h2 className={styles.heading} id="results">
          {heading}
        </h2>
        <ul className={styles.sheet}>
          <li className={styles.linkedCell}>
            <h3>
              <a className={styles.link} href={serviceAddress('it', 'local-ads-lead-generation')}>
                <span className={styles.word}>{enquiries.figure}</span> {enquiries.title}
              </a>
            </h3>
            <p className={styles.text}>{enquiries.text}</p>
            <FigureOrigin of={{ origin: 'example' }} />
            <span className={styles.service} aria-hidden="true">
              {enquiries.link}
              <ArrowRightIcon className={styles.arrow} />
            </span>
          </li>
          {others.map((id) => (
            <li className={styles.cell} key={id}>
              <h3>
                <span className={`${styles.figure} ${tabular}`}>{figures[id].value}</span> {rest[id].title}
              </h3>
              <p className={styles.text}>{rest[id].text}</p>
              <FigureOrigin of={figures[id]} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
