import type { workflowAutomationText } from '#locales/en/services/workflow-automation.ts'
import type { Translation } from '#locales/translation.ts'
import FreeDays from '#renderer/art/services/workflow-automation/free-days.svg?server'
import { FigureOrigin } from '#renderer/claims/figure-origin.tsx'
import { tabular, wrap } from '#renderer/theme/layout.css.ts'
import type { Figures } from '../figures.ts'
import * as styles from './week.css.ts'

type WeekProps = {
  text: Translation<typeof workflowAutomationText.week>
  figures: Figures<'process-time' | 'accuracy' | 'no-shows'>
}

/** The same enquiry twice over the days of a week; what the second way leaves free is left free on the page. */
export function Week({ text, figures }: WeekProps) {
  const { heading, lead, byHand, byWorkflow, rest, noShows } = text
  return (
    <section className={styles.band} aria-labelledby="week">
      <div className={wrap}>
        <div className={styles.head}>
          <h2 className={styles.heading} id="week">
            {heading}
          </h2>
          <p className={styles.lead}>{lead}</p>
        </div>
        <h3 className={styles.way}>{byHand.heading}</h3>
        <ol className={styles.days}>
          {byHand.days.map(({ day, text: doing }) => (
            <li className={styles.day} key={day}>
              <b className={styles.dayName}>{day}</b>
              <p className={styles.dayText}>{doing}</p>
            </li>
          ))}
        </ol>
        <h3 className={styles.better}>{byWorkflow.heading}</h3>
        <div className={styles.short}>
          <div className={styles.card}>
            <b className={styles.cardDay}>{byWorkflow.day}</b>
            <ol className={styles.steps}>
              {byWorkflow.steps.map((step) => (
                <li className={styles.step} key={step}>
                  {step}
                </li>
              ))}
            </ol>
          </div>
          <div className={styles.free}>
            <p className={styles.rest}>{rest}</p>
            <FreeDays className={styles.scene} />
          </div>
        </div>
        <ul className={`${styles.figures} ${tabular}`}>
          {[figures['process-time'], figures.accuracy, figures['no-shows']].map((figure) => (
            <li className={styles.figure} key={figure.label}>
              <b className={styles.value}>{figure.value}</b>{' '}
              <span className={styles.label}>
                {figure.label} {figure === figures['no-shows'] && noShows} <FigureOrigin of={figure} />
              </span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
