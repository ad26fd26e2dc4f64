import { useEffect, useState } from 'react'
import { navigate } from 'vike/client/router'
import { factsText as text } from '#locales/en/admin-facts.ts'
import { scriptOnly } from '#renderer/theme/layout.css.ts'
import * as ask from '#renderer/ui/dialog/ask-dialog.css.ts'
import { ConfirmDialog } from '#renderer/ui/dialog/confirm-dialog.tsx'
import { Dialog } from '#renderer/ui/dialog/dialog.tsx'
import { ErrorSummary } from '#renderer/ui/fields/error-summary.tsx'
import { AdminButton, AdminField } from '#renderer/ui/studio/controls.tsx'
import { Problem } from '#renderer/ui/studio/problem.tsx'
import * as shared from '#renderer/ui/studio/shared.css.ts'
import { useLeaveGuard } from '../editor/leave-guard.ts'
import { SignInAgain } from '../editor/sign-in-again.tsx'
import * as styles from './facts.css.ts'
import { fullLabelOf, idOf, useFactsForm } from './facts-context.tsx'
import type { Conflict, Value } from './facts-state.ts'
import { readingsInWords, subjectInWords } from './subjects.ts'

/** What is wrong with the fields, each with a way to it. Takes the focus when a save was refused. */
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

/** Figures that read differently from now on: each needs a note on why. */
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

/** Always in sight: whether something is unsaved, and the one button that saves all of it. */
export function SaveBar({ email }: { email: string }) {
  const form = useFactsForm()
  const { busy, isDirty, changes, question, closeQuestion, discard, save, resolve } = form
  const [leaving, setLeaving] = useState<string | null>(null)
  useLeaveGuard(() => !isDirty, setLeaving)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key !== 's') return
      event.preventDefault()
      void save()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  })
  const count = Math.max(1, changes.length)
  return (
    <>
      <div className={`${styles.saveBar} ${scriptOnly}`}>
        <p className={shared.meta} role="status">
          {isDirty ? text.unsaved({ count }) : text.allSaved}
        </p>
        {isDirty && (
          <AdminButton variant="ghost" onClick={discard}>
            {text.discard}
          </AdminButton>
        )}
        <AdminButton variant="primary" busy={busy || !isDirty} onClick={() => isDirty && void save()}>
          {busy ? text.saving : text.save}
        </AdminButton>
      </div>
      <ConfirmDialog
        open={leaving !== null}
        words={text.leave}
        danger
        busy={false}
        onClose={() => setLeaving(null)}
        onConfirm={() => {
          discard()
          void navigate(leaving ?? '/admin')
        }}
      >
        <p>{text.leave.text({ count })}</p>
      </ConfirmDialog>
      {question === 'sign-in' && (
        <SignInAgain
          email={email}
          onClose={closeQuestion}
          onDone={() => {
            closeQuestion()
            void save()
          }}
        />
      )}
      {question !== null && question !== 'sign-in' && (
        <ConflictDialog {...question} onClose={closeQuestion} onResolve={resolve} />
      )}
    </>
  )
}

type ConflictDialogProps = {
  conflicts: readonly Conflict[]
  onClose: () => void
  onResolve: (conflicts: readonly Conflict[], choices: readonly boolean[]) => void
}

/** Somebody else has saved other values meanwhile: both are shown, and one is chosen for each. */
function ConflictDialog({ conflicts, onClose, onResolve }: ConflictDialogProps) {
  const form = useFactsForm()
  const [choices, setChoices] = useState(() => conflicts.map(() => true))
  const words = text.conflict
  return (
    <Dialog open title={words.title} intro={words.intro} closeLabel={words.cancel} onClose={onClose}>
      <div className={ask.dialog}>
        {conflicts.map(({ path, mine, theirs }, index) => (
          <fieldset className={styles.conflict} key={path.join('.')}>
            <legend>{fullLabelOf(form, path)}</legend>
            {[true, false].map((isMine) => (
              <label key={String(isMine)}>
                <input
                  type="radio"
                  name={`conflict-${index}`}
                  checked={choices[index] === isMine}
                  onChange={() => setChoices(choices.map((made, at) => (at === index ? isMine : made)))}
                />
                <b>{isMine ? words.mine : words.theirs}</b>
                <span>{inWords(isMine ? mine : theirs) || words.nothing}</span>
              </label>
            ))}
          </fieldset>
        ))}
        <div className={ask.dialogActions}>
          <AdminButton variant="primary" onClick={() => onResolve(conflicts, choices)}>
            {words.save}
          </AdminButton>
          <AdminButton onClick={onClose}>{words.cancel}</AdminButton>
        </div>
      </div>
    </Dialog>
  )
}

/** A value as one reads it; the texts of a list or group one after the other. */
function inWords(value: Value): string {
  if (value === undefined || value === null) return ''
  if (typeof value === 'boolean') return value ? text.conflict.yes : text.conflict.no
  return typeof value === 'object'
    ? Object.values(value).map(inWords).filter(Boolean).join(' · ')
    : String(value)
}
