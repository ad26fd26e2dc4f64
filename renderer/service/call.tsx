import type { ReactElement } from 'react'
import { section, wrap } from '../theme/layout.css.ts'
import * as styles from './call.css.ts'
import { ServiceAction } from './service-action.tsx'

type CallProps = {
  heading: string
  text: string
  /** How the page ends: a panel that the drawing stands in, or the drawing on a ground of its own. */
  form: keyof typeof styles.tone
  /** 200 units wide and 119.5 high; it may reach beyond its sides, to the edges of the ground. */
  drawing: ReactElement
}

/** The last word of a service page, with its action. */
export function Call({ heading, text, form, drawing }: CallProps) {
  const onBand = form === 'band' && { 'data-ground': 'band' }
  if (form === 'green' || form === 'warm' || form === 'sand') {
    return (
      <section className={`${styles.ground} ${styles.tone[form]}`}>
        <div className={`${wrap} ${styles.middle}`}>
          <h2>{heading}</h2>
          <p className={styles.text}>{text}</p>
          <ServiceAction />
          <div className={styles.feet}>{drawing}</div>
        </div>
      </section>
    )
  }
  return (
    <section className={`${section} ${styles.call}`}>
      <div className={wrap}>
        <div className={`${styles.panel} ${styles.tone[form]}`} {...onBand}>
          <div className={styles.words}>
            <h2>{heading}</h2>
            <div className={styles.side}>
              <p className={styles.text}>{text}</p>
              <ServiceAction />
            </div>
          </div>
          <div className={styles.art}>{drawing}</div>
        </div>
      </div>
    </section>
  )
}
