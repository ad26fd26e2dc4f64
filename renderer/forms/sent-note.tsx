import { useEffect, useRef } from 'react'
import { onboardingPath } from '#domain/leads/onboarding-form.schema.ts'
import { useApp } from '../app-context.tsx'
import { Button } from '../ui/button.tsx'
import type { Contact } from './known-contact.ts'
import * as page from './lead-page.css.ts'
import * as styles from './sent-note.css.ts'

type SentNoteProps = {
  /** Null if the response was cut short. */
  reference: string | null
  /** Passed on to the website brief. */
  contact: Contact
}

/** Shown where the dialog was opened; stays after the success toast has closed. */
export function SentNote({ reference, contact }: SentNoteProps) {
  const { forms } = useApp().texts
  const note = useRef<HTMLElement>(null)
  useEffect(() => note.current?.focus(), [])
  // Includes the reference, as two forms may have been sent from one page
  const name = [forms.arrived, reference].filter(Boolean).join(', ')
  return (
    <section className={styles.note} ref={note} aria-label={name} tabIndex={-1}>
      <b>{forms.arrived}</b>
      {reference && (
        <p className={page.reference}>
          <span className={page.referenceLabel}>{forms.reference}</span>
          <b className={page.referenceCode}>{reference}</b>
        </p>
      )}
      <p>{forms.next}</p>
      {/* Sent in the request body, so that no log or history keeps it (R281) */}
      <form className={styles.brief} method="post" action={onboardingPath} data-native>
        <p>{forms.brief.text}</p>
        {Object.entries(contact).map(([name, value]) => (
          <input type="hidden" key={name} name={name} value={value} />
        ))}
        <Button type="submit" variant="outline">
          {forms.brief.button}
        </Button>
      </form>
    </section>
  )
}
