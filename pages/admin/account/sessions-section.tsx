import { type FormEvent, useRef } from 'react'
import { ownSessionEndEndpoint, ownSessionsEndEndpoint } from '#domain/staff/own-account.schema.ts'
import { accountText } from '#locales/en/admin-account.ts'
import { visuallyHidden } from '#renderer/theme/layout.css.ts'
import { CheckIcon } from '#renderer/ui/icons.tsx'
import { AdminButton } from '#renderer/ui/studio/controls.tsx'
import { Row } from '#renderer/ui/studio/rows.tsx'
import { Section } from '#renderer/ui/studio/section.tsx'
import * as shared from '#renderer/ui/studio/shared.css.ts'
import { showToast } from '#renderer/ui/toast/toasts.ts'
import * as styles from './account.css.ts'
import { endOtherSessions, endSession } from './account-api.ts'
import type { ShownSession } from './account-view.ts'
import { DeviceIcon } from './icons.tsx'
import type { Account } from './use-account.ts'

const text = accountText.sessions
const atFirst = 4

/** The forms are plain; with script, their results are shown without a page load. */
export function SessionsSection({ own, sessions }: { own: Account; sessions: readonly ShownSession[] }) {
  const body = useRef<HTMLDivElement>(null)
  const more = sessions.slice(atFirst)

  async function end(event: FormEvent, { id, device }: ShownSession) {
    event.preventDefault()
    const answer = await endSession(id)
    if (answer.ok || answer.status === 404) await ended(text.endedText({ device }))
    else showToast({ kind: 'error', title: accountText.failed, text: answer.detail })
  }

  async function endOthers(event: FormEvent) {
    event.preventDefault()
    const answer = await endOtherSessions()
    if (answer.ok) await ended(text.endedAllText({ count: answer.value.ended }))
    else showToast({ kind: 'error', title: accountText.failed, text: answer.detail })
  }

  async function ended(words: string) {
    await own.refresh()
    showToast({ kind: 'success', title: text.ended, text: words })
    // The focused element is gone
    body.current?.focus()
  }

  const row = (session: ShownSession) => (
    <Row
      className={styles.session}
      key={session.id}
      sign={<DeviceIcon name={session.device} />}
      bare={!session.current}
      name={session.device}
      facts={session.facts}
      actions={
        session.current ? (
          <span className={`${shared.chip} ${shared.pill}`}>
            <CheckIcon className={`${shared.remarkIcon} ${shared.notOnPhone}`} />
            {text.current}
          </span>
        ) : (
          <form
            method="post"
            action={ownSessionEndEndpoint(session.id)}
            onSubmit={(event) => end(event, session)}
          >
            <AdminButton className={styles.end} variant="ghost" small type="submit">
              {text.end}
              <span className={visuallyHidden}> {session.device}</span>
            </AdminButton>
          </form>
        )
      }
    />
  )

  return (
    <Section title={text.title} lead={text.lead} body={body}>
      <ul className={shared.rowList}>{sessions.slice(0, atFirst).map(row)}</ul>
      <div className={styles.sessionsEnd}>
        {more.length > 0 && (
          <details className={styles.more}>
            <summary
              className={`${shared.button} ${shared.variant.ghost} ${shared.small} ${styles.moreLink}`}
            >
              {text.more({ count: more.length })}
            </summary>
            <ul className={shared.rowList}>{more.map(row)}</ul>
          </details>
        )}
        {sessions.length > 1 && (
          <form method="post" action={ownSessionsEndEndpoint} onSubmit={endOthers}>
            <AdminButton small type="submit">
              {text.endAll}
            </AdminButton>
          </form>
        )}
      </div>
    </Section>
  )
}
