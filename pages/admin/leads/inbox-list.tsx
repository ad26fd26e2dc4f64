import { type FormEvent, type KeyboardEvent, type MouseEvent, type RefObject, useEffect, useRef } from 'react'
import { navigate } from 'vike/client/router'
import { leadOrders } from '#domain/leads/records.ts'
import { leadsText as text } from '#locales/en/admin-leads.ts'
import { AdminButton } from '#renderer/admin/controls.tsx'
import { DownloadIcon, SearchIcon, ShieldIcon, WarningIcon } from '#renderer/admin/icons.tsx'
import { dayInWords, timeOfDay } from '#renderer/admin/moments.ts'
import * as shared from '#renderer/admin/shared.css.ts'
import { useSingleKeysOn } from '#renderer/admin/single-keys.ts'
import { useMenuDetails } from '#renderer/layout/use-menu-details.ts'
import { scriptOnly } from '#renderer/theme/layout.css.ts'
import { ChevronDownIcon } from '#renderer/ui/icons.tsx'
import { RowClock } from './clock.tsx'
import { EmptyArch } from './empty-arch.tsx'
import * as styles from './inbox-list.css.ts'
import {
  addressOf,
  exportAddress,
  type LeadFilter,
  leadKinds,
  leadOwners,
  leadViews,
  mostShown,
  orderOf,
  shownAtOnce,
} from './lead-filter.ts'
import { clockInWords, clockOf, type LeadRow } from './lead-view.ts'
import { LearnedSigns } from './learned-signs.tsx'
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

