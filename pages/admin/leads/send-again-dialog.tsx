import { leadsText } from '#locales/en/admin-leads.ts'
import { ConfirmDialog } from '#renderer/ui/dialog/confirm-dialog.tsx'
import { useLastShown } from '#renderer/ui/dialog/use-last-shown.ts'
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
  const shown = useLastShown(delivery)
  if (!shown) return null
  return (
    <ConfirmDialog
      open={delivery !== null}
      words={{ ...text, title: text.title({ channel: shown.name }) }}
      busy={busy}
      onClose={onClose}
      onConfirm={() => onSend(shown)}
    >
      <p>{shown.lines.join(' ')}</p>
      <p>
        {shown.view?.sendAgain ?? text.other} {text.recorded}
      </p>
    </ConfirmDialog>
  )
}
