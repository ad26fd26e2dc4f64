import { diffWordsWithSpace } from 'diff'
import { useState } from 'react'
import type { MergeConflict } from '#domain/posts/conflicts.ts'
import { parseFaq } from '#domain/posts/post.schema.ts'
import { editorText } from '#locales/en/admin-editor.ts'
import { AdminButton } from '#renderer/ui/studio/controls.tsx'
import { momentInWords } from '#renderer/ui/studio/moments.ts'
import * as styles from '../modal.css.ts'
import { Modal } from '../modal.tsx'
import { added } from './conflict.css.ts'
import { type Choice, canBeBoth, savedBy } from './conflicts.ts'

const text = editorText.conflict

type ConflictDialogProps = {
  conflicts: readonly MergeConflict[]
  /** More than that has been changed, and fits together. */
  fitting: boolean
  other: { name: string; at: number } | null
  busy: boolean
  onSave: (choices: Choice[]) => void
  onClose: () => void
}

/** Two people have changed the same place: both texts, side by side, and a choice for each. */
export function ConflictDialog({ conflicts, fitting, other, busy, onSave, onClose }: ConflictDialogProps) {
  const [choices, setChoices] = useState<Choice[]>(() => conflicts.map(() => 'mine'))
  const theirName = other
    ? text.theirs({ name: other.name, when: momentInWords(new Date(other.at).toISOString(), Date.now()) })
    : text.meanwhile
  return (
    <Modal title={text.title} look="wide" closeLabel={text.cancel} onClose={onClose}>
      <p className={styles.intro}>
        {[
          text.intro({ saved: savedBy(other?.name) }),
          ...(fitting ? [text.fitting] : []),
          text.open({ open: conflicts.length }),
        ].join(' ')}
      </p>
      {conflicts.map((conflict, index) => {
        const group = `conflict-${index}`
        const choose = (choice: Choice) =>
          setChoices((before) => before.map((one, at) => (at === index ? choice : one)))
        const mine = wordsOf(conflict, conflict.mine)
        const theirs = wordsOf(conflict, conflict.theirs)
        const base = wordsOf(conflict, conflict.base)
        return (
          <fieldset className={styles.place} key={group}>
            <legend>{placeName(conflicts, index)}</legend>
            <div className={styles.choices}>
              <label className={styles.choice}>
                <input
                  type="radio"
                  name={group}
                  checked={choices[index] === 'mine'}
                  data-focus={index === 0 ? '' : undefined}
                  onChange={() => choose('mine')}
                />
                <b>{text.mine}</b>
                <span className={styles.choiceText}>
                  <Changed base={base} now={mine} />
                </span>
              </label>
              <label className={styles.choice}>
                <input
                  type="radio"
                  name={group}
                  checked={choices[index] === 'theirs'}
                  onChange={() => choose('theirs')}
                />
                <b>{theirName}</b>
                <span className={styles.choiceText}>
                  <Changed base={base} now={theirs} />
                </span>
              </label>
              {canBeBoth(conflict) && (
                <label className={`${styles.choice} ${styles.bothChoice}`}>
                  <input
                    type="radio"
                    name={group}
                    checked={choices[index] === 'both'}
                    onChange={() => choose('both')}
                  />
                  <b>{text.both}</b>
                </label>
              )}
            </div>
          </fieldset>
        )
      })}
      <div className={styles.actions}>
        <AdminButton onClick={onClose}>{text.cancel}</AdminButton>
        <AdminButton
          variant="primary"
          aria-disabled={busy || undefined}
          onClick={() => !busy && onSave(choices)}
        >
          {busy ? editorText.actions.saving : text.save}
        </AdminButton>
      </div>
    </Modal>
  )
}

/** A text with what is new in it marked. */
export function Changed({ base, now }: { base: string; now: string }) {
  if (now === '') return <em>{text.empty}</em>
  const changes = base === '' ? undefined : diffWordsWithSpace(base, now, { maxEditLength: 300 })
  if (!changes) return now
  return changes.map(({ added: isNew, removed, value }, index) => {
    if (removed) return null
    if (!isNew) return value
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a text have no identity but their place
      <ins className={added} key={index}>
        {value}
      </ins>
    )
  })
}

function placeName(conflicts: readonly MergeConflict[], index: number): string {
  const field = conflicts[index]?.field ?? 'content'
  const name = editorText.fields[field === 'faqData' ? 'faq' : field]
  const same = conflicts.filter((conflict) => conflict.field === field)
  if (same.length < 2) return name
  return text.place({
    field: name,
    number: conflicts.slice(0, index).filter((conflict) => conflict.field === field).length + 1,
  })
}

function wordsOf({ field }: MergeConflict, value: MergeConflict['mine']): string {
  if (typeof value === 'boolean') return value ? text.yes : text.no
  if (value === null) return ''
  if (field !== 'faqData') return value
  const items = parseFaq(value)
  return items.length === 0
    ? value
    : items.map(({ question, answer }) => `${question}\n${answer}`).join('\n\n')
}
