import { useId } from 'react'
import { missingText as text } from '#locales/en/admin-missing.ts'
import BrokenBridge from '#renderer/art/studio/broken-bridge.svg'
import RedirectScene from '#renderer/art/studio/redirect.svg'
import { scriptOnly, visuallyHidden } from '#renderer/theme/layout.css.ts'
import { CheckIcon } from '#renderer/ui/icons.tsx'
import { AdminButton, AdminField } from '#renderer/ui/studio/controls.tsx'
import { ground } from '#renderer/ui/studio/notice.css.ts'
import { Notice } from '#renderer/ui/studio/notice.tsx'
import { PageHead } from '#renderer/ui/studio/page-head.tsx'
import { Problem } from '#renderer/ui/studio/problem.tsx'
import * as shared from '#renderer/ui/studio/shared.css.ts'
import type { Data, ListedAddress } from './+data.ts'
import { CountedArches, requestsPerArch } from './counted-arches.tsx'
import * as styles from './missing.css.ts'
import { useRedirecting } from './use-redirecting.ts'

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
        drawing={<BrokenBridge />}
      />
      {pages.length === 0 ? (
        <Notice
          title={text.emptyTitle}
          text={text.emptyText}
          link={{ href: '/admin', label: text.emptyLink }}
        />
      ) : (
        <>
          <p className={`${shared.meta} ${shared.withoutScript}`}>{text.needsScript}</p>
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
        <section className={`${ground} ${styles.about}`} aria-labelledby="about-redirects">
          <div>
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
  const { address, count, lastDay, when } = page
  const field = useId()
  const row = useRedirecting(page, field)
  const { problem, done, isChoosing } = row
  return (
    <li className={styles.row}>
      <div className={styles.count} aria-hidden="true">
        {count}×
        <CountedArches count={count} perArch={perArch} />
      </div>
      <div className={styles.what}>
        <h2>{address}</h2>
        <p className={shared.meta}>
          <span className={visuallyHidden}>{text.asked({ count })} </span>
          {text.last} <time dateTime={lastDay}>{when}</time>
        </p>
      </div>
      <Nearest page={page} />
      {done === null && !isChoosing && <Actions page={page} row={row} />}
      {done === null && isChoosing && <Choice page={page} row={row} field={field} targetsId={targetsId} />}
      <div className={`${styles.outcome} ${shared.whenSaid}`} role="status" ref={row.outcome} tabIndex={-1}>
        {done !== null && (
          <p className={styles.done}>
            <CheckIcon className={shared.icon} />
            {done}
          </p>
        )}
        {problem !== null && !isChoosing && (
          <Problem>
            {text.failed}: {problem}
          </Problem>
        )}
      </div>
    </li>
  )
}

function Nearest({ page: { nearest, canLead } }: Pick<RowProps, 'page'>) {
  return (
    <p className={styles.nearest}>
      <span className={shared.meta}>
        {!canLead ? text.partLeftOut : nearest === null ? text.noNearest : text.nearest}
      </span>
      {canLead && nearest !== null && (
        <span className={styles.target}>
          <svg viewBox="0 0 20 16" aria-hidden="true">
            <path d="M2 1v4a6 6 0 0 0 6 6h9m-4-4 4 4-4 4" />
          </svg>
          <a href={nearest} target="_blank" rel="noopener">
            {nearest}
          </a>
        </span>
      )}
    </p>
  )
}

type PartProps = Pick<RowProps, 'page'> & { row: ReturnType<typeof useRedirecting> }

function Actions({
  page: { address, nearest, canLead },
  row: { busy, leadTo, choose, other, ignore },
}: PartProps) {
  return (
    <div className={`${styles.actions} ${scriptOnly}`}>
      {canLead && nearest !== null && (
        <AdminButton small busy={busy} onClick={() => void leadTo(nearest)}>
          {busy ? text.busy : text.leadThere}
          <span className={visuallyHidden}>: {text.leadOf({ address, target: nearest })}</span>
        </AdminButton>
      )}
      {canLead && (
        <AdminButton
          className={styles.other}
          small
          variant={nearest === null ? 'outline' : 'ghost'}
          ref={other}
          busy={busy}
          onClick={choose}
        >
          {text.other}
          <span className={visuallyHidden}> {text.otherOf({ address })}</span>
        </AdminButton>
      )}
      <AdminButton className={styles.ignore} small variant="ghost" busy={busy} onClick={() => void ignore()}>
        {text.ignore}
        <span className={visuallyHidden}> {address}</span>
      </AdminButton>
    </div>
  )
}

function Choice({
  page: { address },
  row,
  field,
  targetsId,
}: PartProps & { field: string; targetsId: string }) {
  const { busy, problem, target, setTarget, leadTo, closeChoice } = row
  return (
    <form
      className={styles.choose}
      onSubmit={(event) => {
        event.preventDefault()
        if (target.trim() !== '') void leadTo(target.trim())
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') closeChoice()
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
      <div className={shared.actions}>
        <AdminButton small type="submit" variant="primary" busy={busy}>
          {busy ? text.busy : text.save}
        </AdminButton>
        <AdminButton small onClick={closeChoice}>
          {text.cancel}
        </AdminButton>
      </div>
    </form>
  )
}
