import { useEffect, useRef } from 'react'
import * as page from './lead-page.css.ts'
import type { LeadLanguage } from './lead-text.ts'
import * as styles from './sent-note.css.ts'

type SentNoteProps = {
  /** Null when the answer was cut short. */
  reference: string | null
  forms: LeadLanguage['forms']
}

/** Stays where the dialog was opened when its notice has gone: the reference, and what happens next. */
export function SentNote({ reference, forms }: SentNoteProps) {
  const note = useRef<HTMLElement>(null)
  useEffect(() => note.current?.focus(), [])
  return (
    <section className={styles.note} ref={note} aria-label={forms.arrived} tabIndex={-1}>
      <b>{forms.arrived}</b>
      {reference && (
        <p className={page.reference}>
          <span className={page.referenceLabel}>{forms.reference}</span>
          <b className={page.referenceCode}>{reference}</b>
        </p>
      )}
      <p>{forms.next}</p>
    </section>
  )
}
