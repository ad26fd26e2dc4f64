import type { notFoundText } from '#locales/en/not-found.ts'
import type { Translation } from '#locales/translation.ts'
import MissingArch from '#renderer/art/not-found/missing-arch.svg?server'
import { useApp } from '../app-context.tsx'
import { wrap } from '../theme/layout.css.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Logo } from '../ui/logo.tsx'
import { sun } from './missing-arch.css.ts'

import * as styles from './not-found.css.ts'

type NotFoundText = Translation<typeof notFoundText>

/** The page for an unknown address. It has its own header. */
export function NotFound({ text }: { text: NotFoundText }) {
  return (
    <BridgePage text={text} title={text.title} lead={text.lead}>
      <nav className={styles.quick} aria-label={text.quickLinks}>
        <span className={styles.quickLabel}>{text.quickLinks}</span>
        {text.links.map(({ label, href }) => (
          <a className={styles.quickLink} key={href} href={href}>
            {label}
          </a>
        ))}
      </nav>
    </BridgePage>
  )
}

/** The page for a server error. */
export function Failure({ text }: { text: NotFoundText }) {
  return <BridgePage text={text} title={text.failure.title} lead={text.failure.lead} />
}

type BridgePageProps = { text: NotFoundText; title: string; lead: string; children?: React.ReactNode }

function BridgePage({ text, title, lead, children }: BridgePageProps) {
  const { site } = useApp()
  return (
    <div className={styles.page}>
      <header className={`${wrap} ${styles.top}`}>
        <a className={styles.logo} href={text.home.href} aria-label={text.homeOf({ site: site.name })}>
          <Logo name={site.name} />
        </a>
      </header>
      <main className={`${wrap} ${styles.content}`} id="content" tabIndex={-1}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.lead}>{lead}</p>
        <div className={styles.actions}>
          <ButtonLink href={text.home.href} variant="primary">
            {text.home.label}
          </ButtonLink>
          <ButtonLink href={text.services.href} variant="outline">
            {text.services.label}
          </ButtonLink>
        </div>
        {children}
      </main>
      <div className={styles.scene}>
        <MissingArch styles={{ sun }} />
      </div>
      <footer className={styles.end}>
        <div className={wrap}>
          © {site.year} {site.name}
        </div>
      </footer>
    </div>
  )
}
