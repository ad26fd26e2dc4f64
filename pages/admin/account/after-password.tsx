import { accountText } from '#locales/en/admin-account.ts'
import * as styles from './account.css.ts'

const text = accountText.password

/** What else opens the account after the password was changed. */
export function AfterPassword({ passkeys }: { passkeys: number }) {
  if (passkeys === 0) return null
  return (
    <>
      {text.passkeysStay({ count: passkeys })}{' '}
      <a className={styles.noticeLink} href="#passkeys">
        {text.seePasskeys}
      </a>
      .
    </>
  )
}
