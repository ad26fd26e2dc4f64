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
  /** The label of `submit` until `onSubmit` has resolved. */
  busyLabel?: string | undefined
  /** Something else is being done. */
  busy?: boolean
  /** The way back, where "Cancel" would not say it. */
  cancel?: string
  /** Takes something away: the focus begins on the way back, so that Enter by mistake takes nothing. */
  danger?: boolean
  /** Asks before something is lost: there is no × and no press on the backdrop, only the buttons answer. */
  alert?: boolean
  /** What went wrong, where no field says it. */
  problem?: string | null
  /** Another way to the same end. */
  other?: ReactNode
  onClose: () => void
  onSubmit: (fields: FormData) => unknown
  children?: ReactNode
}

/** A question with one answer; mounted while it is open. */
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
    // After a fault it can be sent again; the fault itself is reported as any other
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
          {/* From the button that has the focus, Tab leads to the other one */}
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
