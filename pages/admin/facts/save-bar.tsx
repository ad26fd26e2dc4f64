import { useEffect } from 'react'
import { factsText as text } from '#locales/en/admin-facts.ts'
import { scriptOnly } from '#renderer/theme/layout.css.ts'
import { ChoiceDialog } from '#renderer/ui/dialog/choice-dialog.tsx'
import { ErrorSummary } from '#renderer/ui/fields/error-summary.tsx'
import { AdminField } from '#renderer/ui/studio/controls.tsx'
import { Problem } from '#renderer/ui/studio/problem.tsx'
import * as shared from '#renderer/ui/studio/shared.css.ts'
import { SaveButtons } from '../frame/save-buttons.tsx'
import * as styles from './facts.css.ts'
import { fullLabelOf, idOf, useFactsForm } from './facts-context.tsx'
import type { Value } from './facts-state.ts'
import { readingsInWords, subjectInWords } from './subjects.ts'

/** The errors of the fields, each with a link to its field. Gets the focus when a save was refused. */
export function Refusals() {
  const form = useFactsForm()
  const { differences, errors, problem, refusals } = form
  if (problem === null) return null
  const items = Object.entries(errors).map(([field, messages]) => {
    if (field === 'differences' && differences.length > 0) {
      const subjects = differences.map(({ subject }) => subjectInWords(subject)).join(', ')
      return { field, message: text.differences.refused({ subjects }) }
    }
    const path = field.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key))
    return { field, message: `${fullLabelOf(form, path)} ${messages[0]}` }
  })
  return <ErrorSummary key={refusals} title={problem} items={items} idOf={idOf} />
}

/** Facts that newly differ between two places: each needs a note that says why. */
export function NewDifferences() {
  const { differences, notes, setNote, errors } = useFactsForm()
  if (differences.length === 0) return null
  return (
    <section
      className={styles.differences}
      id={idOf('differences')}
      aria-labelledby="new-differences"
      tabIndex={-1}
    >
      <h2 id="new-differences">{text.differences.title}</h2>
      <p className={shared.meta}>{text.differences.lead}</p>
      {differences.map(({ subject, readings }) => (
        <AdminField
          key={subject}
          id={idOf(`notes.${subject}`)}
          label={subjectInWords(subject)}
          help={readingsInWords(readings)}
          placeholder={text.differences.placeholder}
          required
          value={notes[subject] ?? ''}
          onChange={({ target }) => setNote(subject, target.value)}
        />
      ))}
      {errors.differences && <Problem>{text.differences.missing}</Problem>}
    </section>
  )
}

export function SaveBar({ email }: { email: string }) {
  const form = useFactsForm()
  const { busy, isDirty, changes, question, closeQuestion, discard, save, resolve } = form
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key !== 's') return
      event.preventDefault()
      void save()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  })
  const count = isDirty ? Math.max(1, changes.length) : 0
  const words = text.conflict
  return (
    <div className={`${styles.saveBar} ${scriptOnly}`}>
      <p className={shared.meta} role="status">
        {isDirty ? text.unsaved({ count }) : text.allSaved}
      </p>
      <SaveButtons
        count={count}
        busy={busy}
        label={busy ? text.saving : text.save}
        email={email}
        isSignedOut={question === 'sign-in'}
        onSignInClosed={closeQuestion}
        onSave={() => void save()}
        onDiscard={discard}
      />
      {question !== null && question !== 'sign-in' && (
        <ChoiceDialog
          title={words.title}
          intro={words.intro}
          places={question.conflicts.map(({ path, mine, theirs }) => ({
            label: fullLabelOf(form, path),
            options: [
              { value: 'mine', title: words.mine, text: inWords(mine) || words.nothing },
              { value: 'theirs', title: words.theirs, text: inWords(theirs) || words.nothing },
            ],
          }))}
          save={words.save}
          cancel={words.cancel}
          onSave={(choices) =>
            resolve(
              question.conflicts,
              choices.map((choice) => choice === 'mine'),
            )
          }
          onClose={closeQuestion}
        />
      )}
    </div>
  )
}

function inWords(value: Value): string {
  if (value === undefined || value === null) return ''
  if (typeof value === 'boolean') return value ? text.conflict.yes : text.conflict.no
  return typeof value === 'object'
    ? Object.values(value).map(inWords).filter(Boolean).join(' · ')
    : String(value)
}
