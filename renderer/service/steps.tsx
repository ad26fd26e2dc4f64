import { type ReactElement, useId } from 'react'
import { section, wrap } from '../theme/layout.css.ts'
import { illustration } from '../ui/illustration.css.ts'
import * as styles from './steps.css.ts'

type StepsProps = {
  heading: string
  items: readonly { title: string; text: string }[]
  /** One `<g>` a step, drawn inside x 60–240, y 50–150; the ground lies at y 150. */
  drawings: readonly ReactElement[]
  /** The last step has no end: its arch is dotted. */
  goesOn?: boolean
}

/**
 * A way in steps, each an arch of one line from dot to dot, which reaches over its column's end to the dot of the next. On
 * narrow screens in two rows of two arches.
 */
export function Steps({ heading, items, drawings, goesOn = false }: StepsProps) {
  const id = useId()
  return (
    <section className={`${section} ${styles.ground}`} aria-labelledby={id}>
      <div className={wrap}>
        <h2 id={id}>{heading}</h2>
        <ol className={styles.steps}>
          {items.map(({ title, text }, index) => {
            const open = goesOn && index === items.length - 1
            return (
              <li className={styles.step} key={title}>
                <svg className={`${illustration} ${styles.across}`} viewBox="0 0 288 154" aria-hidden="true">
                  <g transform="translate(-25.2 -26.25) scale(1.175)">{drawings[index]}</g>
                  <g>
                    <path className={open ? 'flow' : 'l s-accent'} d="M7 146A144 144 0 0 1 295 146" />
                    <circle className="f-accent" cx={7} cy={146} r={7} />
                    {!open && <circle className="f-accent" cx={295} cy={146} r={7} />}
                  </g>
                </svg>
                <h3 className={styles.title}>{title}</h3>
                <p className={styles.text}>{text}</p>
              </li>
            )
          })}
        </ol>
      </div>
    </section>
  )
}
