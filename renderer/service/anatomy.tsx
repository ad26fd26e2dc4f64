import type { googleBusinessProfileText } from '#locales/en/services/google-business-profile.ts'
import type { Translation } from '#locales/translation.ts'
import { FigureOrigin } from '../claims/figure-origin.tsx'
import { tabular } from '../theme/layout.css.ts'
import * as styles from './anatomy.css.ts'
import { SectionFrame } from './section.tsx'
import { useFigure } from './service-context.tsx'
import { ServiceDrawing } from './service-drawing.tsx'

type AnatomyProps = {
  text: Translation<typeof googleBusinessProfileText.anatomy>
  drawing: string
  figures: readonly [string]
}

export function Anatomy({ text, drawing, figures }: AnatomyProps) {
  const figure = useFigure()(figures[0])
  return (
    <SectionFrame
      className={styles.ground}
      ground="green"
      heading={text.heading}
      lead={text.lead}
      headClass={styles.head}
      bodyClass={styles.grid}
    >
      <div className={styles.card}>
        <ServiceDrawing name={drawing} />
      </div>
      <ol className={styles.notes}>
        {text.notes.map((note, index) => (
          <li className={styles.note} key={note.title}>
            <span className={`${styles.number} ${tabular}`} aria-hidden="true">
              {index + 1}
            </span>
            <h3 className={styles.title}>{note.title}</h3>
            <p className={styles.text}>{note.text}</p>
          </li>
        ))}
      </ol>
      <p className={`${styles.searches} ${tabular}`}>
        <b className={styles.figure}>{figure.value}</b>{' '}
        <span>
          {figure.label} <FigureOrigin of={figure} />
        </span>
      </p>
    </SectionFrame>
  )
}