/** The leads of one filter: what is to answer stands soonest first, and below it what is held. */
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
    <section className={styles.inbox} aria-label={text.list}>
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
        {rows.length > 0 && (
          <>
            {filter.query === '' && filter.view !== 'all' && (
              <Group className={styles.group}>
                {filter.sort === null
                  ? text.groups[filter.view]
                  : text.groupInOrder({
                      view: text.views[filter.view],
                      order: text.ordersInText[filter.sort],
                    })}
              </Group>
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
        {filter.view === 'held' && <LearnedSigns inbox={inbox} />}
        {filter.view === 'closed' && (
          <p className={styles.more}>
            <a className={shared.link} href="/admin/erasures">
              {text.erasures}
            </a>
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

function Filters({
  filter,
  counts,
}: {
  filter: LeadFilter
  counts: Record<(typeof leadViews)[number], number>
}) {
  return (
    <nav className={styles.filters} aria-label={text.filter}>
      {leadViews.map((view) => (
        <a
          className={styles.filter}
          key={view}
          href={addressOf({ ...filter, view, show: shownAtOnce })}
          aria-current={view === filter.view ? 'true' : undefined}
        >
          {text.views[view]} <span className={styles.count}>{counts[view]}</span>
        </a>
      ))}
    </nav>
  )
}

/** A pause in typing, after which it is searched for. */
const searchAfterMs = 200

/** A plain GET form; with script the page stays, and the list follows what is typed. */
function Finder({ filter, search }: { filter: LeadFilter; search: RefObject<HTMLInputElement | null> }) {
  const hasSingleKeys = useSingleKeysOn()
  const kind = useRef<HTMLSelectElement>(null)
  const owner = useRef<HTMLSelectElement>(null)
  const sort = useRef<HTMLSelectElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** Addresses that are on their way, the latest last. */
  const underWay = useRef<string[]>([])
  const latest = useRef(filter)
  latest.current = filter

  // A link or the Back button has led to another list. While somebody types the field is theirs.
  useEffect(() => {
    if (underWay.current.length > 0 || timer.current !== undefined) return
    if (search.current) search.current.value = filter.query
    if (kind.current) kind.current.value = filter.kind ?? ''
    if (owner.current) owner.current.value = filter.owner ?? ''
    if (sort.current) sort.current.value = filter.sort ?? orderOf(filter.view)
  }, [filter.query, filter.kind, filter.owner, filter.sort, filter.view, search])
  useEffect(() => () => clearTimeout(timer.current), [])

  async function follow(form: HTMLFormElement): Promise<void> {
    clearTimeout(timer.current)
    timer.current = undefined
    const before = latest.current
    const given = new FormData(form)
    const query = String(given.get('query') ?? '').trim()
    // A search looks everywhere; without one the chosen state stays
    const view = query !== '' ? 'all' : before.view === 'all' ? 'open' : before.view
    const chosen = leadKinds.find((one) => one === given.get('kind')) ?? null
    const owners = leadOwners.find((one) => one === given.get('owner')) ?? null
    const order = leadOrders.find((one) => one === given.get('sort')) ?? null
    // Each view has its own order until another is chosen
    const ordered = order === (before.sort ?? orderOf(before.view)) ? before.sort : order
    const wanted = addressOf({
      view,
      kind: chosen,
      query,
      owner: owners,
      sort: ordered,
      show: shownAtOnce,
    })
    // Without a network the page stays as it is
    if (!navigator.onLine || wanted === (underWay.current.at(-1) ?? addressOf(before))) return
    // One search is one step back, however long it was typed. The address bar tells: the list may follow it later
    const overwriteLastHistoryEntry = /[?&]query=./.test(location.search) || underWay.current.length > 0
    underWay.current.push(wanted)
    try {
      await navigate(wanted, { keepScrollPosition: true, overwriteLastHistoryEntry })
    } finally {
      underWay.current.splice(underWay.current.indexOf(wanted), 1)
    }
  }
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    void follow(event.currentTarget)
  }
  function onType({ currentTarget: { form } }: FormEvent<HTMLInputElement>) {
    clearTimeout(timer.current)
    if (form) timer.current = setTimeout(() => void follow(form), searchAfterMs)
  }
  return (
    <search>
      <form className={styles.finder} action="/admin/leads" method="get" onSubmit={onSubmit}>
        <div className={styles.find}>
          <SearchIcon className={styles.findIcon} />
          <input
            className={`${shared.control} ${styles.findInput}`}
            ref={search}
            type="search"
            name="query"
            defaultValue={filter.query}
            onInput={onType}
            placeholder={text.find}
            aria-label={text.findLabel}
            aria-keyshortcuts={hasSingleKeys ? '/' : undefined}
            maxLength={200}
          />
          {hasSingleKeys && (
            <span
              className={`${shared.key} ${shared.notOnPhone} ${scriptOnly} ${styles.findKey}`}
              aria-hidden="true"
            >
              /
            </span>
          )}
        </div>
        <div className={styles.kind}>
          <select
            className={shared.control}
            ref={kind}
            name="kind"
            defaultValue={filter.kind ?? ''}
            aria-label={text.kind}
            onChange={({ currentTarget: { form } }) => form && void follow(form)}
          >
            <option value="">{text.allKinds}</option>
            {leadKinds.map((kind) => (
              <option key={kind} value={kind}>
                {text.kindOptions[kind]}
              </option>
            ))}
          </select>
          <ChevronDownIcon className={styles.kindIcon} />
        </div>
        <div className={styles.kind}>
          <select
            className={shared.control}
            ref={owner}
            name="owner"
            defaultValue={filter.owner ?? ''}
            aria-label={text.ownerFilter}
            onChange={({ currentTarget: { form } }) => form && void follow(form)}
          >
            <option value="">{text.allOwners}</option>
            {leadOwners.map((one) => (
              <option key={one} value={one}>
                {text.owners[one]}
              </option>
            ))}
          </select>
          <ChevronDownIcon className={styles.kindIcon} />
        </div>
        <div className={styles.kind}>
          <select
            className={shared.control}
            ref={sort}
            name="sort"
            defaultValue={filter.sort ?? orderOf(filter.view)}
            aria-label={text.order}
            onChange={({ currentTarget: { form } }) => form && void follow(form)}
          >
            {leadOrders.map((one) => (
              <option key={one} value={one}>
                {text.orders[one]}
              </option>
            ))}
          </select>
          <ChevronDownIcon className={styles.kindIcon} />
        </div>
        <AdminButton type="submit" className={styles.findButton}>
          {text.findButton}
        </AdminButton>
      </form>
    </search>
  )
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

type RowProps = {
  row: LeadRow
  now: number
  promiseHours: number
  href: string
  isCurrent: boolean
  /** E-mail address of the member who looks. */
  me: string
}

function Row({ row, now, promiseHours, href, isCurrent, me }: RowProps) {
  const clock = clockOf(row.receivedAt, now, promiseHours)
  const stuckNames: Readonly<Record<string, string>> = text.stuckShort
  const isLate = row.status === 'open' && row.held === null && clock.late
  return (
    <li className={isCurrent ? `${styles.row} ${styles.current}` : styles.row}>
      <span className={styles.clock}>
        {row.held === null ? (
          <RowClock clock={clock} status={row.status} />
        ) : (
          <ShieldIcon className={styles.heldSign} />
        )}
      </span>
      <a className={styles.name} href={href} data-lead={row.id} aria-current={isCurrent || undefined}>
        <bdi>{row.name}</bdi>
      </a>
      <span className={shared.meta}>{dayOrTime(row.receivedAt, now)}</span>
      <span className={styles.what}>
        {isLate && <b className={styles.late}>{clockInWords(clock)}</b>}
        {row.held !== null && <b>{text.views.held}. </b>}
        <bdi>{whatOf(row)}</bdi>
      </span>
      <span className={styles.excerpt} dir="auto">
        {row.excerpt === '' ? text.contactOnly : text.quote({ text: row.excerpt })}
      </span>
      {row.owner !== null && (
        <span className={styles.owner}>
          {row.owner.email === me ? text.takenByMe : text.takenBy({ name: row.owner.name })}
        </span>
      )}
      {row.stuck.map((channel) => (
        <span className={styles.stuck} key={channel}>
          <WarningIcon className={styles.stuckIcon} />
          {stuckNames[channel] ?? channel}
        </span>
      ))}
    </li>
  )
}

type HeldCardProps = {
  row: LeadRow
  now: number
  isCurrent: boolean
  inbox: InboxActions
  onRelease: (id: string) => void
  onErase: (id: string) => void
}

/** What looks like spam is never out of sight: a wrong suspicion must be seen. */
function HeldCard({ row, now, isCurrent, inbox, onRelease, onErase }: HeldCardProps) {
  return (
    <li className={isCurrent ? `${styles.held} ${styles.current}` : styles.held}>
      <div className={styles.heldHead}>
        <a
          className={styles.name}
          href={addressOf(inbox.from.filter, row.id)}
          data-lead={row.id}
          aria-current={isCurrent || undefined}
        >
          <bdi>{row.name}</bdi>
        </a>
        <span className={shared.meta}>{dayOrTime(row.receivedAt, now)}</span>
      </div>
      <span className={`${shared.chip} ${styles.reason}`}>
        <ShieldIcon className={styles.stuckIcon} />
        {row.held !== null && text.reasons[row.held]}
      </span>
      <p className={styles.excerpt} dir="auto">
        {row.excerpt === '' ? whatOf(row) : text.quote({ text: row.excerpt })}
      </p>
      <div className={`${styles.heldActions} ${scriptOnly}`}>
        <AdminButton
          small
          aria-disabled={inbox.busy === 'release' || undefined}
          onClick={() => onRelease(row.id)}
        >
          {text.release}
        </AdminButton>
        <AdminButton small variant="ghost" onClick={() => onErase(row.id)}>
          {text.erase}
        </AdminButton>
      </div>
    </li>
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

function whatOf({ kind, about, files }: LeadRow): string {
  const what = about === '' ? text.kinds[kind] : text.about({ kind: text.kinds[kind], what: about })
  return files === 0 ? what : `${what}, ${text.files({ count: files })}`
}

function dayOrTime(at: number, now: number): string {
  const day = dayInWords(new Date(at).toISOString(), now)
  return day === 'today' ? timeOfDay(at) : day
}
