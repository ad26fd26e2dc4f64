import { useState } from 'react'
import { accountText } from '#locales/en/admin-account.ts'
import { AdminButton, AdminField } from '#renderer/admin/controls.tsx'
import { confirmWithPasskey, passkeysWork, stopPasskey } from '#renderer/admin/passkeys.ts'
import { confirmByPassword } from './account-api.ts'
import { AskDialog } from './ask-dialog.tsx'
import type { Account } from './use-account.ts'

const text = accountText.confirm

type ConfirmIdentityDialogProps = { own: Account; hasPasskey: boolean; email: string }

/** Shows once more who is there, before something that opens the account for good. */
export function ConfirmIdentityDialog({ own, ...rest }: ConfirmIdentityDialogProps) {
  return own.confirming ? <Question own={own} {...rest} /> : null
}

function Question({ own, hasPasskey, email }: ConfirmIdentityDialogProps) {
  const [wrong, setWrong] = useState<string>()
  const [problem, setProblem] = useState<string | null>(null)

  async function byPassword(fields: FormData) {
    setWrong(undefined)
    setProblem(null)
    const answer = await confirmByPassword(String(fields.get('password')))
    if (answer.ok) await own.confirmed()
    else if (answer.status === 403) setWrong(answer.detail)
    else setProblem(answer.detail)
  }
  async function byPasskey() {
    setWrong(undefined)
    setProblem(null)
    const outcome = await confirmWithPasskey()
    if (outcome.ok) await own.confirmed()
    else if (outcome.why === 'refused') setProblem(outcome.detail || text.failed)
    else if (outcome.why !== 'cancelled') setProblem(text.failed)
  }

  return (
    <AskDialog
      title={text.title}
      intro={text.intro}
      submit={text.submit}
      problem={problem}
      other={hasPasskey && passkeysWork() && <AdminButton onClick={byPasskey}>{text.passkey}</AdminButton>}
      onClose={() => {
        stopPasskey()
        own.giveUp()
      }}
      onSubmit={byPassword}
    >
      <AdminField
        label={text.password}
        name="password"
        type="password"
        autoComplete="current-password"
        error={wrong}
        required
      />
      {/* For password managers: whose password it is */}
      <input type="text" name="email" autoComplete="username" value={email} readOnly hidden />
    </AskDialog>
  )
}
