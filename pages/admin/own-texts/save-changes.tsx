import { useState } from 'react'
import { languageName } from '#domain/locales.ts'
import { editText as text } from '#locales/en/admin-edit.ts'
import { ConfirmDialog } from '#renderer/ui/dialog/confirm-dialog.tsx'
import { Dialog } from '#renderer/ui/dialog/dialog.tsx'
import { AdminButton } from '#renderer/ui/studio/controls.tsx'
import * as shared from '#renderer/ui/studio/shared.css.ts'
import { useLeaveGuard } from '../editor/leave-guard.ts'
import { nameOf } from './names.ts'
import * as styles from './own-texts.css.ts'
import type { TextChanges } from './use-text-changes.ts'

type SaveChangesProps = {
  changes: TextChanges
  onSaved?: () => void
  /** Shows a text that cannot be saved. */
  onFault: (key: string) => void
}

/** The one save of a visit, with what may come between: texts with a fault, somebody else's change, a press on a link. */
export function SaveChanges({ changes, onSaved, onFault }: SaveChangesProps) {
  const { count, busy, faults, clashes } = changes
  const [leaveTo, setLeaveTo] = useState<string | null>(null)
  useLeaveGuard(() => count === 0, setLeaveTo)
  async function save() {
    if (busy || count === 0) return
    const [fault] = faults
    if (fault) onFault(fault.key)
    else if (await changes.save()) onSaved?.()
  }
  return (
    <>
      {count > 0 && (
        <AdminButton variant="ghost" busy={busy} onClick={() => setLeaveTo('')}>
          {text.discard}
        </AdminButton>
      )}
      <AdminButton variant="primary" busy={busy || count === 0} onClick={() => void save()}>
        {busy ? text.saving : count === 0 ? text.nothingChanged : text.save({ count })}
      </AdminButton>
      {clashes.length > 0 && <Clashes changes={changes} onDone={() => void save()} />}
      <ConfirmDialog
        open={leaveTo !== null}
        words={{ title: text.leave.title, confirm: text.leave.confirm, cancel: text.leave.cancel }}
        danger
        busy={false}
        onConfirm={() => {
          changes.discard()
          const href = leaveTo
          setLeaveTo(null)
          // After the guard has seen that nothing is left to lose
          setTimeout(() => href && location.assign(href))
        }}
        onClose={() => setLeaveTo(null)}
      >
        <p>{text.leave.text({ count })}</p>
      </ConfirmDialog>
    </>
  )
}

/** Both values of what two members changed; one of them is chosen for each text. */
function Clashes({ changes, onDone }: { changes: TextChanges; onDone: () => void }) {
  const { clashes, settle } = changes
  const choose = (at: number, kept: boolean) => {
    const clash = clashes[at]
    if (clash) settle(clash, kept)
  }
  return (
    <Dialog open onClose={onDone} title={text.clash.title} intro={text.clash.intro}>
      <ul className={styles.clashes}>
        {clashes.map(({ key, locale, mine, theirs }, at) => (
          <li key={`${locale} ${key}`}>
            <b>{nameOf(key)}</b>, {languageName(locale, 'en')}
            <dl className={styles.clash}>
              <dt>{text.clash.theirs}</dt>
              <dd lang={locale}>{theirs}</dd>
              <dt>{text.clash.mine}</dt>
              <dd lang={locale}>{mine}</dd>
            </dl>
            <div className={shared.actions}>
              <AdminButton small onClick={() => choose(at, false)}>
                {text.clash.takeTheirs}
              </AdminButton>
              <AdminButton small onClick={() => choose(at, true)}>
                {text.clash.keepMine}
              </AdminButton>
            </div>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
