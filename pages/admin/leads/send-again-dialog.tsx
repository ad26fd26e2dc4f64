import { useRef } from 'react'
import { leadsText } from '#locales/en/admin-leads.ts'
import { AdminButton } from '#renderer/admin/controls.tsx'
import { Dialog } from '#renderer/forms/dialog.tsx'
import * as styles from './erase-dialog.css.ts'
import type { Delivery } from './lead-view.ts'

const text = leadsText.sendAgainDialog

type SendAgainDialogProps = {
  /** What has arrived and is to go out once more; null = closed. */
  delivery: Delivery | null
  busy: boolean
  onClose: () => void
  onSend: (delivery: Delivery) => void
}

export function SendAgainDialog({ delivery, busy, onClose, onSend }: SendAgainDialogProps) {
  // What is being closed is still to be read while it goes
  const last = useRef(delivery)
  if (delivery) last.current = delivery
  const shown = delivery ?? last.current
  if (!shown) return null
  const effects: Readonly<Record<string, string>> = text.effects
  return (
    <Dialog open={delivery !== null} onClose={onClose} title={text.title(shown.name)} closeLabel={text.close}>
      <div className={styles.body}>
        <p>{shown.lines.join(' ')}</p>
        <p>
          {effects[shown.channel] ?? text.other} {text.recorded}
        </p>
        <div className={styles.actions}>
          <AdminButton variant="primary" aria-disabled={busy || undefined} onClick={() => onSend(shown)}>
            {text.confirm}
          </AdminButton>
          <AdminButton onClick={onClose}>{text.cancel}</AdminButton>
        </div>
      </div>
    </Dialog>
  )
}
