import { activityText as text } from '#locales/en/admin-activity.ts'
import { AdminButton, AdminField, AdminLink } from '#renderer/ui/studio/controls.tsx'
import { Notice } from '#renderer/ui/studio/notice.tsx'
import { PageHead } from '#renderer/ui/studio/page-head.tsx'
import * as shared from '#renderer/ui/studio/shared.css.ts'
import type { ActivityFilter, ActivityRow, Data } from './+data.ts'
import * as styles from './activity.css.ts'

type ScreenProps = Omit<Extract<Data, { view: 'activity' }>, 'view' | 'frame'>

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
        <AdminField
          label={text.by}
          name="by"
          defaultValue={by ?? ''}
          options={optionsOf(
            text.everybody,
            people.map(({ id, name }) => [id, name]),
          )}
        />
        <AdminField
          label={text.kind}
          name="kind"
          defaultValue={kind ?? ''}
          options={optionsOf(text.everything, Object.entries(text.kinds))}
        />
        <AdminButton type="submit">{text.show}</AdminButton>
      </form>
      {days.length === 0 ? (
        <Notice
          title={text.emptyTitle}
          text={by !== null || kind !== null ? text.emptyFiltered : text.emptyText}
          link={{ href: '/admin/activity', label: text.all }}
        />
      ) : (
        <div className={styles.days}>
          {days.map(({ day, rows }) => (
            <section key={day} aria-label={day}>
              <h2>{day}</h2>
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
        <nav className={`${shared.actions} ${styles.pages}`} aria-label={text.pages}>
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

/** `all`: the label of the option that filters nothing. */
const optionsOf = (all: string, options: [value: string, words: string][]) =>
  [['', all], ...options].map(([value, words]) => (
    <option key={value} value={value}>
      {words}
    </option>
  ))

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
          <ul className={shared.meta}>
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
