import { type KeyboardEvent, type MouseEvent, type RefObject, useEffect, useRef } from 'react'
import { leadsText as text } from '#locales/en/admin-leads.ts'
import EmptyArch from '#renderer/art/studio/empty-arch.svg'
import PostRoad from '#renderer/art/studio/post-road.svg'
import { useMenuDetails } from '#renderer/layout/use-menu-details.ts'
import { DownloadIcon, WarningIcon } from '#renderer/ui/studio/icons.tsx'
import { timeOfDay } from '#renderer/ui/studio/moments.ts'
import * as shared from '#renderer/ui/studio/shared.css.ts'
import { DayLine } from './day-line.tsx'

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
import * as menu from './menu.css.ts'

import type { InboxActions } from './use-inbox.ts'

type InboxListProps = {
  inbox: InboxActions
  search: RefObject<HTMLInputElement | null>
  heading: RefObject<HTMLHeadingElement | null>
  /** No lead stands beside the list. */
  isAlone: boolean
  onRelease: (id: string) => void
  onErase: (id: string) => void
}

/** The leads of one filter: what is to answer stands oldest first, and below it what is held. */
export function InboxList({ inbox, search, heading, isAlone, onRelease, onErase }: InboxListProps) {
  const { filter, named, promiseHours } = inbox.from
  const { rows, held, total, now, overview } = inbox.inbox
  const currentId = inbox.current?.lead.id ?? null
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (currentId === null) return
    const row = list.current?.querySelector(`[data-lead="${CSS.escape(currentId)}"]`)?.closest('li')
    if (row) showInPane(row)
  }, [currentId])
  const Title = named ? 'h2' : 'h1'
  const Group = named ? 'h3' : 'h2'
  const isEmpty = rows.length === 0 && held.rows.length === 0
  // What is read beside a list that it does not belong to stands above it
  const isListed = [...rows, ...held.rows].some(({ id }) => id === currentId)
  const apart = named && inbox.current && !inbox.gone && !isListed ? rowOf(inbox.current, now) : null
  const never = Object.values(overview.counts).every((count) => count === 0)

  function onKeyDown(event: KeyboardEvent) {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step === 0 || !(event.target instanceof HTMLAnchorElement)) return
    const links = [...(list.current?.querySelectorAll<HTMLAnchorElement>('a[data-lead]') ?? [])]
    const next = links[links.indexOf(event.target) + step]
    if (!next || !links.includes(event.target)) return
    event.preventDefault()
    next.focus()
  }

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
        <Finder filter={filter} search={search} />
        {!overview.mailIsSent && (
          <p className={`${shared.hint} ${styles.mailHint}`}>
            <WarningIcon className={shared.icon} />
            {text.mailIsWritten}
          </p>
        )}
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys go between the links inside */}
      <div ref={list} onKeyDown={onKeyDown}>
        <div className={filter.query === '' ? undefined : styles.found}>
          <span role="status">
            {filter.query !== '' &&
              (filter.view === 'all' ? text.groups.all({ count: total }) : text.found({ count: total }))}
          </span>
          {filter.query !== '' && filter.view !== 'all' && (
            <a className={shared.link} href={addressOf({ ...filter, view: 'all' })}>
              {text.searchAll}
            </a>
          )}
          {filter.query !== '' && (
            <a className={shared.link} href={addressOf({ ...filter, view: 'open', query: '' })}>
              {text.clear}
            </a>
          )}
        </div>
        {apart && (
          <div className={styles.apart}>
            <Group className={styles.group}>
              {text.apart}
              <a className={shared.link} href={addressOf(listOf(apart, filter), apart.id)}>
                {text.showIn({ view: text.views[viewOf(apart)] })}
              </a>
            </Group>
            <ul>
              <Row
                row={apart}
                channels={inbox.inbox.overview.channels}
                now={now}
                promiseHours={promiseHours}
                href={addressOf(filter, apart.id)}
                me={filter.me}
                isCurrent
              />
            </ul>
          </div>
        )}
        {rows.length > 0 && (
          <>
            {filter.query === '' && filter.view !== 'all' && (
              <Group className={styles.group}>
                {text.groupInOrder({
                  view: text.views[filter.view],
                  order: text.ordersInText[filter.sort ?? orderOf(filter.view)],
                })}
              </Group>
            )}
            {!named && filter.view === 'open' && (
              <DayLine rows={rows} now={now} promiseHours={promiseHours} />
            )}
            <ul>
              {rows.map((row) =>
                filter.view === 'held' && row.held !== null ? (
                  <HeldCard
                    key={row.id}
                    row={row}
                    now={now}
                    isCurrent={row.id === currentId}
                    {...{ inbox, onRelease, onErase }}
                  />
                ) : (
                  <Row
                    key={row.id}
                    row={row}
                    channels={inbox.inbox.overview.channels}
                    now={now}
                    promiseHours={promiseHours}
                    href={addressOf(filter, row.id)}
                    me={filter.me}
                    isCurrent={row.id === currentId}
                  />
                ),
              )}
            </ul>
          </>
        )}
        {total > filter.show && (
          <p className={styles.more}>
            {filter.show < mostShown ? (
              <a className={shared.link} href={addressOf({ ...filter, show: filter.show + shownAtOnce })}>
                {text.more({ shown: filter.show, total })}
              </a>
            ) : (
              <span className={shared.meta}>{text.tooMany({ shown: filter.show, total })}</span>
            )}
          </p>
        )}
        {rows.length === 0 && (
          <div className={`${isEmpty ? styles.empty : ''} ${isAlone ? styles.saidBeside : ''}`}>
            {isEmpty && <EmptyArch className={styles.emptyDrawing} />}
            <EmptyWords filter={filter} never={never} />
          </div>
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
            <ul>
              {held.rows.map((row) => (
                <HeldCard
                  key={row.id}
                  row={row}
                  now={now}
                  isCurrent={row.id === currentId}
                  {...{ inbox, onRelease, onErase }}
                />
              ))}
            </ul>
          </>
        )}
      </div>
      {!named && rows.length > 0 && (
        <div className={styles.rest}>
          <PostRoad className={styles.restDrawing} />
        </div>
      )}
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

const viewOf = ({ held, status }: LeadRow) => (held === null ? status : 'held')
/** The whole list that a lead belongs to. */
const listOf = (row: LeadRow, { me }: LeadFilter): LeadFilter => readFilter({ status: viewOf(row) }, me)

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
  const details = useMenuDetails()
  const byScript = (event: MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault()
    void inbox.exportFrom(event.currentTarget.href)
  }
  return (
    <details className={menu.menu} ref={details}>
      <summary className={`${shared.tool} ${menu.summary}`}>
        <DownloadIcon className={shared.icon} />
        {text.export}
      </summary>
      <div className={menu.panel}>
        <p className={menu.note}>{text.exportHelp}</p>
        <a className={menu.item} href={exportAddress(filter, 'csv')} data-vike="false" onClick={byScript}>
          {text.exportAs.csv}
        </a>
        <a className={menu.item} href={exportAddress(filter, 'json')} data-vike="false" onClick={byScript}>
          {text.exportAs.json}
        </a>
      </div>
    </details>
  )
}

export function EmptyWords({ filter, never }: { filter: LeadFilter; never: boolean }) {
  const words =
    filter.query !== '' || filter.kind !== null || filter.owner !== null || filter.view === 'all'
      ? text.empty.none
      : never
        ? text.empty.never
        : text.empty[filter.view]
  return (
    <div className={styles.emptyWords}>
      <p className={styles.emptyTitle}>{words.title}</p>
      <p className={shared.meta}>{words.text}</p>
    </div>
  )
}
