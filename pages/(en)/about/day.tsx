import { serviceAddress } from '#domain/routes.ts'
import { aboutText } from '#locales/en/about.ts'
import { DayArc, MomentSign } from '#renderer/about/day-arc.tsx'
import { useApp } from '#renderer/app-context.tsx'
import { section, wrap } from '#renderer/theme/layout.css.ts'
import { ArrowRightIcon } from '#renderer/ui/icons.tsx'
import * as styles from './day.css.ts'

/** How a busy day turns quiet, moment by moment; each leads to the service behind it. */
export function Day() {
  const { services } = useApp().text
  const { heading, lead, moments } = aboutText.day
  return (
    <section className={`${section} ${styles.day}`} aria-labelledby="day">
      <div className={`${wrap} ${styles.columns}`}>
        <div className={styles.side}>
          <h2 id="day">{heading}</h2>
          <p className={styles.lead}>{lead}</p>
          <div className={styles.art}>
            <DayArc />
          </div>
        </div>
        <ol className={styles.moments}>
          {moments.map(({ when, busy, quiet, service }, index) => (
            <li className={styles.moment} key={when}>
              <span className={styles.sign}>
                <MomentSign moment={index} />
              </span>
              <p className={styles.when}>{when}</p>
              <div className={styles.change}>
                <h3 className={styles.busy}>{busy}</h3>
                <p className={styles.quiet}>{quiet}</p>
                <a className={styles.service} href={serviceAddress('en', service)}>
                  {services[service].name}
                  <ArrowRightIcon className={styles.arrow} />
                </a>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
