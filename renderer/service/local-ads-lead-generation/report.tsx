import { useId } from 'react'
import type { localAdsLeadGenerationText } from '#locales/en/services/local-ads-lead-generation.ts'
import type { Translation } from '#locales/translation.ts'
import ReportScene from '#renderer/art/services/local-ads-lead-generation/report.svg?server'
import { wrap } from '../../theme/layout.css.ts'
import * as styles from './report.css.ts'
import type { Words } from './words.ts'

type ReportProps = { text: Translation<typeof localAdsLeadGenerationText.report>; words: Words }

/** The dashboard and the monthly report, on a desk that stands on the section's lower edge. */
export function Report({ text, words }: ReportProps) {
  const id = useId()
  return (
    <section className={styles.ground} aria-labelledby={id}>
      <div className={`${wrap} ${styles.grid}`}>
        <div className={styles.scene}>
          <ReportScene words={words} />
        </div>
        <div className={styles.text}>
          <h2 id={id}>{text.heading}</h2>
          <ul className={styles.items}>
            {text.items.map((item) => (
              <li className={styles.item} key={item.title}>
                <h3>{item.title}</h3>
                <p className={styles.line}>{item.text}</p>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}
