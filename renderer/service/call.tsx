import { section, wrap } from '../theme/layout.css.ts'
import * as styles from './call.css.ts'
import { type Ground, grounds } from './section.css.ts'
import { type FigureNames, useSay, useService, type Wording } from './service-context.tsx'
import { ServiceDrawing } from './service-drawing.tsx'

type CallProps = {
  text: { heading: Wording; text: Wording }
  values?: FigureNames
  ground: Ground
  /** The look of a panel around the drawing; without it, the ground spans the page. */
  panel?: keyof typeof styles.looks
  /** 200 units wide and 119.5 high; it may extend beyond its sides, to the edges of the ground. */
  drawing?: string
}

export function Call({ text, values, ground, panel, drawing = 'closing' }: CallProps) {
  const say = useSay(values)
  const { action } = useService()
  const heading = <h2>{say(text.heading)}</h2>
  const words = <p className={styles.text}>{say(text.text)}</p>
  const scene = <ServiceDrawing name={drawing} />
  if (!panel)
    return (
      <section className={`${styles.ground} ${grounds[ground]}`}>
        <div className={`${wrap} ${styles.middle}`}>
          {heading}
          {words}
          {action}
          <div className={styles.feet}>{scene}</div>
        </div>
      </section>
    )
  const onBand = ground === 'band' && { 'data-ground': 'band' }
  return (
    <section className={`${section} ${styles.call}`}>
      <div className={wrap}>
        <div className={`${styles.panel} ${grounds[ground]} ${styles.looks[panel]}`} {...onBand}>
          <div className={styles.words}>
            {heading}
            <div className={styles.side}>
              {words}
              {action}
            </div>
          </div>
          <div className={styles.art}>{scene}</div>
        </div>
      </div>
    </section>
  )
}
