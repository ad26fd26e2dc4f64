import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { missingText as text } from '#locales/en/admin-missing.ts'
import BrokenBridge from '#renderer/art/studio/broken-bridge.svg'
import RedirectScene from '#renderer/art/studio/redirect.svg'
import { scriptOnly, visuallyHidden } from '#renderer/theme/layout.css.ts'
import { AlertIcon, CheckIcon } from '#renderer/ui/icons.tsx'
import { AdminButton, AdminField } from '#renderer/ui/studio/controls.tsx'
import { Notice } from '#renderer/ui/studio/notice.tsx'
import { PageHead } from '#renderer/ui/studio/page-head.tsx'
import * as shared from '#renderer/ui/studio/shared.css.ts'
import type { Data, ListedAddress } from './+data.ts'

import { CountedArches, requestsPerArch } from './counted-arches.tsx'
import * as styles from './missing.css.ts'
import { ignoreAddress, leadAddress, type Outcome } from './missing-api.ts'

type List = Extract<Data, { view: 'missing' }>['list']

/** Addresses that visitors did not find, each with the page that may have been meant (R188, R189). */
export function MissingScreen({ list }: { list: List }) {
  const { pages, targets, more, scanners, uncounted } = list
  const targetsId = useId()
  const perArch = requestsPerArch(Math.max(...pages.map(({ count }) => count)))
  return (
    <main className={shared.listPage} id="content" tabIndex={-1}>
      <PageHead
        back={{ href: '/admin', label: text.back }}
        title={text.title}
        count={pages.length > 0 && text.count({ count: pages.length + more })}
        lead={pages.length > 0 && text.lead}
        drawing={pages.length > 0 && <BrokenBridge />}
      />
      {pages.length === 0 ? (
        <Notice
          drawing={<BrokenBridge />}
          heading="h2"
          title={text.emptyTitle}
          text={text.emptyText}
          link={{ href: '/admin', label: text.emptyLink }}
        />
      ) : (
        <>
          <p className={`${shared.meta} ${styles.withoutScript}`}>{text.needsScript}</p>
          <datalist id={targetsId}>
            {targets.map((target) => (
              <option key={target} value={target} />
            ))}
          </datalist>
          <ul className={shared.rowList}>
            {pages.map((page) => (
              <Row key={page.address} page={page} perArch={perArch} targetsId={targetsId} />
            ))}
          </ul>
        </>
      )}
      <div className={`${shared.meta} ${styles.foot}`}>
        {pages.length > 0 && <p>{text.arches({ count: perArch })}</p>}
        {more > 0 && <p>{text.more({ count: more })}</p>}
        {scanners > 0 && <p>{text.scanners({ count: scanners })}</p>}
        {uncounted > 0 && <p>{text.uncounted({ count: uncounted })}</p>}
      </div>
      {pages.length > 0 && (
        <section className={styles.about} aria-labelledby="about-redirects">
          <div className={styles.aboutText}>
            <h2 id="about-redirects">{text.about.title}</h2>
            <p>{text.about.redirect}</p>
            <p>{text.about.ignore}</p>
          </div>
          <RedirectScene />
        </section>
      )}
    </main>
  )
}

type RowProps = { page: ListedAddress; perArch: number; targetsId: string }

