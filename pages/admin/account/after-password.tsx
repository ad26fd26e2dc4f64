import { accountText } from '#locales/en/admin-account.ts'
import * as styles from './account.css.ts'

const text = accountText.password

type AfterPasswordProps = {
  /** Whether there may have been recovery codes, which ended with the old password. */
  codesEnded: boolean
  passkeys: number
}

/** What else opens the account after the password was changed, and what does no longer. */
export function AfterPassword({ codesEnded, passkeys }: AfterPasswordProps) {
  return (
    <>
      {codesEnded && (
        <>
          {text.codesEnded}{' '}
          <a className={styles.noticeLink} href="#codes">
            {text.newCodes}
          </a>
          .{' '}
        </>
      )}
      {passkeys > 0 && (
        <>
          {text.passkeysStay({ count: passkeys })}{' '}
          <a className={styles.noticeLink} href="#passkeys">
            {text.seePasskeys}
          </a>
          .
        </>
      )}
    </>
  )
}
