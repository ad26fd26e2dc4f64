import { useState } from 'react'
import { confirmEndpoint } from '#domain/staff/credentials.schema.ts'
import { accountText } from '#locales/en/admin-account.ts'
import { AskDialog } from '#renderer/ui/dialog/ask-dialog.tsx'
import { AdminButton, AdminField } from '#renderer/ui/studio/controls.tsx'
import { request } from '#renderer/ui/studio/request.ts'
import { confirmWithPasskey, passkeyProblem, passkeysWork, stopPasskey } from './passkeys.ts'

const text = accountText.confirm

/** How a member can confirm their identity (R295). */
export type Confirms = { email: string; hasPassword: boolean; hasPasskey: boolean }

export type Confirmation = {
  confirming: boolean
  confirmed: () => Promise<void> | void
  giveUp: () => void
}

/** Makes an action that the server wants confirmed wait for the confirmation, then repeats it. */
export function useConfirmation(): Confirmation & { askFirst: (action: () => void) => void } {
  const [waiting, setWaiting] = useState<(() => void) | null>(null)
  return {
    confirming: waiting !== null,
    askFirst: (action) => setWaiting(() => action),
    confirmed() {
      setWaiting(null)
      waiting?.()
    },
    giveUp: () => setWaiting(null),
  }
}

type ConfirmIdentityDialogProps = { confirmation: Confirmation; confirms: Confirms }

export function ConfirmIdentityDialog({ confirmation, confirms }: ConfirmIdentityDialogProps) {
  return confirmation.confirming ? <Question confirmation={confirmation} confirms={confirms} /> : null
}

function Question({ confirmation, confirms }: ConfirmIdentityDialogProps) {
  const [wrong, setWrong] = useState<string>()
  const [problem, setProblem] = useState<string | null>(null)
  const { email, hasPassword, hasPasskey } = confirms
  const withPasskey = hasPasskey && passkeysWork()

  async function byPassword(fields: FormData) {
    setWrong(undefined)
    setProblem(null)
    const body = { password: fields.get('password') }
    const fallback = accountText.failedText
    const answer = await request(confirmEndpoint, { method: 'POST', body, fallback })
    if (answer.ok) await confirmation.confirmed()
    else if (answer.status === 403) setWrong(answer.detail)
    else setProblem(answer.detail)
  }
  async function byPasskey() {
    setWrong(undefined)
    setProblem(null)
    const outcome = await confirmWithPasskey()
    if (outcome.ok) await confirmation.confirmed()
    else setProblem(passkeyProblem(outcome, { failed: text.failed }))
  }

  return (
    <AskDialog
      title={text.title}
      intro={text.intro}
      submit={hasPassword ? text.submit : text.passkey}
      problem={problem}
      other={hasPassword && withPasskey && <AdminButton onClick={byPasskey}>{text.passkey}</AdminButton>}
      onClose={() => {
        stopPasskey()
        confirmation.giveUp()
      }}
      onSubmit={hasPassword ? byPassword : byPasskey}
    >
      {hasPassword && (
        <AdminField
          label={text.password}
          name="password"
          type="password"
          autoComplete="current-password"
          error={wrong}
          required
        />
      )}
      {/* For password managers: the account that the password belongs to */}
      <input type="text" name="email" autoComplete="username" value={email} readOnly hidden />
    </AskDialog>
  )
}
