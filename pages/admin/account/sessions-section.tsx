import { useState } from 'react'
import { accountText } from '#locales/en/studio-account.ts'
import { showToast } from '#renderer/forms/toasts.ts'
import { StudioButton } from '#renderer/studio/controls.tsx'
import { momentInWords } from '#renderer/studio/moments.ts'
import * as shared from '#renderer/studio/studio.css.ts'
import { visuallyHidden } from '#renderer/theme/layout.css.ts'
import { CheckIcon } from '#renderer/ui/icons.tsx'
import type { OwnSession } from '#server/staff/own-account.schema.ts'
import * as styles from './account.css.ts'
import { endOtherSessions, endSession } from './account-api.ts'
import { DeviceIcon } from './icons.tsx'
import { Section } from './section.tsx'
import type { Account } from './use-account.ts'

const text = accountText.sessions
const atFirst = 5

export function SessionsSection({ own, sessions }: { own: Account; sessions: readonly OwnSession[] }) {
  const [all, setAll] = useState(false)
  const now = Date.now()
  // The one that is looked at comes first
  const ordered = [...sessions].sort((one, other) => Number(other.current) - Number(one.current))
  const shown = all ? ordered : ordered.slice(0, atFirst)

  async function end({ id, device }: OwnSession) {
    const answer = await endSession(id)
    if (answer.ok || answer.status === 404) {
      await own.refresh()
      showToast({ kind: 'success', title: text.ended, text: text.endedText(device) })
    } else showToast({ kind: 'error', title: accountText.failed, text: answer.detail })
  }

  async function endOthers() {
    const answer = await endOtherSessions()
    if (answer.ok) {
      await own.refresh()
      showToast({ kind: 'success', title: text.ended, text: text.endedAllText(answer.body.ended) })
    } else showToast({ kind: 'error', title: accountText.failed, text: answer.detail })
  }

  return (
    <Section title={text.title} lead={text.lead}>
      <ul className={styles.rows}>
        {shown.map((session) => (
          <li className={styles.row} key={session.id}>
            <span className={styles.sign}>
              <DeviceIcon name={session.device} />
            </span>
            <b className={styles.rowName}>{session.device}</b>
            <span className={styles.rowFacts}>
              {session.current
                ? text.now(momentInWords(session.createdAt, now))
                : text.seen(momentInWords(session.lastSeenAt, now))}
              , {text.by[session.signedInBy]}
            </span>
            <span className={styles.rowActions}>
              {session.current ? (
                <span className={`${shared.chip} ${shared.pill}`}>
                  <CheckIcon className={shared.remarkIcon} />
                  {text.current}
                </span>
              ) : (
                <StudioButton small onClick={() => end(session)}>
                  {text.end}
                  <span className={visuallyHidden}> {session.device}</span>
                </StudioButton>
              )}
            </span>
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <div className={styles.actions}>
          <StudioButton small onClick={endOthers}>
            {text.endAll}
          </StudioButton>
          {ordered.length > shown.length && (
            <StudioButton variant="ghost" small onClick={() => setAll(true)}>
              {text.more(ordered.length - shown.length)}
            </StudioButton>
          )}
        </div>
      )}
    </Section>
  )
}
