import { useEffect, useRef } from 'react'
import { AlertIcon } from '../icons.tsx'
import * as styles from './field.css.ts'

type SummaryItem = {
  field: string
  message: string
  /** Where it stands, in words, on a long page. */
  place?: string
}

type ErrorSummaryProps = {
  title: string
  items: readonly SummaryItem[]
  /** The id of a field's control. */
  idOf: (field: string) => string
}

/** What is wrong, at the top of a page that came back, with a link to every field. Takes focus as the page arrives. */
export function ErrorSummary({ title, items, idOf }: ErrorSummaryProps) {
  const box = useRef<HTMLElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <section
      className={styles.summary}
      ref={box}
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: the same without script; this page is the answer to a form just sent
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
