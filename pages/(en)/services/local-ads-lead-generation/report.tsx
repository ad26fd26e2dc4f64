import { useId } from 'react'
import { localAdsLeadGenerationText } from '#locales/en/services/local-ads-lead-generation.ts'
import { wrap } from '#renderer/theme/layout.css.ts'
import * as styles from './report.css.ts'
import { ReportScene } from './report-scene.tsx'

/** The dashboard and the monthly report, on a desk that stands on the section's lower edge. */
export function Report() {
  const id = useId()
  const { report, words } = localAdsLeadGenerationText
  return (
    <section className={`${styles.apart} ${styles.ground}`} aria-labelledby={id}>
      <div className={`${wrap} ${styles.grid}`}>
        <div className={styles.scene}>
          <ReportScene words={words} />
        </div>
        <div className={styles.text}>
          <h2 id={id}>{report.heading}</h2>
          <ul className={styles.items}>
            {report.items.map(({ title, text }) => (
              <li className={styles.item} key={title}>
                <h3>{title}</h3>
                <p className={styles.line}>{text}</p>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}
