import { useId } from 'react'
import { activityText as text } from '#locales/en/admin-activity.ts'
import { ChevronDownIcon } from '#renderer/ui/icons.tsx'
import { AdminButton, AdminLink } from '#renderer/ui/studio/controls.tsx'
import { Notice } from '#renderer/ui/studio/notice.tsx'
import { PageHead } from '#renderer/ui/studio/page-head.tsx'
import * as shared from '#renderer/ui/studio/shared.css.ts'
import type { ActivityFilter, ActivityRow, Data } from './+data.ts'
import * as styles from './activity.css.ts'

type ScreenProps = Omit<Extract<Data, { view: 'activity' }>, 'view' | 'frame'>

/** Who did what, newest first. */
export function ActivityScreen({ filter, people, days, hasOlder }: ScreenProps) {
  const { by, kind, page } = filter
  return (
    <main className={shared.listPage} id="content" tabIndex={-1}>
      <PageHead
        back={{ href: '/admin/account', label: text.back }}
        title={text.title}
        lead={<p>{text.lead}</p>}
      />
      <form className={styles.filter} method="get" action="/admin/activity">
        <Choice
          name="by"
          label={text.by}
          all={text.everybody}
          value={by}
          options={people.map(({ id, name }) => [id, name])}
        />
        <Choice
          name="kind"
          label={text.kind}
          all={text.everything}
          value={kind}
          options={Object.entries(text.kinds)}
        />
        <AdminButton type="submit">{text.show}</AdminButton>
      </form>
      {days.length === 0 ? (
        <Notice
          heading="h2"
          title={text.emptyTitle}
          text={by !== null || kind !== null ? text.emptyFiltered : text.emptyText}
          link={{ href: '/admin/activity', label: text.all }}
        />
      ) : (
        <div className={styles.days}>
          {days.map(({ day, rows }) => (
            <section key={day} aria-label={day}>
              <h2 className={styles.day}>{day}</h2>
              <ol>
                {rows.map((row, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and entries have no id
                  <Row key={index} row={row} />
                ))}
              </ol>
            </section>
          ))}
        </div>
      )}
      {(hasOlder || page > 1) && (
        <nav className={styles.pages} aria-label={text.pages}>
          {page > 1 && <AdminLink href={addressOf({ ...filter, page: page - 1 })}>{text.newer}</AdminLink>}
          {hasOlder && <AdminLink href={addressOf({ ...filter, page: page + 1 })}>{text.older}</AdminLink>}
        </nav>
      )}
    </main>
  )
}

function addressOf({ by, kind, page }: ActivityFilter): string {
  const search = new URLSearchParams({
    ...(by !== null && { by }),
    ...(kind !== null && { kind }),
    ...(page > 1 && { page: String(page) }),
  })
  return `/admin/activity${search.size > 0 ? `?${search}` : ''}`
}

type ChoiceProps = {
  name: string
  label: string
  /** The choice that filters nothing. */
  all: string
  value: string | null
  options: readonly (readonly [value: string, label: string])[]
}

function Choice({ name, label, all, value, options }: ChoiceProps) {
  const id = useId()
  return (
    <div className={shared.field}>
      <label className={shared.label} htmlFor={id}>
        {label}
      </label>
      <div className={shared.selectBox}>
        <select className={shared.control} id={id} name={name} defaultValue={value ?? ''}>
          <option value="">{all}</option>
          {options.map(([option, words]) => (
            <option key={option} value={option}>
              {words}
            </option>
          ))}
        </select>
        <ChevronDownIcon />
      </div>
    </div>
  )
}

function Row({ row: { at, time, who, what, object, facts, receipt } }: { row: ActivityRow }) {
  return (
    <li className={styles.row}>
      <time className={shared.meta} dateTime={at}>
        {time}
      </time>
      <span className={styles.who}>{who}</span>
      <span className={styles.what}>
        {what}
        {object && ' '}
        {object &&
          (object.href === null ? (
            <span className={shared.meta}>{object.words}</span>
          ) : (
            <a className={shared.link} href={object.href}>
              {object.words}
            </a>
          ))}
        {facts.length > 0 && <span className={shared.meta}> ({facts.join(', ')})</span>}
        {receipt && (
          <ul className={styles.receipt}>
            {receipt.byHand !== null && (
              <li>
                <b>{receipt.byHand}</b>
              </li>
            )}
            {!receipt.isDone && <li>{text.pending}</li>}
            {receipt.lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
      </span>
    </li>
  )
}
