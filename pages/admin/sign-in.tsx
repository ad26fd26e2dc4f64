import { type FormEvent, useEffect, useState } from 'react'
import { returnField, sessionEndpoint } from '#domain/staff/credentials.schema.ts'
import { adminText } from '#locales/en/admin.ts'
import { scriptOnly, visuallyHidden } from '#renderer/theme/layout.css.ts'
import { Button } from '#renderer/ui/button.tsx'
import { TextField } from '#renderer/ui/fields/text-field.tsx'
import { AlertIcon } from '#renderer/ui/icons.tsx'
import { request } from '#renderer/ui/studio/request.ts'
import * as styles from './admin.css.ts'
import {
  passkeyAutofillWorks,
  passkeyProblem,
  passkeysWork,
  signInWithPasskey,
  stopPasskey,
} from './frame/passkeys.ts'
import { Gate, textOf } from './gate.tsx'
import { PasskeyIcon } from './passkey-icon.tsx'
import type { SignInView } from './sign-in-view.ts'

type Way = 'passkey' | 'password'

/**
 * Two ways to sign in. The form works without script: its errors come back in the address. With script, the
 * page is not left, and the member stays at the address they came to.
 */
export function SignIn({ view: { error, cameTo } }: { view: SignInView }) {
  const text = adminText.signIn
  const [busy, setBusy] = useState<Way | null>(null)
  const [problem, setProblem] = useState<{ way: Way; text: string } | null>(null)
  const [shown, setShown] = useState(false)
  const withPasskey = usePasskeyOffer(setProblem, busy === null)
  // The error in the address is shown until a new attempt
  const [asked, setAsked] = useState(error)
  const faultOf = (way: Way) => (problem?.way === way ? problem.text : undefined)

  async function passkey() {
    if (busy) return
    begin('passkey')
    const outcome = await signInWithPasskey()
    if (outcome.ok) return enter()
    setBusy(null)
    const { passkeyFailed: failed, passkeyUnsupported: unsupported } = adminText.signIn
    const told = passkeyProblem(outcome, { failed, unsupported })
    if (told) setProblem({ way: 'passkey', text: told })
  }

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const form = event.currentTarget
    const body = Object.fromEntries(new FormData(form))
    begin('password')
    const answer = await request(sessionEndpoint, { method: 'POST', body, fallback: text.failed })
    if (answer.ok) return enter()
    setBusy(null)
    const told = answer.status === 401 ? text.errors.credentials : answer.detail
    setProblem({ way: 'password', text: told })
    form.querySelector<HTMLElement>('[name=password]')?.focus()
  }

  function begin(way: Way) {
    setAsked(null)
    setProblem(null)
    setBusy(way)
  }

  return (
    <Gate heading={text.heading} lead={text.lead} problem={textOf(text.errors, asked)}>
      {withPasskey && (
        <div className={`${styles.group} ${scriptOnly}`}>
          <Button
            className={styles.passkeyButton}
            variant="primary"
            block
            aria-disabled={busy !== null || undefined}
            aria-describedby="passkey-help"
            onClick={passkey}
          >
            <PasskeyIcon />
            {busy === 'passkey' ? text.busy : text.passkey}
          </Button>
          <p className={styles.helpText} id="passkey-help">
            {text.passkeyHelp}
          </p>
          <p className={styles.fault} role="alert">
            {faultOf('passkey') && <AlertIcon />}
            {faultOf('passkey')}
          </p>
        </div>
      )}
      {withPasskey && <p className={`${styles.or} ${scriptOnly}`}>{text.or}</p>}
      <div>
        <form className={styles.fields} method="post" action={sessionEndpoint} onSubmit={send}>
          <input type="hidden" name={returnField} value={cameTo} />
          <TextField
            label={text.email}
            name="email"
            type="email"
            autoComplete="username webauthn"
            autoCapitalize="none"
            spellCheck={false}
            required
          />
          <div className={styles.passwordField}>
            <TextField
              label={text.password}
              name="password"
              type={shown ? 'text' : 'password'}
              autoComplete="current-password"
              autoCapitalize="none"
              spellCheck={false}
              error={faultOf('password')}
              required
            />
            <button className={`${styles.show} ${scriptOnly}`} type="button" onClick={() => setShown(!shown)}>
              {shown ? text.hide : text.show}
              <span className={visuallyHidden}> {text.thePassword}</span>
            </button>
          </div>
          <Button
            type="submit"
            variant={withPasskey ? 'outline' : 'primary'}
            aria-disabled={busy !== null || undefined}
          >
            {busy === 'password' ? text.busy : text.submit}
          </Button>
        </form>
      </div>
      <div className={styles.help}>
        <b>{text.helpTitle}</b>
        <p className={styles.helpText}>{text.help}</p>
      </div>
    </Gate>
  )
}

/**
 * Whether this browser supports passkeys: assumed true until checked, so that the layout does not shift in
 * browsers that do. While idle, passkeys are also offered in the e-mail field.
 */
function usePasskeyOffer(onProblem: (problem: { way: Way; text: string }) => void, idle: boolean): boolean {
  const [works, setWorks] = useState(true)
  useEffect(() => setWorks(passkeysWork()), [])
  useEffect(() => {
    if (!idle || !passkeysWork()) return
    let over = false
    const offer = async () => {
      if (!(await passkeyAutofillWorks()) || over) return
      const outcome = await signInWithPasskey({ autofill: true })
      if (outcome.ok) return enter()
      // The member did not start this: report only a refusal by the server
      if (!over && outcome.why === 'refused' && outcome.detail) {
        onProblem({ way: 'passkey', text: outcome.detail })
      }
    }
    void offer()
    return () => {
      over = true
      stopPasskey()
    }
  }, [idle, onProblem])
  return works
}

/** Reloads the same address, now as staff see it. */
function enter(): void {
  const address = new URL(location.href)
  if (address.searchParams.has('error')) {
    address.searchParams.delete('error')
    location.replace(address)
  } else location.reload()
}
