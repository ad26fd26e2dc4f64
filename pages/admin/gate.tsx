import type { ReactNode } from 'react'
import { adminText } from '#locales/en/admin.ts'
import { useApp } from '#renderer/app-context.tsx'
import SignInScene from '#renderer/art/studio/sign-in.svg'
import { AlertIcon, ArrowLeftIcon } from '#renderer/ui/icons.tsx'
import { Logo } from '#renderer/ui/logo.tsx'
import * as styles from './admin.css.ts'

type GateProps = { heading: string; lead: string; problem: string | null; children: ReactNode }

/** The frame of the screens before the studio: sign-in, set-up, confirmation. */
export function Gate({ heading, lead, problem, children }: GateProps) {
  const { site } = useApp()
  return (
    <div className={styles.gate}>
      <div className={styles.art}>
        <SignInScene styles={{ house: styles.house }} />
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
          <div className={styles.group}>
            <h1 className={styles.heading}>{heading}</h1>
            <p className={styles.lead}>{lead}</p>
          </div>
          {problem && (
            <p className={styles.problem} role="alert">
              <AlertIcon />
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

/** The text for an error code in the address; null for an unknown code. */
export const textOf = (errors: Readonly<Record<string, string>>, code: string | null): string | null =>
  code !== null && Object.hasOwn(errors, code) ? (errors[code] ?? null) : null
