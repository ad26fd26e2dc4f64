import { diffWordsWithSpace } from 'diff'
import type { MergeConflict } from '#domain/posts/conflicts.ts'
import { parseFaq } from '#domain/posts/post.schema.ts'
import { editorText } from '#locales/en/admin-editor.ts'
import { ChoiceDialog } from '#renderer/ui/dialog/choice-dialog.tsx'
import { momentInWords } from '#renderer/ui/studio/moments.ts'
import * as styles from '../dialogs.css.ts'
import { type Choice, canBeBoth, savedBy } from './conflicts.ts'
import type { OpenConflict } from './use-saving.ts'

const text = editorText.conflict

type ConflictDialogProps = { conflict: OpenConflict; busy: boolean; onClose: () => void }

export function ConflictDialog({ conflict, busy, onClose }: ConflictDialogProps) {
  const { conflicts, fitting, other, save } = conflict
  const theirs = other
    ? text.theirs({ name: other.name, when: momentInWords(new Date(other.at).toISOString(), Date.now()) })
    : text.meanwhile
  const intro = [
    text.intro({ saved: savedBy(other?.name) }),
    ...(fitting ? [text.fitting] : []),
    text.open({ open: conflicts.length }),
  ]
  const side = (one: MergeConflict, value: 'mine' | 'theirs') => ({
    value,
    title: value === 'mine' ? text.mine : theirs,
    text: <Changed base={wordsOf(one, one.base)} now={wordsOf(one, one[value])} />,
  })
  return (
    <ChoiceDialog<Choice>
      title={text.title}
      intro={intro.join(' ')}
      places={conflicts.map((one, index) => ({
        label: placeName(conflicts, index),
        options: [
          side(one, 'mine'),
          side(one, 'theirs'),
          ...(canBeBoth(one) ? [{ value: 'both' as const, title: text.both }] : []),
        ],
      }))}
      save={busy ? editorText.actions.saving : text.save}
      cancel={text.cancel}
      busy={busy}
      onSave={save}
      onClose={onClose}
    />
  )
}

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
