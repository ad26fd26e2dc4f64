import { type FormEvent, useState } from 'react'
import { editorText } from '#locales/en/admin-editor.ts'
import { AlertIcon } from '#renderer/ui/icons.tsx'
import { AdminButton, AdminField } from '#renderer/ui/studio/controls.tsx'
import * as shared from '#renderer/ui/studio/shared.css.ts'
import { passkeysWork, signInWithPasskey } from '../frame/passkeys.ts'
import * as styles from './modal.css.ts'
import { Modal } from './modal.tsx'
import { signIn } from './saving/api.ts'

const text = editorText.signIn

type SignInAgainProps = { email: string; onDone: () => void; onClose: () => void }

/** The session has ended while somebody wrote: they come back without leaving the page. */
export function SignInAgain({ email, onDone, onClose }: SignInAgainProps) {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const withPassword = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const data = new FormData(event.currentTarget)
    setBusy(true)
    const answer = await signIn(String(data.get('email')), String(data.get('password')))
    setBusy(false)
    if (answer.ok) onDone()
    else setProblem(answer.why === 'away' ? text.noConnection : answer.detail || text.failed)
  }
  const withPasskey = async () => {
    setBusy(true)
    const outcome = await signInWithPasskey()
    setBusy(false)
    if (outcome.ok) onDone()
    else if (outcome.why === 'refused') setProblem(outcome.detail || text.failed)
    else if (outcome.why !== 'cancelled') setProblem(text.failed)
  }
  return (
    <Modal title={text.title} closeLabel={text.later} onClose={onClose}>
      <p className={styles.intro}>{text.intro}</p>
      {problem && (
        <p className={shared.error} role="alert">
          <AlertIcon className={shared.remarkIcon} />
          {problem}
        </p>
      )}
      <form className={styles.form} onSubmit={withPassword}>
        <AdminField
          label={text.email}
          name="email"
          type="email"
          autoComplete="username"
          defaultValue={email}
          required
        />
        <AdminField
          label={text.password}
          name="password"
          type="password"
          autoComplete="current-password"
          required
          data-focus=""
        />
        <div className={styles.actions}>
          {passkeysWork() && (
            <AdminButton aria-disabled={busy || undefined} onClick={withPasskey}>
              {text.passkey}
            </AdminButton>
          )}
          <AdminButton type="submit" variant="primary" aria-disabled={busy || undefined}>
            {busy ? text.busy : text.submit}
          </AdminButton>
        </div>
      </form>
    </Modal>
  )
}
