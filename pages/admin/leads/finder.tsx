import { type ChangeEvent, type ComponentProps, type FormEvent, useEffect, useRef } from 'react'
import { navigate } from 'vike/client/router'
import { type LeadOrder, leadOrders } from '#domain/leads/records.ts'
import { leadsText as text } from '#locales/en/admin-leads.ts'
import { ChevronDownIcon } from '#renderer/ui/icons.tsx'
import { AdminButton } from '#renderer/ui/studio/controls.tsx'
import { SearchField } from '#renderer/ui/studio/search-field.tsx'
import * as shared from '#renderer/ui/studio/shared.css.ts'
import * as styles from './finder.css.ts'
import {
  addressOf,
  type LeadFilter,
  leadKinds,
  leadOwners,
  leadViews,
  orderOf,
  shownAtOnce,
} from './lead-filter.ts'

export function Filters({
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
          {text.views[view]} <span>{counts[view]}</span>
        </a>
      ))}
    </nav>
  )
}

const searchAfterMs = 200

/** A plain GET form; with script the page stays, and the list follows what is typed. */
export function Finder({ filter }: { filter: LeadFilter }) {
  const { search, kind, owner, sort, onSubmit, onType, onChoose, onOrder } = useFinder(filter)
  return (
    <search>
      <form className={styles.finder} action="/admin/leads" method="get" onSubmit={onSubmit}>
        <div className={styles.find}>
          <SearchField
            label={text.findLabel}
            ref={search}
            name="query"
            defaultValue={filter.query}
            onInput={onType}
            placeholder={text.find}
          />
        </div>
        <Choice
          ref={kind}
          onChange={onChoose}
          name="kind"
          aria-label={text.kind}
          defaultValue={filter.kind ?? ''}
          options={[['', text.allKinds], ...leadKinds.map((one) => [one, text.kindOptions[one]] as const)]}
        />
        <Choice
          ref={owner}
          onChange={onChoose}
          name="owner"
          aria-label={text.ownerFilter}
          defaultValue={filter.owner ?? ''}
          options={[['', text.allOwners], ...leadOwners.map((one) => [one, text.owners[one]] as const)]}
        />
        <Choice
          ref={sort}
          name="sort"
          aria-label={text.order}
          defaultValue={filter.sort ?? orderOf(filter.view)}
          options={leadOrders.map((one) => [one, text.orders[one]])}
          onChange={onOrder}
        />
        <AdminButton type="submit" className={styles.findButton}>
          {text.findButton}
        </AdminButton>
      </form>
    </search>
  )
}

/** The form's fields: the address follows them, and they follow the address when it changes elsewhere. */
function useFinder(filter: LeadFilter) {
  const search = useRef<HTMLInputElement>(null)
  const kind = useRef<HTMLSelectElement>(null)
  const owner = useRef<HTMLSelectElement>(null)
  const sort = useRef<HTMLSelectElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** Addresses of navigations in progress, the latest last. */
  const underWay = useRef<string[]>([])
  /** A chosen order that the list does not have yet. */
  const chosenOrder = useRef<LeadOrder | null>(null)
  const latest = useRef(filter)
  latest.current = filter

  // A link or the Back button has led to another list. While somebody types, only the order is updated,
  // because the first letter changes the view, and with it the default order.
  useEffect(() => {
    const isFollowing = underWay.current.length > 0 || timer.current !== undefined
    const order = filter.sort ?? orderOf(filter.view)
    if (!isFollowing || chosenOrder.current === null || chosenOrder.current === order) {
      chosenOrder.current = null
      if (sort.current) sort.current.value = order
    }
    if (isFollowing) return
    if (search.current) search.current.value = filter.query
    if (kind.current) kind.current.value = filter.kind ?? ''
    if (owner.current) owner.current.value = filter.owner ?? ''
  }, [filter.query, filter.kind, filter.owner, filter.sort, filter.view])
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
    const wanted = addressOf({
      view,
      kind: chosen,
      query,
      owner: owners,
      // Each view has its own order until another is chosen, even if the menu still shows the old one
      sort: chosenOrder.current ?? before.sort,
      show: shownAtOnce,
    })
    // Without a network the page stays as it is
    if (!navigator.onLine || wanted === (underWay.current.at(-1) ?? addressOf(before))) return
    // One search is one history entry, however many letters. The address bar decides, because the list may
    // follow later and never shows an overtaken search
    const overwriteLastHistoryEntry = /[?&]query=./.test(location.search)
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
  return {
    search,
    kind,
    owner,
    sort,
    onSubmit,
    onType,
    onChoose: ({ currentTarget: { form } }: ChangeEvent<HTMLSelectElement>) => form && void follow(form),
    onOrder({ currentTarget: { value, form } }: ChangeEvent<HTMLSelectElement>) {
      chosenOrder.current = leadOrders.find((one) => one === value) ?? null
      if (form) void follow(form)
    },
  }
}

type ChoiceProps = ComponentProps<'select'> & {
  options: readonly (readonly [value: string, words: string])[]
}

function Choice({ options, ...select }: ChoiceProps) {
  return (
    <div className={`${shared.selectBox} ${styles.choice}`}>
      <select {...select} className={shared.control}>
        {options.map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
      <ChevronDownIcon />
    </div>
  )
}
