import { type SyntheticEvent, useState } from 'react'
import type { LearnedSign } from '#domain/leads/spam-signs.ts'
import { leadsText as text } from '#locales/en/admin-leads.ts'
import { AdminButton } from '#renderer/admin/controls.tsx'
import { scriptOnly } from '#renderer/theme/layout.css.ts'
import { learnedInWords } from './lead-view.ts'
import * as styles from './learned-signs.css.ts'
import type { InboxActions } from './use-inbox.ts'

/** What the spam filter has learned from what was released and marked, asked for when it is opened (R258). */
export function LearnedSigns({ inbox }: { inbox: InboxActions }) {
  const [signs, setSigns] = useState<readonly LearnedSign[] | null>(null)
  async function load(event: SyntheticEvent<HTMLDetailsElement>) {
    if (event.currentTarget.open) setSigns(await inbox.learned())
  }
  async function forget() {
    if (await inbox.forgetLearned()) setSigns([])
  }
  return (
    <details className={`${styles.learned} ${scriptOnly}`} onToggle={(event) => void load(event)}>
      <summary className={styles.summary}>{text.learnedTitle}</summary>
      {signs?.length === 0 && <p>{text.learnedNothing}</p>}
      {signs && signs.length > 0 && (
        <>
          <ul className={styles.list}>
            {signs.map((sign) => (
              <li key={sign.kind === 'phrase' ? sign.phrase : sign.kind}>{learnedInWords(sign)}</li>
            ))}
          </ul>
          <AdminButton variant="ghost" onClick={() => void forget()}>
            {text.forget}
          </AdminButton>
        </>
      )}
    </details>
  )
}
