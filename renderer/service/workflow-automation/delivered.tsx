import type { workflowAutomationText } from '#locales/en/services/workflow-automation.ts'
import type { Translation } from '#locales/translation.ts'
import { FigureOrigin } from '#renderer/claims/figure-origin.tsx'
import { section, tabular, wrap } from '#renderer/theme/layout.css.ts'
import { CheckIcon } from '#renderer/ui/icons.tsx'
import { illustration } from '#renderer/ui/illustration.css.ts'
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

/** The wall clock at six, its evening hours free, over the moon in the window. */
function EveningClock() {
  return (
    <svg className={illustration} viewBox="0 0 144 150" aria-hidden="true">
      <path className="f-mid" d="M4 150V72a68 68 0 0 1 136 0v78Z" />
      <path className="f-pane" d="M38 24a12 12 0 1 0 13 16 11 11 0 0 1-13-16Z" />
      <g transform="translate(8 12) scale(.94)">
        <circle className="f-stone c" cx={72} cy={92} r={46} />
        <path className="f-disc" opacity={0.5} d="M72 92V132A40 40 0 0 1 37.400 72Z" />
        <path className="l s-line" d="M72 52v6M72 126v6M32 92h6M106 92h6" />
        <path className="l s-line w4" d="M72 92V120M72 92V62" />
        <circle className="f-line" cx={72} cy={92} r={4} />
      </g>
      <path className="g" d="M0 149H144" />
    </svg>
  )
}
