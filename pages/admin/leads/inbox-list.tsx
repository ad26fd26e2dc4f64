import { type KeyboardEvent, type MouseEvent, type RefObject, useEffect, useRef } from 'react'
import { leadsText as text } from '#locales/en/admin-leads.ts'
import EmptyArch from '#renderer/art/studio/empty-arch.svg'
import { DownloadIcon, WarningIcon } from '#renderer/ui/studio/icons.tsx'
import { timeOfDay } from '#renderer/ui/studio/moments.ts'
import { Notice } from '#renderer/ui/studio/notice.tsx'
import * as shared from '#renderer/ui/studio/shared.css.ts'
import { Filters, Finder } from './finder.tsx'
import * as styles from './inbox-list.css.ts'
import {
  addressOf,
  exportAddress,
  type LeadFilter,
  mostShown,
  orderOf,
  readFilter,
  shownAtOnce,
} from './lead-filter.ts'
import { HeldCard, Row } from './lead-row.tsx'
import { type LeadRow, rowOf } from './lead-view.ts'
import { Menu } from './menu.tsx'
import type { InboxActions } from './use-inbox.ts'

type InboxListProps = {
  inbox: InboxActions
  heading: RefObject<HTMLHeadingElement | null>
  /** No lead is shown beside the list. */
  isAlone: boolean
  onRelease: (id: string) => void
  onErase: (id: string) => void
}

/** The leads of one filter: those to answer, the oldest first, and below them the held ones. */
export function InboxList({ inbox, heading, isAlone, onRelease, onErase }: InboxListProps) {
  const { filter, named } = inbox.from
  const { rows, held, total, overview } = inbox.inbox
  const list = useRef<HTMLDivElement>(null)
  const currentId = inbox.current?.lead.id ?? null
  useEffect(() => {
    if (currentId === null) return
    const row = list.current?.querySelector(`[data-lead="${CSS.escape(currentId)}"]`)?.closest('li')
    if (row) showInPane(row)
  }, [currentId])
  const Title = named ? 'h2' : 'h1'
  const Group = named ? 'h3' : 'h2'
  const card = (row: LeadRow) => (
    <HeldCard key={row.id} inbox={inbox} row={row} onRelease={onRelease} onErase={onErase} />
  )

  return (
    <section className={named ? styles.inbox : `${styles.inbox} ${styles.overview}`} aria-label={text.list}>
      <div className={styles.tools}>
        <div className={styles.head}>
          <Title className={styles.title} ref={heading} tabIndex={-1}>
            {text.title}
          </Title>
          <ExportMenu inbox={inbox} filter={filter} />
        </div>
        <Filters filter={filter} counts={overview.counts} />
        <Finder filter={filter} />
        {!overview.mailIsSent && (
          <p className={`${shared.hint} ${styles.mailHint}`}>
            <WarningIcon className={shared.icon} />
            {text.mailIsWritten}
          </p>
        )}
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys go between the links inside */}
      <div ref={list} onKeyDown={stepByArrows}>
        <Found filter={filter} total={total} />
        <LeadApart inbox={inbox} Group={Group} />
        {rows.length > 0 && filter.query === '' && filter.view !== 'all' && (
          <Group className={styles.group}>
            {text.groupInOrder({
              view: text.views[filter.view],
              order: text.ordersInText[filter.sort ?? orderOf(filter.view)],
            })}
          </Group>
        )}
        {rows.length > 0 ? (
          <ul>
            {rows.map((row) =>
              filter.view === 'held' && row.held !== null ? (
                card(row)
              ) : (
                <Row key={row.id} inbox={inbox} row={row} />
              ),
            )}
          </ul>
        ) : (
          <div className={isAlone ? styles.saidBeside : undefined}>
            <NoLeads inbox={inbox} heading={Group} hasOthers={held.rows.length > 0} />
          </div>
        )}
        {total > filter.show && (
          <p className={styles.group}>
            {filter.show < mostShown ? (
              <a className={shared.link} href={addressOf({ ...filter, show: filter.show + shownAtOnce })}>
                {text.more({ shown: filter.show, total })}
              </a>
            ) : (
              text.tooMany({ shown: filter.show, total })
            )}
          </p>
        )}
        {held.rows.length > 0 && (
          <>
            <Group className={styles.group}>
              {text.groups.held}
              {held.total > 1 && (
                <a className={shared.link} href={addressOf({ ...filter, view: 'held' })}>
                  {held.total === 2 ? text.seeBoth : text.seeHeld({ count: held.total })}
                </a>
              )}
            </Group>
            <ul>{held.rows.map(card)}</ul>
          </>
        )}
      </div>
      <p className={styles.foot} role="status">
        {inbox.staleSince !== null &&
          !inbox.signedOut &&
          text.notRefreshed({ time: timeOfDay(inbox.staleSince) })}
        {inbox.signedOut && (
          <>
            {text.signedOut}{' '}
            <a className={shared.link} href={addressOf(filter, currentId)} data-vike="false">
              {text.signIn}
            </a>
          </>
        )}
      </p>
    </section>
  )
}

