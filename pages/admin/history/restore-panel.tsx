import { useRef, useState } from 'react'
import { navigate, reload } from 'vike/client/router'
import { historyText } from '#locales/en/admin-history.ts'
import VersionStack from '#renderer/art/studio/version-stack.svg'
import { scriptOnly } from '#renderer/theme/layout.css.ts'
import { AlertIcon } from '#renderer/ui/icons.tsx'
import { AdminButton } from '#renderer/ui/studio/controls.tsx'
import * as shared from '#renderer/ui/studio/shared.css.ts'
import { showToast } from '#renderer/ui/toast/toasts.ts'
import { missingInWords, restoreVersion } from '../frame/restore-version.ts'
import type { Comparison, Screen } from './+data.ts'
import { openAsDraft } from './open-as-draft.ts'
import * as styles from './restore-panel.css.ts'

const text = historyText.restore

/** Fields that a restore does not change. */
const staying: ReadonlySet<string> = new Set(['slug', 'published', 'publishedAt', 'publishedUntil'])

export function RestorePanel({ screen, comparison }: { screen: Screen; comparison: Comparison }) {
  const { deleted, today } = screen
  const { from, to, changes } = comparison
  const { state, restore, openDraft } = useRestore(screen, comparison)
  const isSame = !deleted && to.value === 'current' && changes.every(({ field }) => staying.has(field))
  return (
    <aside className={styles.restore} id="restore" aria-labelledby="restore-heading">
      <div className={styles.restoreInner}>
        <h2 id="restore-heading">{text.heading({ day: from.day })}</h2>
        {isSame ? (
          <p className={shared.meta}>{text.same}</p>
        ) : (
          <>
            <p>{text.comesBack}</p>
            {deleted && (
              <p>
                {historyText.deleted.address} <b>/blog/{deleted.slug}</b>
              </p>
            )}
            <div className={styles.quiet}>
              <VersionStack />
              <p>
                {today === null
                  ? text.nothingLostNow
                  : text.nothingLost({
                      text: today.startsWith('the ') ? today : text.textOf({ day: today }),
                    })}
              </p>
            </div>
            <p className={styles.visibility}>{visibility(screen)}</p>
          </>
        )}
        {state.problem && (
          <div className={styles.problem} role="alert">
            <AlertIcon className={shared.remarkIcon} />
            <div>
              <b>{state.problem.title}</b>
              <p>{state.problem.text}</p>
              {state.problem.outdated && (
                <button className={shared.link} type="button" onClick={() => reload()}>
                  {text.refresh}
                </button>
              )}
            </div>
          </div>
        )}
        {!isSame && (
          <>
            <AdminButton
              className={`${styles.wide} ${scriptOnly}`}
              variant="primary"
              aria-disabled={state.busy || undefined}
              onClick={restore}
            >
              {state.busy ? text.busy : text.button}
            </AdminButton>
            {!deleted && (
              <button
                className={`${shared.link} ${styles.asDraft} ${scriptOnly}`}
                type="button"
                onClick={openDraft}
              >
                {text.asDraft}
              </button>
            )}
            <p className={`${shared.meta} ${styles.withoutScript}`}>{text.needsScript}</p>
          </>
        )}
      </div>
    </aside>
  )
}

function visibility({ post, deleted }: Screen): string {
  if (deleted) return historyText.deleted.as[deleted.state]
  return post.state === 'published' ? text.visible : text.hidden
}

type Trouble = { title: string; text: string; outdated: boolean }

function useRestore({ post, address, deleted, member }: Screen, { from }: Comparison) {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<Trouble | null>(null)
  const isRunning = useRef(false)

  async function restore(): Promise<void> {
    if (isRunning.current) return
    isRunning.current = true
    setBusy(true)
    setProblem(null)
    const outcome = await restoreVersion({ id: post.id, commit: from.value, revision: post.revision })
    isRunning.current = false
    setBusy(false)
    if (outcome.ok) {
      showToast({
        kind: 'success',
        title: deleted ? historyText.deleted.done : text.done,
        text: [
          deleted
            ? historyText.deleted.doneText({ title: outcome.post.title })
            : text.doneText({ moment: from.moment }),
          missingInWords(outcome.post),
        ]
          .filter(Boolean)
          .join(' '),
      })
      // The new version is at the top of that list; navigating to the same address would keep the old page
      if (location.pathname + location.search === address) await reload()
      else await navigate(address, { keepScrollPosition: false })
      return
    }
    setProblem(
      outcome.status === 409 && !outcome.isBroken
        ? { title: text.conflict, text: text.conflictText, outdated: true }
        : { title: text.failed, text: outcome.detail, outdated: outcome.status === 404 },
    )
  }

  /** For viewing the version in the editor first, or using a part of it. */
  async function openDraft(): Promise<void> {
    if (isRunning.current) return
    isRunning.current = true
    setProblem(null)
    const outcome = await openAsDraft(post.id, from.value, post.revision, member)
    isRunning.current = false
    if (outcome === 'opened') await navigate(`/admin/posts/${encodeURIComponent(post.id)}`)
    else setProblem({ ...text.draftProblems[outcome], outdated: false })
  }

  return { state: { busy, problem }, restore, openDraft }
}
