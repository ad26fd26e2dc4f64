import { leadsText } from '#locales/en/admin-leads.ts'
import { AskDialog } from '#renderer/ui/dialog/ask-dialog.tsx'
import type { Delivery } from './lead-view.ts'

const text = leadsText.sendAgainDialog

type SendAgainDialogProps = {
  /** The delivery that has arrived and is to be sent again. */
  delivery: Delivery
  onClose: () => void
  onSend: () => Promise<void>
}

export const SendAgainDialog = ({ delivery, onClose, onSend }: SendAgainDialogProps) => (
  <AskDialog
    title={text.title({ channel: delivery.name })}
    submit={text.confirm}
    cancel={text.cancel}
    onClose={onClose}
    onSubmit={onSend}
  >
    <p>{delivery.lines.join(' ')}</p>
    <p>
      {delivery.view?.sendAgain ?? text.other} {text.recorded}
    </p>
  </AskDialog>
)
