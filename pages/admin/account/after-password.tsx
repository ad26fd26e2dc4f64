import { accountText } from '#locales/en/admin-account.ts'

const text = accountText.password

/** What else gives access to the account after a change of password. */
export function AfterPassword({ passkeys }: { passkeys: number }) {
  if (passkeys === 0) return null
  return (
    <>
      {text.passkeysStay({ count: passkeys })} <a href="#passkeys">{text.seePasskeys}</a>.
    </>
  )
}
