import type { workflowAutomationText } from '#locales/en/services/workflow-automation.ts'
import type { Translation } from '#locales/translation.ts'
import { FigureOrigin } from '../claims/figure-origin.tsx'
import { tabular } from '../theme/layout.css.ts'
import { sideBySide } from './section.css.ts'
import { SectionFrame } from './section.tsx'
import { useFigure } from './service-context.tsx'
import { ServiceDrawing } from './service-drawing.tsx'
import * as styles from './week.css.ts'

type WeekProps = {
  text: Translation<typeof workflowAutomationText.week>
  figures: readonly string[]
}

export function Week({ text, figures }: WeekProps) {
  const figureOf = useFigure()
  const { heading, lead, byHand, byWorkflow, rest, noShows } = text
  return (
    <SectionFrame className={styles.week} ground="band" heading={heading} lead={lead} headClass={sideBySide}>
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
          <ServiceDrawing className={styles.scene} name="free-days" />
        </div>
      </div>
      <ul className={`${styles.figures} ${tabular}`}>
        {figures
          .map((id) => ({ ...figureOf(id), id }))
          .map((figure) => (
            <li className={styles.figure} key={figure.label}>
              <b className={styles.value}>{figure.value}</b>{' '}
              <span className={styles.label}>
                {figure.label} {figure.id === 'no-shows' && noShows} <FigureOrigin of={figure} />
              </span>
            </li>
          ))}
      </ul>
    </SectionFrame>
  )
}
