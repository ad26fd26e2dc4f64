import { useEffect, useRef } from 'react'
import { AlertIcon } from '../icons.tsx'
import * as styles from './field.css.ts'

type SummaryItem = {
  field: string
  message: string
  /** On a long page: says in words where the field is. */
  place?: string
}

type ErrorSummaryProps = {
  title: string
  items: readonly SummaryItem[]
  /** Returns the id of a field's control. */
  idOf: (field: string) => string
}

/** The errors at the top of a rejected form, each with a link to its field. Gets the focus when shown. */
export function ErrorSummary({ title, items, idOf }: ErrorSummaryProps) {
  const box = useRef<HTMLElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <section
      className={styles.summary}
      ref={box}
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: gives it the focus without script too; this page answers a form just sent
      autoFocus
      aria-labelledby="error-summary"
      role="alert"
    >
      <AlertIcon className={styles.summaryIcon} />
      <h2 className={styles.summaryTitle} id="error-summary">
        {title}
      </h2>
      {items.length > 0 && (
        <ul className={styles.summaryList}>
          {items.map(({ field, message, place }) => (
            <li key={field}>
              <a className={styles.summaryLink} href={`#${idOf(field)}`}>
                {message}
              </a>
              {place && ` ${place}`}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
