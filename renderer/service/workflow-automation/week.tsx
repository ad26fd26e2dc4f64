import type { workflowAutomationText } from '#locales/en/services/workflow-automation.ts'
import type { Translation } from '#locales/translation.ts'
import { FigureOrigin } from '#renderer/claims/figure-origin.tsx'
import { tabular, wrap } from '#renderer/theme/layout.css.ts'
import { illustration } from '#renderer/ui/illustration.css.ts'
import type { Figures } from '../figures.ts'
import { Deckchair, Tea } from './parts.tsx'
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
        <h2 className={styles.heading} id="week">
          {heading}
        </h2>
        <p className={styles.lead}>{lead}</p>
        <h3 className={styles.way}>{byHand.heading}</h3>
        <ol className={styles.days}>
          {byHand.days.map(({ day, text: doing }) => (
            <li className={styles.day} key={day}>
              <b className={styles.dayName}>{day}</b>
              <p className={styles.dayText}>{doing}</p>
            </li>
          ))}
        </ol>
        <h3 className={styles.way}>{byWorkflow.heading}</h3>
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
            <p className={styles.freeDays} aria-hidden="true">
              {byHand.days.slice(1).map(({ day }) => (
                <span className={styles.freeDay} key={day}>
                  {day}
                </span>
              ))}
            </p>
            <p className={styles.rest}>{rest}</p>
            <ul className={`${styles.figures} ${tabular}`}>
              {[figures['process-time'], figures.accuracy].map((figure) => (
                <li key={figure.label}>
                  <b className={styles.value}>{figure.value}</b>{' '}
                  <span className={styles.label}>
                    {figure.label} <FigureOrigin of={figure} />
                  </span>
                </li>
              ))}
            </ul>
            <p className={styles.note}>
              {noShows({ value: figures['no-shows'].value, label: figures['no-shows'].label })}{' '}
              <FigureOrigin of={figures['no-shows']} />
            </p>
            <div className={styles.chair}>
              <FreeDays />
            </div>
          </div>
        </div>
      </div>
    </section>
  )
}

function FreeDays() {
  return (
    <svg className={illustration} viewBox="0 0 220 200" aria-hidden="true">
      <path className="f-mid" d="M18 199V110a92 92 0 0 1 184 0v89Z" />
      <circle className="f-disc" cx={146} cy={84} r={30} />
      <path className="f-far" d="M18 199v-42c40-22 70-10 100 0s60 4 84-12v54Z" />
      <path className="l s-onband" d="M0 199H220" />
      <Tea at="translate(58 199)" />
      <Deckchair at="translate(128 199)" />
    </svg>
  )
}
