import { type ReactNode, useRef, useState } from 'react'
import { navigate, reload } from 'vike/client/router'
import type { RestoreEffects } from '#domain/posts/history-views.ts'
import { historyText } from '#locales/en/admin-history.ts'
import { sharingText } from '#locales/en/admin-sharing.ts'
import VersionStack from '#renderer/art/studio/version-stack.svg'
import { scriptOnly } from '#renderer/theme/layout.css.ts'
import { AlertIcon, CheckIcon } from '#renderer/ui/icons.tsx'
import { AdminButton } from '#renderer/ui/studio/controls.tsx'
import * as shared from '#renderer/ui/studio/shared.css.ts'
import { showToast } from '#renderer/ui/toast/toasts.ts'
import { LinkIcon } from '../editor/icons.tsx'
import { ShareDialog } from '../editor/sharing/share-dialog.tsx'
import { missingInWords, restoreVersion } from '../frame/restore-version.ts'
import type { Comparison, Screen } from './+data.ts'
import { AwayIcon, BackIcon } from './icons.tsx'
import { openAsDraft } from './open-as-draft.ts'
import * as styles from './restore-panel.css.ts'

import { fieldInside } from './wording.ts'

const text = historyText.restore

/** What restoring does, and then the button. */
export function RestorePanel({ screen, comparison }: { screen: Screen; comparison: Comparison }) {
  const { deleted, today } = screen
  const { effects, from } = comparison
  const { state, restore, openDraft } = useRestore(screen, comparison)
  const [sharing, setSharing] = useState(false)
  // A public post has an address of its own
  const canShare = !deleted && screen.post.state !== 'published' && from.value !== 'current'
  const isSame = !deleted && effects !== null && hasNoEffect(effects)
  return (
    <aside className={styles.restore} id="restore" aria-labelledby="restore-heading">
      <div className={styles.restoreInner}>
        <h2 id="restore-heading">{text.heading({ day: from.day })}</h2>
        {isSame ? (
          <p className={shared.meta}>{text.same}</p>
        ) : (
          <>
            <ul className={styles.effects}>
              {deleted && (
                <Effect
                  icon={<BackIcon />}
                  title={historyText.deleted.address}
                  detail={`/blog/${deleted.slug}`}
                />
              )}
              {effects && <Effects effects={effects} />}
            </ul>
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
        {canShare && (
          <button
            className={`${shared.tool} ${styles.share} ${scriptOnly}`}
            type="button"
            aria-haspopup="dialog"
            onClick={() => setSharing(true)}
          >
            <LinkIcon className={shared.icon} />
            {sharingText.titleVersion}
          </button>
        )}
        {sharing && (
          <ShareDialog
            postId={screen.post.id}
            version={{ commit: from.value, what: historyText.versionOf({ moment: from.moment }) }}
            onClose={() => setSharing(false)}
          />
        )}
      </div>
    </aside>
  )
}

function Effects({ effects }: { effects: RestoreEffects }) {
  const { fields, paragraphs, lostLinks, stays, pictureGone } = effects
  const { reworded, back, gone } = paragraphs
  const counted = [
    reworded > 0 && text.reworded({ count: reworded }),
    back > 0 && text.backIn({ count: back }),
    gone > 0 && text.gone({ count: gone }),
  ].filter((line) => line !== false)
  return (
    <>
      {pictureGone && <Effect icon={<AlertIcon />} title={text.pictureGone} detail={text.pictureGoneText} />}
      {fields
        .filter(({ field }) => !(pictureGone && field === 'image'))
        .map(({ field, value, empty }) => (
          <Effect
            key={field}
            icon={empty ? <AwayIcon /> : <BackIcon />}
            title={(empty && text.goes[field]) || text.what[field] || historyText.fields[field]}
            {...(value && field !== 'description' && { detail: quoted(field, value) })}
          />
        ))}
      {counted.map((line, at) => (
        <Effect
          key={line}
          icon={line === text.gone({ count: gone }) ? <AwayIcon /> : <BackIcon />}
          title={line}
          {...(at === 0 &&
            lostLinks.length > 0 && {
              detail: lostLinks.map((words) => text.lostLink({ words })).join('. '),
            })}
        />
      ))}
      <Effect
        icon={<CheckIcon />}
        title={text.stays}
        detail={text.staysList({ names: [...text.alwaysStays, ...stays.map(fieldInside)] })}
      />
    </>
  )
}

function Effect({ icon, title, detail }: { icon: ReactNode; title: string; detail?: string }) {
  return (
    <li className={styles.effect}>
      {icon}
      <b>{title}</b>
      {detail && <span>{detail}</span>}
    </li>
  )
}

const quoted = (field: string, value: string): string =>
  field === 'image' ? value : `“${value.length > 160 ? `${value.slice(0, 159).trimEnd()}…` : value}”`

const hasNoEffect = ({ fields, paragraphs: { reworded, back, gone } }: RestoreEffects): boolean =>
  fields.length === 0 && reworded + back + gone === 0

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
      // The new version is on top of the list there; the same address would keep the old page
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

  /** To look at it in the editor first, or to take a part of it. */
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
