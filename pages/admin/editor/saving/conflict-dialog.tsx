import { diffWordsWithSpace } from 'diff'
import { useState } from 'react'
import type { MergeConflict } from '#domain/posts/conflicts.ts'
import { parseFaq } from '#domain/posts/post.schema.ts'
import { editorText } from '#locales/en/admin-editor.ts'
import * as ask from '#renderer/ui/dialog/ask-dialog.css.ts'
import { Dialog } from '#renderer/ui/dialog/dialog.tsx'
import { AdminButton } from '#renderer/ui/studio/controls.tsx'
import { momentInWords } from '#renderer/ui/studio/moments.ts'
import * as styles from '../dialogs.css.ts'
import { type Choice, canBeBoth, savedBy } from './conflicts.ts'
import type { OpenConflict } from './use-saving.ts'

const text = editorText.conflict

type ConflictDialogProps = { conflict: OpenConflict; busy: boolean; onClose: () => void }

/** Two people have changed the same place: both texts, side by side, and a choice for each. */
export function ConflictDialog({ conflict, busy, onClose }: ConflictDialogProps) {
  const { conflicts, fitting, other, save } = conflict
  const [choices, setChoices] = useState<Choice[]>(() => conflicts.map(() => 'mine'))
  const names = {
    mine: text.mine,
    theirs: other
      ? text.theirs({ name: other.name, when: momentInWords(new Date(other.at).toISOString(), Date.now()) })
      : text.meanwhile,
    both: text.both,
  }
  const intro = [
    text.intro({ saved: savedBy(other?.name) }),
    ...(fitting ? [text.fitting] : []),
    text.open({ open: conflicts.length }),
  ]
  return (
    <Dialog
      open
      className={styles.wide}
      title={text.title}
      intro={intro.join(' ')}
      closeLabel={text.cancel}
      onClose={onClose}
    >
      <div className={ask.dialog}>
        {conflicts.map((one, index) => (
          <fieldset className={styles.place} key={placeName(conflicts, index)}>
            <legend>{placeName(conflicts, index)}</legend>
            <div className={styles.sides}>
              {(['mine', 'theirs', ...(canBeBoth(one) ? (['both'] as const) : [])] as const).map((choice) => (
                <label className={styles.choice} key={choice}>
                  <input
                    type="radio"
                    name={`conflict-${index}`}
                    checked={choices[index] === choice}
                    data-focus={index === 0 && choice === 'mine' ? '' : undefined}
                    onChange={() => setChoices(choices.map((made, at) => (at === index ? choice : made)))}
                  />
                  <b>{names[choice]}</b>
                  {choice !== 'both' && (
                    <span className={styles.sideText}>
                      <Changed base={wordsOf(one, one.base)} now={wordsOf(one, one[choice])} />
                    </span>
                  )}
                </label>
              ))}
            </div>
          </fieldset>
        ))}
        <div className={ask.dialogActions}>
          <AdminButton
            variant="primary"
            aria-disabled={busy || undefined}
            onClick={() => !busy && save(choices)}
          >
            {busy ? editorText.actions.saving : text.save}
          </AdminButton>
          <AdminButton onClick={onClose}>{text.cancel}</AdminButton>
        </div>
      </div>
    </Dialog>
  )
}

/** A text with what is new in it marked. */
export function Changed({ base, now }: { base: string; now: string }) {
  if (now === '') return <em>{text.empty}</em>
  const changes = base === '' ? undefined : diffWordsWithSpace(base, now, { maxEditLength: 300 })
  if (!changes) return now
  return changes.map(({ added, removed, value }, index) => {
    if (removed) return null
    if (!added) return value
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a text have no identity but their place
      <ins className={styles.added} key={index}>
        {value}
      </ins>
    )
  })
}

function placeName(conflicts: readonly MergeConflict[], index: number): string {
  const field = conflicts[index]?.field ?? 'content'
  const name = editorText.fields[field === 'faqData' ? 'faq' : field]
  const isSame = (conflict: MergeConflict) => conflict.field === field
  if (conflicts.filter(isSame).length < 2) return name
  return text.place({ field: name, number: conflicts.slice(0, index).filter(isSame).length + 1 })
}

function wordsOf({ field }: MergeConflict, value: MergeConflict['mine']): string {
  if (typeof value === 'boolean') return value ? text.yes : text.no
  if (value === null) return ''
  const items = field === 'faqData' ? parseFaq(value) : []
  return items.map(({ question, answer }) => `${question}\n${answer}`).join('\n\n') || value
}
