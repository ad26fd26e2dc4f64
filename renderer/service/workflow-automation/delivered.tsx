import type { workflowAutomationText } from '#locales/en/services/workflow-automation.ts'
import type { Translation } from '#locales/translation.ts'
import EveningClock from '#renderer/art/services/workflow-automation/evening-clock.svg?server'
import { FigureOrigin } from '#renderer/claims/figure-origin.tsx'
import { section, tabular, wrap } from '#renderer/theme/layout.css.ts'
import { CheckIcon } from '#renderer/ui/icons.tsx'
import type { Figures } from '../figures.ts'
import * as styles from './delivered.css.ts'

type DeliveredProps = {
  text: Translation<typeof workflowAutomationText.proof>
  figures: Figures<'admin-hours' | 'admin-time' | 'errors'>
}

/** What comes off the belt, a line each, and the hours that it leaves. */
export function Delivered({ text: { heading, points, results }, figures }: DeliveredProps) {
  const hours = figures['admin-hours']
  return (
    <section className={`${section} ${styles.ground}`} aria-labelledby="delivered">
      <div className={`${wrap} ${styles.grid}`}>
        <div className={styles.head}>
          <h2 id="delivered">{heading}</h2>
          <ul className={`${styles.results} ${tabular}`} aria-label={results}>
            <li className={styles.hours}>
              <EveningClock />
              <div>
                <b className={styles.value}>{hours.value}</b>{' '}
                <span className={styles.label}>
                  {hours.label} <FigureOrigin of={hours} />
                </span>
              </div>
            </li>
            <li>
              <ul className={styles.less}>
                {[figures['admin-time'], figures.errors].map((figure) => (
                  <li key={figure.label}>
                    <b className={styles.smallValue}>{figure.value}</b> {figure.label}{' '}
                    <FigureOrigin of={figure} />
                  </li>
                ))}
              </ul>
            </li>
          </ul>
        </div>
        <ul className={styles.slips}>
          {points.map((point) => (
            <li className={styles.slip} key={point}>
              {point}
              <CheckIcon className={styles.tick} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
