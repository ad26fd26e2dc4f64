import type { workflowAutomationText } from '#locales/en/services/workflow-automation.ts'
import type { Translation } from '#locales/translation.ts'
import { FigureOrigin } from '#renderer/claims/figure-origin.tsx'
import { tabular, wrap } from '#renderer/theme/layout.css.ts'
import { illustration } from '#renderer/ui/illustration.css.ts'
import type { Figures } from '../figures.ts'
import { Deckchair } from './parts.tsx'
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
            <FreeDays />
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

/** The owner in the deckchair, tea in hand. */
function Owner() {
  return (
    <>
      <path className="f-gate c" d="M-34-32C-48-32-60-22-64-4h13c4-10 10-14 20-14Z" />
      <path className="f-line n" d="M-70-4h20v5h-24c0-3 1-5 4-5Z" />
      <path className="f-pane c" d="M20-76C30-66 26-44 8-30-6-19-24-16-36-20v-14C-16-36-2-50 4-68Z" />
      <circle className="f-stone2 c" cx={16} cy={-86} r={12} />
      <path className="f-line n" d="M8-96c10-8 24 0 21 14-3 6-8 4-9-2-5-2-10-4-12-12Z" />
      <path className="f-stone c" d="M-30-68h14v6a6 6 0 0 1-6 6h-2a6 6 0 0 1-6-6Z" />
      <circle className="f-stone2 c" cx={-16} cy={-60} r={5} />
      <path className="f-pane c" d="M16-66C12-54 4-46-6-43L-18-54-12-62-5-55C-1-58 2-62 5-68" />
      <path className="d" d="M-26-73c-3-5 3-7 0-12M-20-73c-3-5 3-7 0-12" />
    </>
  )
}

const hill = 'M-900 420V286C-700 250-560 250-400 278S-100 300 60 270 330 244 470 278 720 302 864 240V420Z'

/** What is left of the week: the tools put down, grass, sun and a chair. Its right end stays in sight where the panel is narrow. */
function FreeDays() {
  return (
    <svg
      className={`${illustration} ${styles.scene}`}
      viewBox="0 0 864 420"
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
    >
      <circle className="f-disc" cx={590} cy={268} r={74} />
      <path className="f-far" d={hill} />
      <path className="f-mid" opacity={0.45} d={hill} />
      <path
        className="f-mid"
        d="M-900 420V360C-700 330-480 330-300 352S60 372 260 340 560 306 864 356V420Z"
      />
      <path className="l w4" d="M548 350v-8a8 8 0 0 1 8-8h20a8 8 0 0 1 8 8v8" />
      <path className="f-pane c" d="M522 350h88v18h-88Z" />
      <path className="f-disc c" d="M526 368h80v26h-80Z" />
      <path className="f-stone c" d="M558 362h16v14h-16Z" />
      <g transform="translate(716 390) scale(2.1)">
        <Deckchair at="" />
        <Owner />
      </g>
    </svg>
  )
}
