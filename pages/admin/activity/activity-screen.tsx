import { useId } from 'react'
import { activityText as text } from '#locales/en/admin-activity.ts'
import { AdminButton, AdminLink } from '#renderer/admin/controls.tsx'
import { Notice } from '#renderer/admin/notice.tsx'
import * as shared from '#renderer/admin/shared.css.ts'
import { visuallyHidden } from '#renderer/theme/layout.css.ts'
import { ArrowLeftIcon, ChevronDownIcon } from '#renderer/ui/icons.tsx'
import type { ActivityRow, Data } from './+data.ts'
import * as styles from './activity.css.ts'
import { addressOf, kinds } from './activity-filter.ts'

type ScreenProps = Omit<Extract<Data, { view: 'activity' }>, 'view' | 'frame'>

/** Who did what, newest first. Plain links and a GET form. */
export function ActivityScreen({ filter, people, rows, next }: ScreenProps) {
  const isFiltered = filter.by !== null || filter.kind !== null
  const isFirst = filter.before === null
  return (
    <main className={shared.page} id="content" tabIndex={-1}>
      <header className={styles.head}>
        <a className={`${shared.tool} ${styles.back}`} href="/admin/account">
          <ArrowLeftIcon className={shared.icon} />
          <span className={visuallyHidden}>{text.back}</span>
        </a>
        <h1>{text.title}</h1>
        <p className={`${shared.meta} ${styles.lead}`}>
          {text.lead}{' '}
          <a className={shared.link} href="/admin/erasures">
            {text.erasures}
          </a>
        </p>
      </header>
      <form className={styles.filter} method="get" action="/admin/activity">
        <Choice
          name="by"
          label={text.by}
          all={text.everybody}
          value={filter.by}
          options={people.map(({ id, name }) => [id, name])}
        />
        <Choice
          name="kind"
          label={text.kind}
          all={text.everything}
          value={filter.kind}
          options={kinds.map((kind) => [kind, text.kinds[kind]])}
        />
        <AdminButton type="submit">{text.show}</AdminButton>
        {isFiltered && (
          <AdminLink variant="ghost" href="/admin/activity">
            {text.all}
          </AdminLink>
        )}
      </form>
      {rows.length === 0 ? (
        <Notice
          heading="h2"
          title={text.emptyTitle}
          text={isFiltered ? text.emptyFiltered : text.emptyText}
          link={{ href: '/admin/activity', label: text.all }}
        />
      ) : (
        <ol className={styles.list}>
          {rows.map((row) => (
            <Row key={row.n} row={row} />
          ))}
        </ol>
      )}
      {(next !== null || !isFirst) && (
        <nav className={styles.pages} aria-label={text.pages}>
          {!isFirst && <AdminLink href={addressOf({ ...filter, before: null })}>{text.newest}</AdminLink>}
          {next !== null && <AdminLink href={addressOf({ ...filter, before: next })}>{text.older}</AdminLink>}
        </nav>
      )}
    </main>
  )
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

function Row({ row: { at, when, who, what, object, facts } }: { row: ActivityRow }) {
  return (
    <li className={styles.row}>
      <time className={shared.meta} dateTime={at} title={at}>
        {when}
      </time>
      <span className={styles.who}>{who}</span>
      <span className={styles.what}>
        {what}
        {object &&
          (object.href === null ? (
            <span className={shared.meta}> {object.words}</span>
          ) : (
            <>
              {' '}
              <a className={shared.link} href={object.href}>
                {object.words}
              </a>
            </>
          ))}
        {facts.length > 0 && <span className={shared.meta}> ({facts.join(', ')})</span>}
      </span>
    </li>
  )
}
