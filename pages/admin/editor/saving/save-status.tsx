import { useEffect, useState } from 'react'
import { editorText } from '#locales/en/admin-editor.ts'
import { visuallyHidden } from '#renderer/theme/layout.css.ts'
import { AlertIcon, CheckIcon } from '#renderer/ui/icons.tsx'
import { ClockIcon } from '#renderer/ui/studio/icons.tsx'
import { link, meta } from '#renderer/ui/studio/shared.css.ts'
import * as styles from '../editor.css.ts'
import { AgainIcon, HistoryIcon } from '../icons.tsx'
import { type Autosave, statusOf } from './autosave.ts'

const signs = {
  saving: AgainIcon,
  typing: CheckIcon,
  version: HistoryIcon,
  offline: ClockIcon,
  refused: AlertIcon,
  'signed-out': AlertIcon,
}

type SaveStatusProps = {
  state: Autosave
  onSignIn: () => void
  /** What stands here while nothing has been typed. */
  idle: string
}

/** Where the typing is. It counts the seconds for the eye, and speaks only when the kind changes. */
export function SaveStatus({ state, onSignIn, idle }: SaveStatusProps) {
  const [now, setNow] = useState<number | null>(null)
  useEffect(() => {
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), state.sending ? 250 : 1000)
    return () => clearInterval(timer)
  }, [state])
  const { kind, text, spoken } = statusOf(state, now ?? state.last?.at ?? 0)
  const Sign = kind === 'none' ? null : signs[kind]
  return (
    <p className={`${meta} ${styles.status} ${styles.statusKind[kind]}`}>
      {Sign && <Sign />}
      <span aria-hidden={kind === 'none' ? undefined : true}>{kind === 'none' ? idle : text}</span>
      <span className={visuallyHidden} role="status">
        {spoken}
      </span>
      {kind === 'signed-out' && (
        <button className={`${link} ${styles.signInLink}`} type="button" onClick={onSignIn}>
          {editorText.signIn.open}
        </button>
      )}
    </p>
  )
}
