import { useState } from 'react'
import { navigate } from 'vike/client/router'
import { endpointOf, siteSubjects } from '#domain/site/site-history.ts'
import { siteHistoryText as text } from '#locales/en/admin-site-history.ts'
import { scriptOnly } from '#renderer/theme/layout.css.ts'
import { AdminButton, Avatar } from '#renderer/ui/studio/controls.tsx'
import { Notice } from '#renderer/ui/studio/notice.tsx'
import { PageHead } from '#renderer/ui/studio/page-head.tsx'
import { Problem } from '#renderer/ui/studio/problem.tsx'
import { request } from '#renderer/ui/studio/request.ts'
import * as shared from '#renderer/ui/studio/shared.css.ts'
import { showToast } from '#renderer/ui/toast/toasts.ts'
import * as comparisonStyles from '../history/comparison.css.ts'
import * as list from '../history/history.css.ts'
import { Runs } from '../history/runs.tsx'
import { nameOf, placeOf } from '../own-texts/names.ts'
import { SiteTabs } from '../site/site-tabs.tsx'
import type { HistoryView } from './+data.ts'
import * as styles from './site-history.css.ts'

type History = HistoryView['history']

const address = '/admin/site/history'

/** Versions of business details, prices and texts, each compared with now (R337). */
export function SiteHistoryScreen({ history }: { history: History }) {
  const { subject, versions, comparison, missing } = history
  return (
    <main className={shared.sectionsPage} id="content" tabIndex={-1}>
      <div>
        <SiteTabs current="history" />
      </div>
      <PageHead title={text.title} lead={text.lead} />
      <div>
        <nav className={shared.linkSegments} aria-label={text.subject}>
          {siteSubjects.toReversed().map((one) => (
            <a
              key={one}
              className={shared.segment}
              href={`${address}?of=${one}`}
              aria-current={one === subject ? 'page' : undefined}
            >
              {text.subjects[one]}
            </a>
          ))}
        </nav>
      </div>
      {versions.length === 0 ? (
        <Notice {...text.none} />
      ) : (
        <div className={styles.panes}>
          <Versions history={history} />
          <section aria-labelledby="comparison">
            <h2 id="comparison">{text.compare}</h2>
            {comparison === null ? (
              <Notice heading="h3" {...(missing ? text.missing : text.pick)} compact />
            ) : comparison.changes.length === 0 ? (
              <Notice heading="h3" {...text.same} compact />
            ) : (
              <Comparison key={comparison.commit} history={history} comparison={comparison} />
            )}
          </section>
        </div>
      )}
    </main>
  )
}

function Versions({ history: { subject, versions, comparison } }: { history: History }) {
  return (
    <section aria-labelledby="versions">
      <h2 id="versions">
        {text.versions} <span className={shared.meta}>{versions.length}</span>
      </h2>
      <ol className={list.versions}>
        {versions.map(({ commit, author, date, moment, message, outside }, at) => (
          <li
            className={list.version}
            key={commit}
            data-side={commit === comparison?.commit ? 'from' : undefined}
          >
            <Avatar name={author} {...(outside && { tone: 'outside' as const })} />
            <a
              className={list.versionLink}
              href={`${address}?of=${subject}&version=${commit}`}
              aria-current={commit === comparison?.commit ? 'true' : undefined}
            >
              {message}
            </a>
            <span className={list.fact}>
              {author}, <time dateTime={date}>{moment}</time>
            </span>
            {at === 0 && <span className={list.note}>{text.now}</span>}
            {outside && <span className={list.fact}>{text.outside}</span>}
          </li>
        ))}
      </ol>
    </section>
  )
}

type ComparisonProps = { history: History; comparison: NonNullable<History['comparison']> }

function Comparison({ history: { subject }, comparison: { changes, restore } }: ComparisonProps) {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  async function bringBack(): Promise<void> {
    if (busy) return
    setBusy(true)
    setProblem(null)
    const { body, revision } = restore
    const answer = await request(endpointOf(subject), {
      method: 'PUT',
      body,
      headers: { 'if-match': `"${revision}"` },
      fallback: text.failedText,
    })
    setBusy(false)
    if (answer.ok) {
      showToast({ kind: 'success', title: text.restored, text: text.restoredText })
      return navigate(`${address}?of=${subject}`)
    }
    const own: Partial<Record<number, string>> = { 0: text.offline, 401: text.signIn, 409: text.conflict }
    const fields = Object.values(answer.errors).flat().join(' ')
    setProblem(own[answer.status] ?? `${answer.detail} ${fields}`)
  }

  return (
    <>
      <p className={shared.meta}>
        {text.changes({ count: changes.length })}. {text.legend}
      </p>
      <dl className={comparisonStyles.changedFields}>
        {changes.map(({ path, words }) => (
          <div className={comparisonStyles.field} key={path}>
            <dt>
              {subject === 'texts'
                ? textName(path)
                : placeOf(path) + (path.includes('.') ? `, ${nameOf(path)}` : '')}
            </dt>
            <dd className={comparisonStyles.change}>
              <Runs runs={words} />
            </dd>
          </div>
        ))}
      </dl>
      <div className={`${shared.actions} ${scriptOnly}`}>
        <AdminButton variant="primary" busy={busy} onClick={() => void bringBack()}>
          {busy ? text.restoring : text.restore}
        </AdminButton>
        <span className={shared.meta}>{text.restoreHelp}</span>
      </div>
      <div role="alert">{problem !== null && <Problem>{`${text.failed}. ${problem}`}</Problem>}</div>
    </>
  )
}

/** The name of a text, whose path begins with the language. */
function textName(path: string): string {
  const key = path.slice(path.indexOf('.') + 1)
  return `${placeOf(key)}, ${nameOf(key)} (${path.slice(0, path.indexOf('.'))})`
}
