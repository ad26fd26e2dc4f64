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
          <div>
            <h2 className={styles.heading} id="week">
              {heading}
            </h2>
            <p className={styles.lead}>{lead}</p>
          </div>
          <div className={styles.mail}>
            <Mail />
          </div>
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

/** Monday's email: an envelope with a form and two photographs in it. */
function Mail() {
  return (
    <svg className={illustration} viewBox="0 0 320 200" aria-hidden="true">
      <path className="f-pane c" d="M70 104L160 40l90 64v95H70Z" />
      <g transform="translate(84 30) rotate(-8)">
        <rect className="f-card c" width={76} height={92} rx={3} />
        <rect className="f-sky c" x={8} y={8} width={60} height={56} />
        <path className="f-mid c" d="M8 64V50c18-14 40 8 60-8v22Z" />
        <circle className="f-disc" cx={48} cy={26} r={9} />
      </g>
      <g transform="translate(170 18) rotate(9)">
        <rect className="f-card c" width={76} height={92} rx={3} />
        <rect className="f-sky c" x={8} y={8} width={60} height={56} />
        <path className="f-gate c" d="M18 64V42l20-18 20 18v22Z" />
        <path className="f-pane" d="M33 64V50h10v14Z" />
      </g>
      <rect className="f-stone c" x={118} y={6} width={84} height={130} rx={4} />
      <path className="f-disc" d="M130 20h38v8h-38z" />
      <path className="c s-line" fill="none" d="M130 40h60v14h-60zM130 62h60v14h-60zM130 84h60v14h-60z" />
      <path className="f-pane c" d="M70 104l90 58 90-58v95H70Z" />
      <path className="c s-line" fill="none" d="M70 199l66-52M250 199l-66-52" />
      <path className="l s-onband" d="M20 199H300" />
    </svg>
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

function FreeDays() {
  return (
    <svg className={illustration} viewBox="0 0 220 200" aria-hidden="true">
      <path className="f-mid" d="M18 199V110a92 92 0 0 1 184 0v89Z" />
      <circle className="f-disc" cx={70} cy={120} r={30} />
      <path className="f-far" d="M18 199v-54c40-22 70-6 100 2s60 4 84-14v66Z" />
      <path className="l s-onband" d="M0 199H220" />
      <g transform="translate(134 199) scale(1.25)">
        <Deckchair at="" />
        <Owner />
      </g>
    </svg>
  )
}