function Found({ filter, total }: { filter: LeadFilter; total: number }) {
  const isSearch = filter.query !== ''
  const isEverywhere = filter.view === 'all'
  return (
    <div className={isSearch ? styles.found : undefined}>
      <span role="status">
        {isSearch && (isEverywhere ? text.groups.all({ count: total }) : text.found({ count: total }))}
      </span>
      {isSearch && !isEverywhere && (
        <a className={shared.link} href={addressOf({ ...filter, view: 'all' })}>
          {text.searchAll}
        </a>
      )}
      {isSearch && (
        <a className={shared.link} href={addressOf({ ...filter, view: 'open', query: '' })}>
          {text.clear}
        </a>
      )}
    </div>
  )
}

function LeadApart({ inbox, Group }: { inbox: InboxActions; Group: 'h2' | 'h3' }) {
  const { current, gone, from } = inbox
  const { rows, held, now } = inbox.inbox
  if (!from.named || !current || gone) return null
  if ([...rows, ...held.rows].some(({ id }) => id === current.lead.id)) return null
  const row = rowOf(current, now)
  const view = row.held === null ? row.status : 'held'
  return (
    <div className={styles.apart}>
      <Group className={styles.group}>
        {text.apart}
        <a className={shared.link} href={addressOf(readFilter({ status: view }, from.filter.me), row.id)}>
          {text.showIn({ view: text.views[view] })}
        </a>
      </Group>
      <ul>
        <Row inbox={inbox} row={row} />
      </ul>
    </div>
  )
}

type NoLeadsProps = { inbox: InboxActions; heading: 'h2' | 'h3'; hasOthers?: boolean }

/** `hasOthers`: held leads are shown below. */
export function NoLeads({ inbox, heading, hasOthers = false }: NoLeadsProps) {
  const { filter } = inbox.from
  const never = Object.values(inbox.inbox.overview.counts).every((count) => count === 0)
  const isNarrowed = filter.query !== '' || filter.kind !== null || filter.owner !== null
  const words =
    isNarrowed || filter.view === 'all' ? text.empty.none : text.empty[never ? 'never' : filter.view]
  return <Notice heading={heading} {...words} compact drawing={!hasOthers && <EmptyArch />} />
}

function stepByArrows(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  if (step === 0 || !(event.target instanceof HTMLAnchorElement)) return
  const links = [...event.currentTarget.querySelectorAll<HTMLAnchorElement>('a[data-lead]')]
  const next = links[links.indexOf(event.target) + step]
  if (!next || !links.includes(event.target)) return
  event.preventDefault()
  next.focus()
}

/** Scrolls the list, and not the page, until a row of it is in view. */
function showInPane(row: HTMLElement): void {
  const pane = row.closest<HTMLElement>(`.${styles.inbox}`)
  const tools = pane?.querySelector(`.${styles.tools}`)
  if (!pane || !tools) return
  const { top, bottom } = row.getBoundingClientRect()
  const above = tools.getBoundingClientRect().bottom - top
  const below = bottom - pane.getBoundingClientRect().bottom
  if (above > 0) pane.scrollTop -= above + 8
  else if (below > 0) pane.scrollTop += below + 8
}

function ExportMenu({ inbox, filter }: { inbox: InboxActions; filter: LeadFilter }) {
  const byScript = (event: MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault()
    void inbox.exportFrom(event.currentTarget.href)
  }
  return (
    <Menu
      summary={
        <>
          <DownloadIcon className={shared.icon} />
          {text.export}
        </>
      }
    >
      <p>{text.exportHelp}</p>
      {(['csv', 'json'] as const).map((format) => (
        <a key={format} href={exportAddress(filter, format)} data-vike="false" onClick={byScript}>
          {text.exportAs[format]}
        </a>
      ))}
    </Menu>
  )
}
