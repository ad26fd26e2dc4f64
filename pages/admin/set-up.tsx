import { type FormEvent, useEffect, useRef, useState } from 'react'
import { passwordLeast, setUpEndpoint } from '#domain/staff/credentials.schema.ts'
import { adminText } from '#locales/en/admin.ts'
import { scriptOnly } from '#renderer/theme/layout.css.ts'
import { Button, ButtonLink } from '#renderer/ui/button.tsx'
import { TextField } from '#renderer/ui/fields/text-field.tsx'
import { request } from '#renderer/ui/studio/request.ts'
import * as styles from './admin.css.ts'
import { passkeyProblem, passkeysWork, setUpWithPasskey } from './frame/passkeys.ts'
import { Gate, textOf } from './gate.tsx'
import { PasskeyIcon } from './passkey-icon.tsx'

/**
 * Opened by a one-time link, for the first account or for a new password. Without script, the page comes back
 * with the error in its address and empty fields; with script, the fields keep what was typed.
 */
export function SetUp({ token, error }: { token: string; error: string | null }) {
  const text = adminText.setUp
  const [problem, setProblem] = useState(textOf(text.errors, error))
  const [busy, setBusy] = useState<'passkey' | 'password' | null>(null)
  const [works, setWorks] = useState(true)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => setWorks(passkeysWork()), [])

  /** Uses the form's name and e-mail address. */
  async function passkey() {
    const fields = form.current
    if (busy || !fields) return
    const [name, email] = ['name', 'email'].map((field) =>
      fields.querySelector<HTMLInputElement>(`[name=${field}]`),
    )
    if (!name?.reportValidity() || !email?.reportValidity()) return
    setProblem(null)
    setBusy('passkey')
    const outcome = await setUpWithPasskey({ token, name: name.value, email: email.value })
    if (outcome.ok) return location.replace('/admin')
    setBusy(null)
    setProblem(passkeyProblem(outcome, { failed: text.passkeyFailed, unsupported: text.passkeyUnsupported }))
  }

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const fields = event.currentTarget
    const body = Object.fromEntries(new FormData(fields))
    setProblem(null)
    setBusy('password')
    const answer = await request(setUpEndpoint, { method: 'POST', body, fallback: text.failed })
    if (answer.ok) return location.replace('/admin')
    setBusy(null)
    setProblem(answer.detail)
    const [first = 'name'] = Object.keys(answer.errors)
    fields.querySelector<HTMLElement>(`[name=${CSS.escape(first)}]`)?.focus()
  }

  return (
    <Gate heading={text.heading} lead={text.lead} problem={problem}>
      <form className={styles.fields} method="post" action={setUpEndpoint} ref={form} onSubmit={send}>
        <input type="hidden" name="token" value={token} />
        <TextField
          label={text.name}
          help={text.nameHelp}
          name="name"
          autoComplete="name"
          maxLength={100}
          required
        />
        <TextField label={text.email} name="email" type="email" autoComplete="username" required />
        <TextField
          label={text.password}
          help={text.passwordHelp}
          name="password"
          type="password"
          autoComplete="new-password"
          minLength={passwordLeast}
          required
        />
        <Button type="submit" variant="primary" aria-disabled={busy !== null || undefined}>
          {busy === 'password' ? text.busy : text.submit}
        </Button>
      </form>
      {works && (
        <div className={`${styles.group} ${scriptOnly}`}>
          <p className={styles.or}>{text.or}</p>
          <Button
            className={styles.passkeyButton}
            variant="outline"
            block
            aria-disabled={busy !== null || undefined}
            aria-describedby="passkey-help"
            onClick={passkey}
          >
            <PasskeyIcon />
            {busy === 'passkey' ? text.passkeyBusy : text.passkey}
          </Button>
          <p className={styles.helpText} id="passkey-help">
            {text.passkeyHelp}
          </p>
        </div>
      )}
    </Gate>
  )
}

export function SetUpOver() {
  const { over } = adminText.setUp
  return (
    <Gate heading={over.heading} lead={over.lead} problem={null}>
      <p className={styles.helpText}>{over.ask}</p>
      <ButtonLink href="/admin" variant="outline">
        {over.signIn}
      </ButtonLink>
    </Gate>
  )
}
