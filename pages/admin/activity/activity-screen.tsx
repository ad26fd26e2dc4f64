import { useId } from 'react'
import { activityText as text } from '#locales/en/admin-activity.ts'
import { AdminButton, AdminLink } from '#renderer/admin/controls.tsx'
import { Notice } from '#renderer/admin/notice.tsx'
import { PageHead } from '#renderer/admin/page-head.tsx'
import * as shared from '#renderer/admin/shared.css.ts'
import { ArrowRightIcon, ChevronDownIcon } from '#renderer/ui/icons.tsx'
import type { ActivityMark, ActivityRow, Data } from './+data.ts'
import * as styles from './activity.css.ts'
import { addressOf, kinds } from './activity-filter.ts'
import { DoorAndBook } from './door-and-book.tsx'
import { Mark } from './marks.tsx'
import type { QuietDays } from './quiet-days.ts'

type ScreenProps = Omit<Extract<Data, { view: 'activity' }>, 'view' | 'frame'>

/** Who did what, newest first. Plain links and a GET form. */
export function ActivityScreen({ filter, people, days, next }: ScreenProps) {
  const isFiltered = filter.by !== null || filter.kind !== null
  const isFirst = filter.before === null
  return (
    <main className={`${shared.page} ${styles.page}`} id="content" tabIndex={-1}>
      <div className={styles.side}>
        <PageHead
          back={{ href: '/admin/account', label: text.back }}
          title={text.title}
          lead={text.lead}
          drawing={<DoorAndBook />}
        />
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
        </form>
        <nav className={styles.kinds} aria-label={text.kind}>
          {[null, ...kinds].map((kind) => (
            <a
              key={kind}
              className={styles.kind}
              href={addressOf({ ...filter, kind, before: null })}
              aria-current={kind === filter.kind ? 'true' : undefined}
            >
              <Mark mark={kind ?? 'all'} />
              {kind ? text.kinds[kind] : text.everything}
            </a>
          ))}
        </nav>
        <a className={styles.erasures} href="/admin/erasures">
          <Mark mark="erasure" />
          <span>{text.erasures}</span>
          <ArrowRightIcon className={shared.icon} />
        </a>
      </div>
      <div className={styles.record}>
        {days.length === 0 ? (
          <Notice
            heading="h2"
            title={text.emptyTitle}
            text={isFiltered ? text.emptyFiltered : text.emptyText}
            link={{ href: '/admin/activity', label: text.all }}
          />
        ) : (
          <div className={styles.days}>
            {days.map((day) => (
              <section key={day.day} aria-label={day.day}>
                <h2 className={styles.day}>{day.day}</h2>
                <ol>
                  {'rows' in day ? (
                    day.rows.map((row) => <Row key={row.n} row={row} />)
                  ) : (
                    <QuietRow {...day} />
                  )}
                </ol>
              </section>
            ))}
          </div>
        )}
        {(next !== null || !isFirst) && (
          <nav className={styles.pages} aria-label={text.pages}>
            {!isFirst && <AdminLink href={addressOf({ ...filter, before: null })}>{text.newest}</AdminLink>}
            {next !== null && (
              <AdminLink href={addressOf({ ...filter, before: next })}>{text.older}</AdminLink>
            )}
          </nav>
        )}
      </div>
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

function Row({ row: { times, mark, who, what, object, facts } }: { row: ActivityRow }) {
  const [newest] = times
  const how = facts.length > 0 && <span className={shared.meta}> ({facts.join(', ')})</span>
  return (
    <li className={isRoutine(mark) ? `${styles.row} ${styles.quiet}` : styles.row}>
      {isRoutine(mark) ? <span className={styles.knot} /> : <Mark mark={mark} />}
      <span className={styles.who}>{who}</span>
      {times.length > 1 ? (
        <details className={styles.what}>
          <summary>
            {text.often({ what, count: times.length })}
            {how}
            <ChevronDownIcon className={styles.more} />
          </summary>
          <ul className={styles.times}>
            {times.map((moment) => (
              <li key={moment.at}>
                <Moment {...moment} />
              </li>
            ))}
          </ul>
        </details>
      ) : (
        <span className={styles.what}>
          {isRoutine(mark) ? what : <b>{what}</b>}
          {object && ' '}
          {object &&
            (object.href === null ? (
              <span className={shared.meta}>{object.words}</span>
            ) : (
              <a className={styles.object} href={object.href}>
                {object.words}
              </a>
            ))}
          {how}
        </span>
      )}
      {newest && <Moment className={styles.when} {...newest} />}
    </li>
  )
}

/** Several days in one row, which opens. */
function QuietRow({ people, what, signIns }: QuietDays) {
  return (
    <li className={`${styles.row} ${styles.quiet}`}>
      <span className={styles.knot} />
      <span className={styles.who}>
        {people.length > 1 ? text.people({ count: people.length }) : people[0]}
      </span>
      <details className={styles.what}>
        <summary>
          {what}
          <ChevronDownIcon className={styles.more} />
        </summary>
        <ul className={styles.moments}>
          {signIns.map(({ n, at, words }) => (
            <li key={n}>
              <time dateTime={at} title={at}>
                {words}
              </time>
            </li>
          ))}
        </ul>
      </details>
    </li>
  )
}

function Moment({ at, time, className }: { at: string; time: string; className?: string }) {
  return (
    <time className={className} dateTime={at} title={at}>
      {time}
    </time>
  )
}

/** What happens every day, so that the rest stands out. */
const isRoutine = (mark: ActivityMark): boolean => mark === 'access' || mark === 'trail'
