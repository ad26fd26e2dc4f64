import type { ReactNode } from 'react'
import LetterDrawing from '#renderer/art/contact/letter.svg?server'
import { useText } from '../app-context.tsx'
import { wrap } from '../theme/layout.css.ts'
import * as styles from './call.css.ts'
import { writing } from './letter-drawing.css.ts'

/** The closing section of the contact page. `children`: its button. */
export function Call({ children }: { children: ReactNode }) {
  const { heading, text, letter } = useText('contact').call
  return (
    <section className={styles.call} aria-labelledby="call">
      <div className={`${wrap} ${styles.columns}`}>
        <div className={styles.art}>
          <LetterDrawing words={{ lines: letter }} styles={{ writing }} />
        </div>
        <div className={styles.text}>
          <h2 className={styles.heading} id="call">
            {heading.split(/(?<=\?) /).map((sentence) => (
              <span className={styles.sentence} key={sentence}>
                {sentence}{' '}
              </span>
            ))}
          </h2>
          <p className={styles.line}>{text}</p>
          <div className={styles.action}>{children}</div>
        </div>
      </div>
    </section>
  )
}
