import { useId } from 'react'
import { activityText as text } from '#locales/en/admin-activity.ts'
import { AdminButton, AdminLink, Avatar } from '#renderer/admin/controls.tsx'
import { Notice } from '#renderer/admin/notice.tsx'
import { PageHead } from '#renderer/admin/page-head.tsx'
import * as shared from '#renderer/admin/shared.css.ts'
import { ArrowRightIcon, ChevronDownIcon } from '#renderer/ui/icons.tsx'
import type { ActivityMark, ActivityRow, Data } from './+data.ts'
import * as styles from './activity.css.ts'
import { addressOf, kinds } from './activity-filter.ts'
import { DoorAndBook } from './door-and-book.tsx'
import { Mark } from './marks.tsx'

type ScreenProps = Omit<Extract<Data, { view: 'activity' }>, 'view' | 'frame'>

/** Who did what, newest first. Plain links and a GET form. */
export function ActivityScreen({ filter, people, days, next }: ScreenProps) {
  const isFiltered = filter.by !== null || filter.kind !== null
  const isFirst = filter.before === null
  return (
    <main className={shared.listPage} id="content" tabIndex={-1}>
      <PageHead
        back={{ href: '/admin/account', label: text.back }}
        title={text.title}
        lead={text.lead}
        drawing={<DoorAndBook />}
      />
      <div className={styles.body}>
        <div className={styles.tools}>
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
          <a className={styles.erasures} href="/admin/erasures">
            <Mark mark="erasure" />
            <span>{text.erasures}</span>
            <ArrowRightIcon className={shared.icon} />
          </a>
        </div>
        {days.length === 0 ? (
          <Notice
            heading="h2"
            title={text.emptyTitle}
            text={isFiltered ? text.emptyFiltered : text.emptyText}
            link={{ href: '/admin/activity', label: text.all }}
          />
        ) : (
          <div className={styles.days}>
            {days.map(({ day, rows }) => (
              <section key={day} aria-label={day}>
                <h2 className={styles.day}>{day}</h2>
                <ol className={shared.rowList}>
                  {rows.map((row) => (
                    <Row key={row.n} row={row} />
                  ))}
                </ol>
              </section>
            ))}
          </div>
        )}
      </div>
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

function Row({ row: { at, time, mark, who, what, object, facts } }: { row: ActivityRow }) {
  return (
    <li className={isRoutine(mark) ? `${styles.row} ${styles.quiet}` : styles.row}>
      <time className={styles.when} dateTime={at} title={at}>
        {time}
      </time>
      <Mark mark={mark} />
      <span className={styles.who}>
        <Avatar name={who} />
        {who}
      </span>
      <span className={styles.what}>
        {isRoutine(mark) ? what : <b>{what}</b>}
        {object &&
          (object.href === null ? (
            <span className={shared.meta}> {object.words}</span>
          ) : (
            <>
              {' '}
              <a className={styles.object} href={object.href}>
                {object.words}
              </a>
            </>
          ))}
        {facts.length > 0 && <span className={shared.meta}> ({facts.join(', ')})</span>}
      </span>
    </li>
  )
}

/** What happens every day, so that the rest stands out. */
const isRoutine = (mark: ActivityMark): boolean => mark === 'access' || mark === 'trail'
