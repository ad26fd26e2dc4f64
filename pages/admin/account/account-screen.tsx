import { accountText as text } from '#locales/en/studio-account.ts'
import { StudioButton } from '#renderer/studio/controls.tsx'
import { StudioFrame } from '#renderer/studio/frame.tsx'
import * as shared from '#renderer/studio/studio.css.ts'
import { sessionEndEndpoint } from '#server/staff/credentials.schema.ts'
import * as styles from './account.css.ts'
import { CodesSection } from './codes-section.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { LeaveIcon } from './icons.tsx'
import { PasskeysSection } from './passkeys-section.tsx'
import { PasswordSection } from './password-section.tsx'
import { SessionsSection } from './sessions-section.tsx'
import { useAccount } from './use-account.ts'

type AccountScreenProps = { member: { name: string; email: string }; toAnswer: number }

/** How a member gets in, and where they are in. */
export function AccountScreen({ member, toAnswer }: AccountScreenProps) {
  const own = useAccount()
  const { account } = own
  return (
    <StudioFrame place="account" member={member} toAnswer={toAnswer}>
      <main className={styles.page} id="content" tabIndex={-1}>
        <header className={styles.head}>
          <div className={styles.who}>
            <h1 className={styles.name}>{member.name}</h1>
            <p className={styles.lead}>{text.lead(member.email)}</p>
          </div>
          <form method="post" action={sessionEndEndpoint}>
            <StudioButton type="submit">
              <LeaveIcon className={shared.icon} />
              {text.signOut}
            </StudioButton>
          </form>
        </header>
        <p className={`${shared.meta} ${styles.withoutScript}`}>{text.needsScript}</p>
        {account ? (
          <>
            <PasskeysSection own={own} passkeys={account.passkeys} />
            <SessionsSection own={own} sessions={account.sessions} />
            <CodesSection own={own} account={account} />
            <PasswordSection own={own} account={account} />
            <ConfirmDialog own={own} hasPasskey={account.passkeys.length > 0} email={account.email} />
          </>
        ) : (
          <div className={styles.waiting} role="status">
            {own.unreachable ? text.unreachable : text.loading}
            {own.unreachable && (
              <StudioButton small onClick={() => void own.refresh()}>
                {text.again}
              </StudioButton>
            )}
          </div>
        )}
      </main>
    </StudioFrame>
  )
}
