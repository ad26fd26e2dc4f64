import { useState } from 'react'
import { editorText } from '#locales/en/admin-editor.ts'
import { AskDialog } from '#renderer/ui/dialog/ask-dialog.tsx'
import { AdminButton, AdminField } from '#renderer/ui/studio/controls.tsx'
import { passkeyProblem, passkeysWork, signInWithPasskey } from '../frame/passkeys.ts'
import { signIn } from './saving/api.ts'

const text = editorText.signIn

type SignInAgainProps = { email?: string; onDone: () => void; onClose: () => void }

/** The session ended while somebody was writing: they sign in again without leaving the page. */
export function SignInAgain({ email, onDone, onClose }: SignInAgainProps) {
  const [problem, setProblem] = useState<string | null>(null)
  const withPassword = async (data: FormData) => {
    const answer = await signIn(String(data.get('email')), String(data.get('password')))
    if (answer.ok) onDone()
    else setProblem(answer.status === 0 ? text.noConnection : answer.detail || text.failed)
  }
  const withPasskey = async () => {
    const outcome = await signInWithPasskey()
    if (outcome.ok) return onDone()
    const said = passkeyProblem(outcome, { failed: text.failed })
    if (said) setProblem(said)
  }
  return (
    <AskDialog
      title={text.title}
      intro={text.intro}
      submit={text.submit}
      cancel={text.later}
      problem={problem}
      other={passkeysWork() && <AdminButton onClick={withPasskey}>{text.passkey}</AdminButton>}
      onClose={onClose}
      onSubmit={withPassword}
    >
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
    </AskDialog>
  )
}
