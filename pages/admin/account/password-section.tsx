import { type FormEvent, useEffect, useRef, useState } from 'react'
import { passwordLeast } from '#domain/staff/credentials.schema.ts'
import { ownPasswordEndpoint } from '#domain/staff/own-account.schema.ts'
import { accountText } from '#locales/en/admin-account.ts'
import { scriptOnly } from '#renderer/theme/layout.css.ts'
import { AskDialog } from '#renderer/ui/dialog/ask-dialog.tsx'
import { CheckIcon } from '#renderer/ui/icons.tsx'
import { AdminButton, AdminField } from '#renderer/ui/studio/controls.tsx'
import { Problem } from '#renderer/ui/studio/problem.tsx'
import * as shared from '#renderer/ui/studio/shared.css.ts'
import { showToast } from '#renderer/ui/toast/toasts.ts'
import * as styles from './account.css.ts'
import { changePassword, dropPassword } from './account-api.ts'
import type { AccountView } from './account-view.ts'
import { AfterPassword } from './after-password.tsx'
import { Card } from './card.tsx'
import { LockIcon } from './icons.tsx'
import type { Outcome } from './outcome.ts'
import type { Account } from './use-account.ts'

const text = accountText.password

type Faults = { current?: string; password?: string; other?: string }
type PasswordSectionProps = { own: Account; account: AccountView; outcome: Outcome | null }

/** A plain form behind a button; with script it answers in place. `outcome` = of the plain form. */
export function PasswordSection({ own, account, outcome }: PasswordSectionProps) {
  const [faults, setFaults] = useState<Faults>(() => faultsOf(outcome))
  const [open, setOpen] = useState(() => Object.keys(faultsOf(outcome)).length > 0)
  const [busy, setBusy] = useState(false)
  const [isChanged, setChanged] = useState(false)
  const opener = useRef<HTMLElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const byHand = useRef(false)
  const [dropping, setDropping] = useState(false)
  useEffect(() => {
    if (open && byHand.current) form.current?.querySelector<HTMLInputElement>('[type=password]')?.focus()
    byHand.current = false
  }, [open])

  function close() {
    form.current?.reset()
    setFaults({})
    setOpen(false)
    opener.current?.focus()
  }

  async function change(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const fields = new FormData(event.currentTarget)
    const current = fields.get('current')
    setFaults({})
    setBusy(true)
    const answer = await changePassword({
      password: String(fields.get('password')),
      ...(typeof current === 'string' && { current }),
    })
    // Whether the current one is asked for may have changed meanwhile
    await own.refresh()
    setBusy(false)
    if (answer.ok) {
      close()
      setChanged(true)
      showToast({
        kind: 'success',
        title: text.changed,
        text: text.changedText({ ended: answer.value.ended }),
      })
      return
    }
    if (answer.confirmFirst) return own.askFirst(() => form.current?.requestSubmit())
    const { current: wrong, password: weak } = answer.errors
    setFaults({
      ...(wrong?.[0] !== undefined && { current: wrong[0] }),
      ...(weak?.[0] !== undefined && { password: weak[0] }),
      ...(!wrong && !weak && { other: answer.detail }),
    })
    form.current?.querySelector<HTMLInputElement>(`[name=${wrong ? 'current' : 'password'}]`)?.focus()
  }

  async function drop() {
    setDropping(false)
    const answer = await dropPassword()
    if (answer.ok) {
      await own.refresh()
      showToast({ kind: 'success', title: text.dropped, text: text.droppedText })
      opener.current?.focus()
    } else if (answer.confirmFirst) own.askFirst(() => void drop())
    else showToast({ kind: 'error', title: accountText.failed, text: answer.detail })
  }

  return (
    <Card title={text.title} lead={account.hasPassword ? text.lead : text.without}>
      <div className={shared.whenSaid} role="status">
        {isChanged && account.passkeys.length > 0 && (
          <p className={styles.notice}>
            <CheckIcon />
            <span>
              <AfterPassword passkeys={account.passkeys.length} />
            </span>
          </p>
        )}
      </div>
      <details
        className={styles.more}
        open={open}
        onToggle={({ currentTarget }) => {
          if (currentTarget.open !== open) byHand.current = currentTarget.open
          setOpen(currentTarget.open)
        }}
      >
        <summary className={styles.opener} ref={opener}>
          <span className={styles.secret} aria-hidden="true">
            <LockIcon className={shared.icon} />
            {account.hasPassword && <span className={styles.dots} />}
          </span>
          <span className={`${shared.button} ${shared.variant.outline} ${shared.small}`}>
            {account.hasPassword ? text.change : text.choose}
          </span>
        </summary>
        <form
          className={shared.fields}
          ref={form}
          method="post"
          action={ownPasswordEndpoint}
          aria-label={account.hasPassword ? text.change : text.choose}
          onSubmit={change}
        >
          {/* For password managers: whose password it is */}
          <input type="text" name="email" autoComplete="username" value={account.email} readOnly hidden />
          {account.hasPassword && account.needsCurrentPassword && (
            <AdminField
              label={text.current}
              name="current"
              type="password"
              autoComplete="current-password"
              error={faults.current}
              required
            />
          )}
          <AdminField
            label={text.next}
            name="password"
            type="password"
            autoComplete="new-password"
            help={text.nextHelp}
            minLength={passwordLeast}
            maxLength={200}
            error={faults.password}
            required
          />
          {faults.other && <Problem role="alert">{faults.other}</Problem>}
          <div className={shared.actions}>
            <AdminButton type="submit" variant="primary" busy={busy}>
              {busy ? accountText.busy : text.submit}
            </AdminButton>
            <AdminButton className={scriptOnly} onClick={close}>
              {accountText.cancel}
            </AdminButton>
          </div>
        </form>
      </details>
      {account.hasPassword && account.passkeys.length > 0 && (
        <div className={scriptOnly}>
          <AdminButton small variant="ghost" onClick={() => own.guarded(() => setDropping(true))}>
            {text.drop}
          </AdminButton>
        </div>
      )}
      {dropping && (
        <AskDialog
          title={text.dropTitle}
          intro={text.dropText}
          submit={text.drop}
          danger
          onClose={() => setDropping(false)}
          onSubmit={drop}
        />
      )}
    </Card>
  )
}

/** Of the plain form; what no field is to blame for stands above the page already. */
const faultsOf = (outcome: Outcome | null): Faults =>
  outcome && !outcome.ok && outcome.field ? { [outcome.field]: outcome.text } : {}
