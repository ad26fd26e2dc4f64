import { editorText as text } from '#locales/en/admin-editor.ts'
import { AlertIcon, CheckIcon } from '#renderer/ui/icons.tsx'
import { momentInWords, timeOfDay } from '#renderer/ui/studio/moments.ts'
import { meta } from '#renderer/ui/studio/shared.css.ts'
import * as styles from '../editor.css.ts'
import { HistoryIcon } from '../icons.tsx'
import type { Editor } from '../use-editor.ts'

const signs = { none: null, kept: CheckIcon, version: HistoryIcon, lost: AlertIcon }

export function SaveStatus({ editor: { post, list, keeper } }: { editor: Editor }) {
  const { status, versionAt } = keeper
  const words = text.typing
  const Sign = signs[status]
  const said = {
    none: post ? words.asSaved({ when: momentInWords(post.updatedAt, list.now) }) : words.notYet,
    kept: words.kept,
    version: words.version({ clock: timeOfDay(versionAt ?? list.now) }),
    lost: words.lost,
  }
  return (
    <p className={`${meta} ${styles.status}`} data-kind={status}>
      {Sign && <Sign />}
      <span role="status">{said[status]}</span>
    </p>
  )
}
