import { useState } from 'react'
import { navigate } from 'vike/client/router'
import { factsText as text } from '#locales/en/admin-facts.ts'
import { AskDialog } from '#renderer/ui/dialog/ask-dialog.tsx'
import { AdminButton } from '#renderer/ui/studio/controls.tsx'
import { useLeaveGuard } from '../editor/leave-guard.ts'
import { SignInAgain } from '../editor/sign-in-again.tsx'

type SaveButtonsProps = {
  count: number
  busy: boolean
  label: string
  /** The member's e-mail address, for signing in again. */
  email?: string
  /** The session ended before a save. */
  isSignedOut: boolean
  onSignInClosed: () => void
  onSave: () => void
  onDiscard: () => void
}

/** Saves or discards all changes of a screen, and asks before a link leaves them behind. */
export function SaveButtons(props: SaveButtonsProps) {
  const { count, busy, label, email, isSignedOut, onSignInClosed, onSave, onDiscard } = props
  /** The target of the clicked link; an empty string stays on this screen. */
  const [leaveTo, setLeaveTo] = useState<string | null>(null)
  useLeaveGuard(() => count === 0, setLeaveTo)
  return (
    <>
      {count > 0 && (
        <AdminButton variant="ghost" busy={busy} onClick={() => setLeaveTo('')}>
          {text.leave.discard}
        </AdminButton>
      )}
      <AdminButton
        variant="primary"
        busy={busy || count === 0}
        onClick={() => count > 0 && !busy && onSave()}
      >
        {label}
      </AdminButton>
      {leaveTo !== null && (
        <AskDialog
          title={leaveTo === '' ? text.leave.discardTitle : text.leave.title}
          submit={leaveTo === '' ? text.leave.discard : text.leave.confirm}
          cancel={text.leave.cancel}
          danger
          alert
          onClose={() => setLeaveTo(null)}
          onSubmit={() => {
            onDiscard()
            setLeaveTo(null)
            // Once the guard has seen that nothing is unsaved
            if (leaveTo !== '') setTimeout(() => void navigate(leaveTo))
          }}
        >
          <p>{text.leave.text({ count })}</p>
        </AskDialog>
      )}
      {isSignedOut && (
        <SignInAgain
          {...(email && { email })}
          onClose={onSignInClosed}
          onDone={() => {
            onSignInClosed()
            if (count > 0) onSave()
          }}
        />
      )}
    </>
  )
}
