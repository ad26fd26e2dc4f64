import { accountText } from '#locales/en/admin-account.ts'

const text = accountText.password

export function AfterPassword({ passkeys }: { passkeys: number }) {
  if (passkeys === 0) return null
  return (
    <>
      {text.passkeysStay({ count: passkeys })} <a href="#passkeys">{text.seePasskeys}</a>.
    </>
  )
}
