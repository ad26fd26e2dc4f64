import type { Figure } from '../claims/claims.ts'
import { FigureOrigin } from '../claims/figure-origin.tsx'
import { section, wrap } from '../theme/layout.css.ts'
import { illustration } from '../ui/illustration.css.ts'
import * as styles from './introduction.css.ts'
import { type FigureNames, useFigure, useSay, type Wording } from './service-context.tsx'
import { ServiceDrawing } from './service-drawing.tsx'

type IntroductionProps = {
  text: { heading: Wording; paragraphs: readonly Wording[] }
  values?: FigureNames
  /** A figure in the texts, shown as windows out of a hundred or with its origin below the text. */
  figures?: readonly [string]
  windows?: boolean
  /** Drawing under the heading, or at the end of its row. */
  drawing?: string
  /** Puts the heading on its own row and the paragraphs side by side below. */
  across?: boolean
}

export function Introduction({ text, values, figures, windows, drawing, across }: IntroductionProps) {
  const say = useSay(values)
  const figureOf = useFigure()
  const figure = figures && figureOf(figures[0])
  return (
    <section className={section}>
      <div className={`${wrap} ${styles.grid}`}>
        <div className={across ? styles.headingAcross : styles.heading}>
          <h2>{say(text.heading)}</h2>
          {(drawing || windows) && (
            <div className={styles.drawing}>
              {drawing && <ServiceDrawing name={drawing} />}
              {windows && figure && <HundredWindows share={figure} />}
            </div>
          )}
        </div>
        <div className={across ? styles.textAcross : styles.text}>
          {text.paragraphs.map(say).map((paragraph) => (
            <p className={styles.paragraph} key={paragraph}>
              {paragraph}
            </p>
          ))}
          {figure && !windows && <Origin figure={figure} />}
        </div>
      </div>
    </section>
  )
}

function Origin({ figure }: { figure: Figure }) {
  return (
    <p className={styles.origin}>
      {figure.value} {figure.label} <FigureOrigin of={figure} />
    </p>
  )
}

const windows = Array.from(
  { length: 100 },
  (_, index) => `M${18 + 17 * (index % 20)} ${40 + 21 * Math.floor(index / 20)}v-9a4.5 4.5 0 0 1 9 0v9Z`,
)

function HundredWindows({ share }: { share: Figure }) {
  const lit = Number.parseInt(share.value, 10)
  return (
    <>
      <svg className={illustration} viewBox="0 0 368 140" aria-hidden="true">
        <path className="f-stone c" d="M8 14H360V139H8Z" />
        <rect className="f-stone2 c" x={1} y={2} width={366} height={13} />
        <path className="f-gate" d={windows.slice(0, lit).join('')} />
        <path className="d s-line" d={windows.slice(lit).join('')} />
        <path className="g" d="M0 139H368" />
      </svg>
      <Origin figure={share} />
    </>
  )
}

type RoadProps = { text: { heading: string; paragraphs: readonly string[] }; drawings: readonly string[] }

export function Road({ text: { heading, paragraphs }, drawings }: RoadProps) {
  return (
    <section className={section}>
      <div className={wrap}>
        <h2>{heading}</h2>
        <div className={styles.road}>
          {paragraphs.map((paragraph, index) => (
            <div className={styles.station} key={paragraph}>
              <div className={styles.stationDrawing}>
                {drawings[index] && <ServiceDrawing name={drawings[index]} />}
              </div>
              <p>{paragraph}</p>
            </div>
          ))}
        </div>
      </div>
    </section>
  )
}
