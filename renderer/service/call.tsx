import { section, wrap } from '../theme/layout.css.ts'
import * as styles from './call.css.ts'
import { ServiceAction } from './service-action.tsx'

/** The last word of a service page: a tinted panel with its action. */
export function Call({ heading, text }: { heading: string; text: string }) {
  return (
    <section className={`${section} ${styles.call}`}>
      <div className={wrap}>
        <div className={styles.panel}>
          <h2 className={styles.heading}>{heading}</h2>
          <div className={styles.side}>
            <p className={styles.text}>{text}</p>
            <ServiceAction />
          </div>
        </div>
      </div>
    </section>
  )
}
