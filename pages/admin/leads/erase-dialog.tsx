import type { ChannelViews } from '#domain/leads/channel-view.ts'
import type { LeadRecord } from '#domain/leads/records.ts'
import { leadsText } from '#locales/en/admin-leads.ts'
import * as ask from '#renderer/ui/dialog/ask-dialog.css.ts'
import { AskDialog } from '#renderer/ui/dialog/ask-dialog.tsx'
import { Dialog } from '#renderer/ui/dialog/dialog.tsx'
import { AdminButton } from '#renderer/ui/studio/controls.tsx'
import * as styles from './erase-dialog.css.ts'
import { nameOf, sizeInWords, textOf } from './lead-view.ts'

const text = leadsText.eraseDialog

type EraseDialogProps = {
  record: LeadRecord
  channels: ChannelViews
  onClose: () => void
  /** `email`: erase everything else from this address, too. */
  onErase: (record: LeadRecord, email: string | null) => Promise<void>
}

export function EraseDialog({ record, channels, onClose, onErase }: EraseDialogProps) {
  const { lead, deliveries } = record
  const email = textOf(lead, 'email')
  const size = lead.files.reduce((sum, file) => sum + file.size, 0)
  const removed = Object.keys(deliveries).flatMap((channel) => channels[channel]?.erased ?? [])
  const delivered = Object.entries(deliveries).filter(([, { status }]) => status === 'delivered')
  // Channels whose copies are erased need no mention
  const staying = delivered.filter(([channel]) => channels[channel]?.erased === undefined)
  return (
    <AskDialog
      title={text.title({ name: nameOf(lead) })}
      submit={text.confirm}
      cancel={text.cancel}
      danger
      onClose={onClose}
      onSubmit={(fields) => onErase(record, fields.has('everything') ? email : null)}
    >
      <div>
        <h3 className={styles.heading}>{text.here}</h3>
        <ul className={styles.list}>
          <li>{text.message}</li>
          {lead.files.length > 0 && (
            <li>{text.files({ count: lead.files.length, size: sizeInWords(size) })}</li>
          )}
          {removed.map((copy) => (
            <li key={copy}>{copy}</li>
          ))}
          <li>{text.record}</li>
        </ul>
      </div>
      <div>
        <h3 className={styles.heading}>{text.elsewhere}</h3>
        <ul className={styles.list}>
          {staying.map(([channel]) => (
            <li key={channel}>{channels[channel]?.stays ?? channel}</li>
          ))}
          {delivered.length === 0 && <li>{text.nowhere}</li>}
          <li>{text.backups}</li>
        </ul>
      </div>
      {email !== '' && (
        <label className={styles.everything}>
          <input type="checkbox" name="everything" />
          <span>{text.everything({ email })}</span>
        </label>
      )}
    </AskDialog>
  )
}

type ReceiptDialogProps = {
  /** As worded by the server. */
  lines: readonly string[]
  onClose: () => void
  /** The new place of the focus, as the focused element was removed with the lead. */
  returnTo: () => HTMLElement | null
}

export const ReceiptDialog = ({ lines, onClose, returnTo }: ReceiptDialogProps) => (
  <Dialog open onClose={onClose} title={text.done} closeLabel={text.close} returnTo={returnTo}>
    <div className={ask.dialog}>
      <ul className={styles.list}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <div className={ask.dialogActions}>
        <AdminButton onClick={onClose}>{text.understood}</AdminButton>
      </div>
    </div>
  </Dialog>
)
