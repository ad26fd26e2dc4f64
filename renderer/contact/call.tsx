import type { ReactNode } from 'react'
import type { contactText } from '#locales/en/contact.ts'
import type { Translation } from '#locales/translation.ts'
import LetterDrawing from '#renderer/art/contact/letter.svg?server'
import { wrap } from '../theme/layout.css.ts'
import * as styles from './call.css.ts'
import { writing } from './letter-drawing.css.ts'

type CallProps = {
  text: Translation<typeof contactText>['call']
  /** The button. */
  children: ReactNode
}

/** The last word of the contact page: a letter just begun. */
export function Call({ text: { heading, text, letter }, children }: CallProps) {
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
