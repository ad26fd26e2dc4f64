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
  /** The way back, where "Cancel" would not say it. */
  cancel?: string
  danger?: boolean
  /** What went wrong, where no field says it. */
  problem?: string | null
  /** Another way to the same end. */
  other?: ReactNode
  onClose: () => void
  onSubmit: (fields: FormData) => Promise<void>
  children?: ReactNode
}

/** A short question with one answer; mounted while it is open. */
export function AskDialog({
  title,
  intro,
  submit,
  cancel = text.cancel,
  danger = false,
  problem,
  other,
  onClose,
  onSubmit,
  children,
}: AskDialogProps) {
  const [busy, setBusy] = useState(false)
  const problemId = useId()
  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    await onSubmit(new FormData(event.currentTarget))
    setBusy(false)
  }
  return (
    <Dialog open onClose={onClose} title={title} {...(intro && { intro })} closeLabel={text.close}>
      <form className={styles.dialog} onSubmit={send} aria-describedby={problem ? problemId : undefined}>
        {children}
        {problem && (
          <p className={shared.error} id={problemId} role="alert">
            <AlertIcon className={shared.remarkIcon} />
            {problem}
          </p>
        )}
        <div className={styles.dialogActions}>
          <AdminButton
            type="submit"
            variant={danger ? 'danger' : 'primary'}
            aria-disabled={busy || undefined}
          >
            {busy ? text.busy : submit}
          </AdminButton>
          {other}
          <AdminButton onClick={onClose}>{cancel}</AdminButton>
        </div>
      </form>
    </Dialog>
  )
}
