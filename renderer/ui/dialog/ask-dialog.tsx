import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { accountText as text } from '#locales/en/admin-account.ts'
import { AlertIcon } from '../icons.tsx'
import { AdminButton } from '../studio/controls.tsx'
import * as shared from '../studio/shared.css.ts'
import * as styles from './ask-dialog.css.ts'
import { Dialog } from './dialog.tsx'

type AskDialogProps = {
  title: string
  intro?: string
  submit: string
  /** Label of the submit button until `onSubmit` has settled. */
  busyLabel?: string | undefined
  /** Blocks the submit button while other work is running. */
  busy?: boolean
  /** Label of the cancel button; "Cancel" by default. */
  cancel?: string
  /** Removes something. The focus starts on the cancel button, so that an accidental Enter does nothing. */
  danger?: boolean
  /** Warns before a loss: no ×, and a press on the backdrop does nothing. */
  alert?: boolean
  /** An error that belongs to no field. */
  problem?: string | null
  /** A further button that leads to the same result. */
  other?: ReactNode
  onClose: () => void
  onSubmit: (fields: FormData) => unknown
  children?: ReactNode
}

/** A question with one answer. Mount it only while it is open. */
export function AskDialog({
  title,
  intro,
  submit,
  busyLabel = text.busy,
  busy = false,
  cancel = text.cancel,
  danger = false,
  alert = false,
  problem,
  other,
  onClose,
  onSubmit,
  children,
}: AskDialogProps) {
  const [sending, setSending] = useState(false)
  const isBusy = busy || sending
  const problemId = useId()
  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    setSending(true)
    // After an error the form can be sent again; the error itself propagates and is reported as usual
    try {
      await onSubmit(new FormData(event.currentTarget))
    } finally {
      setSending(false)
    }
  }
  const back = (
    <AdminButton data-focus={danger ? '' : undefined} onClick={onClose}>
      {cancel}
    </AdminButton>
  )
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      alert={alert}
      {...(intro && { intro })}
      {...(!alert && { closeLabel: text.close })}
    >
      <form className={styles.dialog} onSubmit={send} aria-describedby={problem ? problemId : undefined}>
        {children}
        {problem && (
          <p className={shared.error} id={problemId} role="alert">
            <AlertIcon className={shared.remarkIcon} />
            {problem}
          </p>
        )}
        <div className={styles.dialogActions}>
          {/* Before the submit button in tab order, so that Tab leads to it from the focused button */}
          {alert && back}
          <AdminButton
            type="submit"
            variant={danger ? 'danger' : 'primary'}
            aria-disabled={isBusy || undefined}
          >
            {isBusy ? busyLabel : submit}
          </AdminButton>
          {other}
          {!alert && back}
        </div>
      </form>
    </Dialog>
  )
}
