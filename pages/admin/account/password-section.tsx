import { passwordLeast } from '#domain/staff/credentials.schema.ts'
import { ownPasswordEndpoint } from '#domain/staff/own-account.schema.ts'
import { accountText } from '#locales/en/admin-account.ts'
import { scriptOnly } from '#renderer/theme/layout.css.ts'
import { AskDialog } from '#renderer/ui/dialog/ask-dialog.tsx'
import { CheckIcon } from '#renderer/ui/icons.tsx'
import { AdminButton, AdminField } from '#renderer/ui/studio/controls.tsx'
import { Problem } from '#renderer/ui/studio/problem.tsx'
import { Section } from '#renderer/ui/studio/section.tsx'
import * as shared from '#renderer/ui/studio/shared.css.ts'
import * as styles from './account.css.ts'
import type { AccountView } from './account-view.ts'
import { AfterPassword } from './after-password.tsx'
import type { Outcome } from './outcome.ts'
import type { Account } from './use-account.ts'
import { usePassword } from './use-password.ts'

const text = accountText.password

type PasswordSectionProps = { own: Account; account: AccountView; outcome: Outcome | null }

/**
 * A plain form behind a button; with script, the result is shown without a page load. `outcome`: the result
 * of the form sent without script.
 */
export function PasswordSection({ own, account, outcome }: PasswordSectionProps) {
  const password = usePassword(own, outcome)
  const { open, onToggle, isChanged, opener, dropping, setDropping, drop } = password
  return (
    <Section title={text.title} lead={account.hasPassword ? text.lead : text.without}>
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
        onToggle={({ currentTarget }) => onToggle(currentTarget.open)}
      >
        <summary className={`${shared.button} ${shared.variant.outline} ${shared.small}`} ref={opener}>
          {account.hasPassword ? text.change : text.choose}
        </summary>
        <PasswordForm account={account} password={password} />
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
    </Section>
  )
}

type PasswordFormProps = { account: AccountView; password: ReturnType<typeof usePassword> }

function PasswordForm({ account, password }: PasswordFormProps) {
  const { form, change, faults, busy, close } = password
  return (
    <form
      className={shared.fields}
      ref={form}
      method="post"
      action={ownPasswordEndpoint}
      aria-label={account.hasPassword ? text.change : text.choose}
      onSubmit={change}
    >
      {/* For password managers: the account that the password belongs to */}
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
  )
}
