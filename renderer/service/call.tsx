import type { ReactElement, ReactNode } from 'react'
import { section, wrap } from '../theme/layout.css.ts'
import * as styles from './call.css.ts'
import { ServiceAction } from './service-action.tsx'
import { Thumbnail } from './thumbnail.tsx'

type CallProps = {
  heading: string
  text: string
  /** How the page ends: a panel that the drawing stands in, or the drawing on a ground of its own. */
  form: keyof typeof styles.tone
  /** The service's thumbnail, or another drawing of its size. */
  drawing: ReactElement
  /** What stands behind and beside it here, to the edges of the ground. */
  surroundings?: ReactNode
}

/** The last word of a service page, with its action. */
export function Call({ heading, text, form, drawing, surroundings }: CallProps) {
  const onBand = form === 'band' && { 'data-ground': 'band' }
  if (form === 'green' || form === 'warm' || form === 'sand') {
    return (
      <section className={`${styles.ground} ${styles.tone[form]}`}>
        <div className={`${wrap} ${styles.middle}`}>
          <h2>{heading}</h2>
          <p className={styles.text}>{text}</p>
          <ServiceAction />
          <div className={styles.feet}>
            <Thumbnail
              drawing={drawing}
              surroundings={
                <>
                  {surroundings}
                  <path className="g" d="M-900 119H1100" />
                </>
              }
            />
          </div>
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
          <div className={styles.art}>
            <Thumbnail drawing={drawing} surroundings={surroundings} />
          </div>
        </div>
      </div>
    </section>
  )
}
