import { useEffect, useState } from 'react'
import type { ChannelViews } from '#domain/leads/channel-view.ts'
import type { LeadRecord } from '#domain/leads/records.ts'
import { leadsText } from '#locales/en/admin-leads.ts'
import * as confirm from '#renderer/ui/dialog/confirm-dialog.css.ts'
import { ConfirmDialog } from '#renderer/ui/dialog/confirm-dialog.tsx'
import { Dialog } from '#renderer/ui/dialog/dialog.tsx'
import { useLastShown } from '#renderer/ui/dialog/use-last-shown.ts'
import { AdminButton } from '#renderer/ui/studio/controls.tsx'
import * as styles from './erase-dialog.css.ts'
import { nameOf, sizeInWords, textOf } from './lead-view.ts'

const text = leadsText.eraseDialog

type EraseDialogProps = {
  /** What is to be erased; null = closed. */
  record: LeadRecord | null
  channels: ChannelViews
  busy: boolean
  onClose: () => void
  /** `email`: everything else of this address as well. */
  onErase: (record: LeadRecord, email: string | null) => void
}

/** Says what is erased here, and what stays elsewhere. */
export function EraseDialog({ record, channels, busy, onClose, onErase }: EraseDialogProps) {
  const [everything, setEverything] = useState(false)
  const shown = useLastShown(record)
  useEffect(() => {
    if (record) setEverything(false)
  }, [record])
  if (!shown) return null
  const { lead } = shown
  const email = textOf(lead, 'email')
  const size = lead.files.reduce((sum, file) => sum + file.size, 0)
  const removed = Object.keys(shown.deliveries).flatMap((channel) => channels[channel]?.erased ?? [])
  const delivered = Object.entries(shown.deliveries).filter(([, { status }]) => status === 'delivered')
  // The copies that are erased stay nowhere
  const staying = delivered.filter(([channel]) => channels[channel]?.erased === undefined)
  return (
    <ConfirmDialog
      open={record !== null}
      words={{ ...text, title: text.title({ name: nameOf(lead) }) }}
      danger
      busy={busy}
      onClose={onClose}
      onConfirm={() => onErase(shown, everything ? email : null)}
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
          <input
            type="checkbox"
            checked={everything}
            onChange={(event) => setEverything(event.target.checked)}
          />
          <span>{text.everything({ email })}</span>
        </label>
      )}
    </ConfirmDialog>
  )
}

type ReceiptDialogProps = {
  /** In the words of the server; null = closed. */
  lines: readonly string[] | null
  onClose: () => void
  /** What had the focus went with the lead. */
  returnTo: () => HTMLElement | null
}

/** What was erased, and what could not be reached. */
export function ReceiptDialog({ lines, onClose, returnTo }: ReceiptDialogProps) {
  const shown = useLastShown(lines)
  if (!shown) return null
  return (
    <Dialog
      open={lines !== null}
      onClose={onClose}
      title={text.done}
      closeLabel={text.close}
      returnTo={returnTo}
    >
      <div className={confirm.body.sections}>
        <ul className={styles.list}>
          {shown.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <div className={confirm.actions.sections}>
          <AdminButton onClick={onClose}>{text.understood}</AdminButton>
        </div>
      </div>
    </Dialog>
  )
}
