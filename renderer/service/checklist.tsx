import { FigureOrigin } from '../claims/figure-origin.tsx'
import { section, tabular, wrap } from '../theme/layout.css.ts'
import { CheckIcon } from '../ui/icons.tsx'
import * as styles from './checklist.css.ts'
import { Rating } from './rating.tsx'
import { grounds } from './section.css.ts'
import { useFigure } from './service-context.tsx'
import { ServiceDrawing } from './service-drawing.tsx'

type ChecklistProps = {
  text: {
    heading: string
    points: readonly string[]
    /** Accessible name of the figures. */
    results: string
  }
  look: keyof typeof styles.looks
  figures: readonly string[]
  /** Drawing beside the figures. */
  drawing?: string
}

export function Checklist({ text, look, figures, drawing }: ChecklistProps) {
  const figureOf = useFigure()
  const shown = figures.map(figureOf)
  // In this look only, the drawing is beside the first figure
  const isClock = look === 'slips'
  const scene = drawing && (
    <div className={styles.drawing}>
      <ServiceDrawing name={drawing} />
    </div>
  )
  return (
    <section className={`${section} ${grounds.paper} ${styles.checklist} ${styles.looks[look]}`}>
      <div className={`${wrap} ${styles.body}`}>
        <div className={styles.list}>
          <h2>{text.heading}</h2>
          <ul className={styles.points}>
            {text.points.map((point) => (
              <li className={styles.point} key={point}>
                <CheckIcon className={styles.tick} />
                <span>{point}</span>
              </li>
            ))}
          </ul>
        </div>
        {!isClock && scene}
        {look === 'rated' && shown[0] && (
          <div className={styles.drawing}>
            <Rating given={Number.parseFloat(shown[0].value.replace(',', '.'))} />
          </div>
        )}
        <ul className={`${styles.figures} ${tabular}`} aria-label={text.results}>
          {shown.map((figure, index) => (
            <li className={styles.figure} key={figure.label}>
              {isClock && index === 0 && scene}
              <b className={styles.value}>{figure.value.replace(/^-/, '−')}</b>{' '}
              <span className={styles.label}>
                {figure.label} <FigureOrigin of={figure} />
              </span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
