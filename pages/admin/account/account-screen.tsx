import { sessionEndEndpoint } from '#domain/staff/credentials.schema.ts'
import { mayUse } from '#domain/staff/roles.ts'
import { accountText as text } from '#locales/en/admin-account.ts'
import { activityText } from '#locales/en/admin-activity.ts'
import { AlertIcon, CheckIcon } from '#renderer/ui/icons.tsx'
import { AdminButton, AdminLink, Avatar } from '#renderer/ui/studio/controls.tsx'
import { Section } from '#renderer/ui/studio/section.tsx'
import * as shared from '#renderer/ui/studio/shared.css.ts'
import { ConfirmIdentityDialog } from '../frame/confirm-identity.tsx'
import { AdminFrame, type FrameFacts } from '../frame/frame.tsx'
import * as styles from './account.css.ts'
import type { AccountView } from './account-view.ts'
import { AfterPassword } from './after-password.tsx'
import { LeaveIcon } from './icons.tsx'
import type { Outcome } from './outcome.ts'
import { PasskeysSection } from './passkeys-section.tsx'
import { PasswordSection } from './password-section.tsx'
import { SessionsSection } from './sessions-section.tsx'
import { useAccount } from './use-account.ts'

type AccountScreenProps = {
  frame: FrameFacts
  email: string
  account: AccountView
  outcome: Outcome | null
}

export function AccountScreen({ frame, email, account: first, outcome }: AccountScreenProps) {
  const own = useAccount(first)
  const { account } = own
  return (
    <AdminFrame place="account" {...frame}>
      <main className={shared.sectionsPage} id="content" tabIndex={-1}>
        <header className={styles.head}>
          <Avatar name={frame.member.name} />
          <h1>{frame.member.name}</h1>
          <p>{text.lead({ email })}</p>
          <form method="post" action={sessionEndEndpoint}>
            <AdminButton type="submit">
              <LeaveIcon className={shared.icon} />
              {text.signOut}
            </AdminButton>
          </form>
        </header>
        {outcome && <OutcomeNotice outcome={outcome} passkeys={account.passkeys.length} />}
        <PasskeysSection own={own} passkeys={account.passkeys} />
        <SessionsSection own={own} sessions={account.sessions} />
        <PasswordSection own={own} account={account} outcome={outcome} />
        {mayUse(frame.member.role, 'team') && (
          <Section title={activityText.title} lead={activityText.ofAll}>
            <div>
              <AdminLink href="/admin/activity">{activityText.open}</AdminLink>
            </div>
          </Section>
        )}
        <ConfirmIdentityDialog
          confirmation={own}
          confirms={{
            email: account.email,
            hasPassword: account.hasPassword,
            hasPasskey: account.passkeys.length > 0,
          }}
        />
      </main>
    </AdminFrame>
  )
}

function OutcomeNotice({ outcome, passkeys }: { outcome: Outcome; passkeys: number }) {
  const { ok, title, text: words } = outcome
  const Icon = ok ? CheckIcon : AlertIcon
  return (
    <div className={styles.notice} role={ok ? 'status' : 'alert'}>
      <Icon />
      <p>
        <b>{title}</b> {words}{' '}
        {outcome.ok && outcome.of === 'password' && <AfterPassword passkeys={passkeys} />}
      </p>
    </div>
  )
}
