import { teamText } from '#locales/en/admin-team.ts'
import { Dialog } from '#renderer/ui/dialog/dialog.tsx'
import { AdminButton, AdminField } from '#renderer/ui/studio/controls.tsx'
import { actions } from '#renderer/ui/studio/shared.css.ts'
import { showToast } from '#renderer/ui/toast/toasts.ts'
import * as styles from './team.css.ts'

const text = teamText.link

export type ShownLink = { url: string; email: string; isInvitation: boolean }

/** A one-time link, shown only once; null = closed. */
export function LinkDialog({ link, onClose }: { link: ShownLink | null; onClose: () => void }) {
  if (!link) return null
  const { url, email, isInvitation } = link
  async function copy() {
    // Without access to the clipboard, the link can still be copied from the field
    await navigator.clipboard.writeText(url).then(
      () => showToast({ kind: 'success', title: text.copied, text: '' }),
      () => undefined,
    )
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={text.title}
      intro={isInvitation ? text.invited({ email }) : text.member({ email })}
      closeLabel={teamText.remove.close}
    >
      <div className={styles.link}>
        <AdminField
          label={text.label}
          name="link"
          value={url}
          readOnly
          onFocus={(event) => event.currentTarget.select()}
        />
        <div className={actions}>
          <AdminButton variant="primary" onClick={copy}>
            {text.copy}
          </AdminButton>
          <AdminButton onClick={onClose}>{text.done}</AdminButton>
        </div>
      </div>
    </Dialog>
  )
}
