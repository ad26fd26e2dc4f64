import { useEffect, useRef } from 'react'
import { onboardingPath } from '#domain/leads/onboarding-form.schema.ts'
import { useApp } from '../app-context.tsx'
import { Button } from '../ui/button.tsx'
import type { Contact } from './known-contact.ts'
import * as page from './lead-page.css.ts'
import * as styles from './sent-note.css.ts'

type SentNoteProps = {
  /** Null when the answer was cut short. */
  reference: string | null
  /** Passed on to the website brief. */
  contact: Contact
}

/** Shown where the dialog was opened, also after the notice has closed: the reference, and what happens next. */
export function SentNote({ reference, contact }: SentNoteProps) {
  const { forms } = useApp().texts
  const note = useRef<HTMLElement>(null)
  useEffect(() => note.current?.focus(), [])
  // Two forms of one page may have been sent
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
      {/* In the body of a request, which no log and no history keeps (R281) */}
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