function Row({ page, perArch, targetsId }: RowProps) {
  const { address, count, lastDay, when, nearest, canLead } = page
  const { busy, problem, done, run } = useAction()
  const [isChoosing, setChoosing] = useState(false)
  const [target, setTarget] = useState(nearest ?? '')
  const field = useId()
  const other = useRef<HTMLButtonElement>(null)
  const outcome = useRef<HTMLDivElement>(null)
  // The button that had the focus has gone
  useEffect(() => {
    if (done !== null) outcome.current?.focus({ preventScroll: true })
  }, [done])
  useEffect(() => {
    if (isChoosing) document.getElementById(field)?.focus()
  }, [isChoosing, field])

  const leadTo = (to: string) => run(() => leadAddress(address, to), text.leads({ address, target: to }))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (target.trim() !== '') void leadTo(target.trim())
  }
  const close = () => {
    setChoosing(false)
    requestAnimationFrame(() => other.current?.focus())
  }
  return (
    <li className={styles.row}>
      <div className={styles.count} aria-hidden="true">
        {count}×
        <CountedArches count={count} perArch={perArch} />
      </div>
      <div className={styles.what}>
        <h2 className={styles.address}>{address}</h2>
        <p className={shared.meta}>
          <span className={visuallyHidden}>{text.asked({ count })} </span>
          {text.last} <time dateTime={lastDay}>{when}</time>
        </p>
      </div>
      <p className={styles.nearest}>
        {!canLead ? (
          <span className={shared.meta}>{text.partLeftOut}</span>
        ) : nearest === null ? (
          <span className={shared.meta}>{text.noNearest}</span>
        ) : (
          <>
            <span className={shared.meta}>{text.nearest}</span>
            <span className={styles.target}>
              <LeadsTo />
              <a href={nearest} target="_blank" rel="noopener">
                {nearest}
              </a>
            </span>
          </>
        )}
      </p>
      {done === null && (
        <div className={`${styles.actions} ${scriptOnly}`}>
          {canLead && nearest !== null && !isChoosing && (
            <AdminButton small aria-disabled={busy || undefined} onClick={() => void leadTo(nearest)}>
              {busy ? text.busy : text.leadThere}
              <span className={visuallyHidden}>: {text.leadOf({ address, target: nearest })}</span>
            </AdminButton>
          )}
          {canLead && !isChoosing && (
            <AdminButton
              className={nearest === null ? styles.alone : styles.other}
              small
              variant={nearest === null ? 'outline' : 'ghost'}
              ref={other}
              aria-disabled={busy || undefined}
              onClick={() => setChoosing(true)}
            >
              {text.other}
              <span className={visuallyHidden}> {text.otherOf({ address })}</span>
            </AdminButton>
          )}
          {!isChoosing && (
            <AdminButton
              className={styles.ignore}
              small
              variant="ghost"
              aria-disabled={busy || undefined}
              onClick={() => void run(() => ignoreAddress(address), text.ignored)}
            >
              {text.ignore}
              <span className={visuallyHidden}> {address}</span>
            </AdminButton>
          )}
        </div>
      )}
      {isChoosing && done === null && (
        <form
          className={styles.choose}
          onSubmit={submit}
          onKeyDown={(event) => {
            if (event.key === 'Escape') close()
          }}
        >
          <AdminField
            id={field}
            label={text.target({ address })}
            help={text.targetHelp}
            list={targetsId}
            value={target}
            error={problem ?? undefined}
            spellCheck={false}
            autoCapitalize="none"
            onChange={(event) => setTarget(event.target.value)}
          />
          <div className={styles.chooseActions}>
            <AdminButton small type="submit" variant="primary" aria-disabled={busy || undefined}>
              {busy ? text.busy : text.save}
            </AdminButton>
            <AdminButton small onClick={close}>
              {text.cancel}
            </AdminButton>
          </div>
        </form>
      )}
      <div className={styles.outcome} role="status" ref={outcome} tabIndex={-1}>
        {done !== null && (
          <p className={styles.done}>
            <CheckIcon className={shared.icon} />
            {done}
          </p>
        )}
        {problem !== null && !isChoosing && (
          <p className={shared.error}>
            <AlertIcon className={shared.remarkIcon} />
            {text.failed}: {problem}
          </p>
        )}
      </div>
    </li>
  )
}

/** From what was asked for to what is near. */
function LeadsTo() {
  return (
    <svg className={styles.leadsTo} viewBox="0 0 20 16" aria-hidden="true">
      <path d="M2 1v4a6 6 0 0 0 6 6h9m-4-4 4 4-4 4" />
    </svg>
  )
}

/** The row stays until the page is left, so that nothing moves under a hand. */
function useAction() {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [done, setDone] = useState<string | null>(null)
  const isRunning = useRef(false)

  /** `said`: what it has done, in words. */
  async function run(send: () => Promise<Outcome>, said: string): Promise<void> {
    if (isRunning.current) return
    isRunning.current = true
    setBusy(true)
    setProblem(null)
    const outcome = await send()
    isRunning.current = false
    setBusy(false)
    if (outcome.ok) setDone(said)
    else setProblem(outcome.detail)
  }

  return { busy, problem, done, run }
}
