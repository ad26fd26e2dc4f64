import { useEffect, useState } from 'react'
import { confirmEndpoint, returnField } from '#domain/staff/credentials.schema.ts'
import { adminText } from '#locales/en/admin.ts'
import { accountText } from '#locales/en/admin-account.ts'
import { useData } from '#renderer/app-context.tsx'
import { scriptOnly } from '#renderer/theme/layout.css.ts'
import { Button, ButtonLink } from '#renderer/ui/button.tsx'
import { TextField } from '#renderer/ui/fields/text-field.tsx'
import * as styles from '../admin.css.ts'
import { confirmWithPasskey, passkeysWork } from '../frame/passkeys.ts'
import { Gate, textOf } from '../gate.tsx'
import { PasskeyIcon } from '../passkey-icon.tsx'
import { SignIn } from '../sign-in.tsx'
import type { Data } from './+data.ts'

const text = adminText.confirm

export function Page() {
  const data = useData<Data>()
  return data.view === 'sign-in' ? <SignIn view={data} /> : <Confirm {...data} />
}

/** Asks the member to confirm their identity, then returns to the screen on which it was needed. */
function Confirm({ confirms, error, next }: Extract<Data, { view: 'confirm' }>) {
  const { email, hasPassword, hasPasskey } = confirms
  const [problem, setProblem] = useState<string | null>(textOf(text.errors, error))
  const [works, setWorks] = useState(true)
  useEffect(() => setWorks(passkeysWork()), [])

  async function passkey() {
    setProblem(null)
    const outcome = await confirmWithPasskey()
    if (outcome.ok) location.assign(next)
    else if (outcome.why !== 'cancelled') setProblem(accountText.confirm.failed)
  }

  return (
    <Gate heading={text.title} lead={text.lead} problem={problem}>
      {hasPassword ? (
        <form className={styles.fields} method="post" action={confirmEndpoint}>
          <input type="hidden" name={returnField} value={next} />
          <input type="text" name="email" autoComplete="username" value={email} readOnly hidden />
          <TextField
            label={accountText.confirm.password}
            name="password"
            type="password"
            autoComplete="current-password"
            required
          />
          <Button type="submit" variant="primary">
            {accountText.confirm.submit}
          </Button>
        </form>
      ) : (
        <p className={styles.helpText}>{text.passwordOnly}</p>
      )}
      {hasPasskey && works && (
        <Button className={scriptOnly} variant={hasPassword ? 'outline' : 'primary'} onClick={passkey}>
          <PasskeyIcon />
          {accountText.confirm.passkey}
        </Button>
      )}
      <ButtonLink href={next} variant="outline">
        {text.back}
      </ButtonLink>
    </Gate>
  )
}
