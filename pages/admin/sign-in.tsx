import type { ReactNode } from 'react'
import { adminText } from '#locales/en/admin.ts'
import { useApp } from '#renderer/app-context.tsx'
import { TextField } from '#renderer/forms/text-field.tsx'
import { Button } from '#renderer/ui/button.tsx'
import { AlertIcon, ArrowLeftIcon } from '#renderer/ui/icons.tsx'
import { Logo } from '#renderer/ui/logo.tsx'
import { passwordLeast, sessionEndpoint, setUpEndpoint } from '#server/staff/credentials.schema.ts'
import * as styles from './admin.css.ts'
import { DoorScene } from './door-scene.tsx'

/** A plain form: it works without script, and its faults come back in the address. */
export function SignIn({ error }: { error: string | null }) {
  const text = adminText.signIn
  return (
    <Gate heading={text.heading} lead={text.lead} problem={textOf(text.errors, error)}>
      <form className={styles.fields} method="post" action={sessionEndpoint}>
        <TextField label={text.email} name="email" type="email" autoComplete="username" required />
        <TextField
          label={text.password}
          name="password"
          type="password"
          autoComplete="current-password"
          required
        />
        <Button type="submit" variant="primary">
          {text.submit}
        </Button>
      </form>
      <div className={styles.help}>
        <b className={styles.helpTitle}>{text.helpTitle}</b>
        <p className={styles.helpText}>
          {text.helpBefore} <code className={styles.command}>{text.helpCommand}</code> {text.helpAfter}
        </p>
      </div>
    </Gate>
  )
}

/** Opened by a one-time link: the first account, or a new password for an old one. */
export function SetUp({ token, error }: { token: string; error: string | null }) {
  const text = adminText.setUp
  return (
    <Gate heading={text.heading} lead={text.lead} problem={textOf(text.errors, error)}>
      <form className={styles.fields} method="post" action={setUpEndpoint}>
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
        <Button type="submit" variant="primary">
          {text.submit}
        </Button>
      </form>
    </Gate>
  )
}

type GateProps = { heading: string; lead: string; problem: string | null; children: ReactNode }

function Gate({ heading, lead, problem, children }: GateProps) {
  const { site } = useApp()
  return (
    <div className={styles.gate}>
      <div className={styles.art}>
        <DoorScene />
      </div>
      <div className={styles.side}>
        <header className={styles.top}>
          <a className={styles.logo} href="/" aria-label={site.name}>
            <Logo name={site.name} />
          </a>
          <a className={styles.back} href="/">
            <ArrowLeftIcon />
            {adminText.backToSite}
          </a>
        </header>
        <main className={styles.box} id="content" tabIndex={-1}>
          <div className={styles.intro}>
            <h1 className={styles.heading}>{heading}</h1>
            <p className={styles.lead}>{lead}</p>
          </div>
          {problem && (
            <p className={styles.problem} role="alert">
              <AlertIcon className={styles.problemIcon} />
              {problem}
            </p>
          )}
          {children}
        </main>
        <footer className={styles.privacy}>{adminText.privacy}</footer>
      </div>
    </div>
  )
}

/** The text for an error code that came in the address; an unknown code says nothing. */
const textOf = (errors: Readonly<Record<string, string>>, code: string | null): string | null =>
  code !== null && Object.hasOwn(errors, code) ? (errors[code] ?? null) : null
