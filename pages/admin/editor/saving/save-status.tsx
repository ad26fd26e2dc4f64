import { useEffect, useState } from 'react'
import { editorText as text } from '#locales/en/admin-editor.ts'
import { visuallyHidden } from '#renderer/theme/layout.css.ts'
import { AlertIcon, CheckIcon } from '#renderer/ui/icons.tsx'
import { ClockIcon } from '#renderer/ui/studio/icons.tsx'
import { momentInWords } from '#renderer/ui/studio/moments.ts'
import { link, meta } from '#renderer/ui/studio/shared.css.ts'
import * as styles from '../editor.css.ts'
import { AgainIcon, HistoryIcon } from '../icons.tsx'
import type { Editor } from '../use-editor.ts'
import { statusOf } from './autosave.ts'

const signs = {
  none: null,
  saving: AgainIcon,
  typing: CheckIcon,
  version: HistoryIcon,
  offline: ClockIcon,
  refused: AlertIcon,
  'signed-out': AlertIcon,
}

/** Where the typing is. It counts the seconds for the eye, and speaks only when the kind changes. */
export function SaveStatus({ editor: { post, list, keeper, saving } }: { editor: Editor }) {
  const { state } = keeper
  const [now, setNow] = useState<number | null>(null)
  useEffect(() => {
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), state.sending ? 250 : 1000)
    return () => clearInterval(timer)
  }, [state])
  const { kind, text: said, spoken } = statusOf(state, now ?? state.last?.at ?? 0)
  const Sign = signs[kind]
  const idle = post
    ? text.autosave.asSaved({ when: momentInWords(post.updatedAt, list.now) })
    : text.autosave.notYet
  return (
    <p className={`${meta} ${styles.status}`} data-kind={kind}>
      {Sign && <Sign />}
      <span aria-hidden={kind === 'none' ? undefined : true}>{kind === 'none' ? idle : said}</span>
      <span className={visuallyHidden} role="status">
        {spoken}
      </span>
      {kind === 'signed-out' && (
        <button className={`${link} ${styles.signInLink}`} type="button" onClick={() => saving.askToSignIn()}>
          {text.signIn.open}
        </button>
      )}
    </p>
  )
}
