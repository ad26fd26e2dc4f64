import type { ReactNode } from 'react'
import { numbersPath, queryOfPeriod, recentPeriods } from '#domain/site/counts.ts'
import { numbersText as text } from '#locales/en/admin-numbers.ts'
import TallySheet from '#renderer/art/studio/tally-sheet.svg'
import { visuallyHidden } from '#renderer/theme/layout.css.ts'
import { AdminButton, AdminField } from '#renderer/ui/studio/controls.tsx'
import { Notice } from '#renderer/ui/studio/notice.tsx'
import { PageHead } from '#renderer/ui/studio/page-head.tsx'
import { panel } from '#renderer/ui/studio/panel.css.ts'
import * as shared from '#renderer/ui/studio/shared.css.ts'
import type { Data } from './+data.ts'
import { DayChart } from './day-chart.tsx'
import * as styles from './numbers.css.ts'

const grouped = new Intl.NumberFormat('en-GB')
const dates = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
/** `2026-10-27` and `2026-11-25` as `27 October to 25 November 2026`; a shared year appears once. */
function periodInWords(first: string, last: string): string {
  const [from, to] = [dates.format(new Date(first)), dates.format(new Date(last))]
  const year = to.slice(-5)
  return `${from.endsWith(year) ? from.slice(0, -5) : from} to ${to}`
}
const monthInWords = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** Page views, where visitors came from, and the use of the forms (R274). Works without script. */
export function NumbersScreen({ report, more, months }: Extract<Data, { view: 'numbers' }>) {
  const { period, views, days, pages, referrers, missing, forms } = report
  const { name, first, last } = period
  const most = Math.max(0, ...days.map(({ count }) => count))
  return (
    <main className={shared.page} id="content" tabIndex={-1}>
      <PageHead
        back={{ href: '/admin', label: text.back }}
        title={text.title}
        drawing={<TallySheet />}
        lead={<p>{text.lead}</p>}
      />
      <div className={styles.choices}>
        <nav className={shared.linkSegments} aria-label={text.period}>
          {recentPeriods.map((days) => (
            <a
              key={days}
              className={shared.segment}
              href={numbersPath + queryOfPeriod(days)}
              aria-current={days === name ? 'page' : undefined}
            >
              {text.days({ days })}
            </a>
          ))}
        </nav>
        <form className={styles.month} action={numbersPath}>
          <AdminField
            key={name}
            label={text.month}
            name="month"
            defaultValue={months.includes(name) ? name : months[0]}
            options={months.map((month) => (
              <option key={month} value={month}>
                {monthInWords.format(new Date(`${month}-01`))}
              </option>
            ))}
          />
          <AdminButton type="submit">{text.showMonth}</AdminButton>
        </form>
      </div>
      <section className={panel} aria-labelledby="by-day">
        <div className={styles.summary}>
          <h2 id="by-day">
            <span className={styles.figure}>{grouped.format(views)}</span> {text.viewsAfter({ count: views })}
          </h2>
          <p className={shared.meta}>{text.from({ period: periodInWords(first, last) })}</p>
        </div>
        {most === 0 ? (
          <p className={shared.meta}>{text.noViews}</p>
        ) : (
          <DayChart days={days} label={text.chart({ first, last, most })} />
        )}
        <details className={styles.details}>
          <summary>{text.asTable}</summary>
          <Table
            caption={text.byDay}
            head={[text.day, text.count]}
            rows={days.map(({ day, count }) => [day, count])}
          />
        </details>
      </section>
      <div className={styles.lists}>
        <List
          id="pages"
          title={text.pages}
          head={[text.page, text.count]}
          more={more.pages}
          rows={pages.map(({ path, count }) => [path === 'other' ? text.other : path, count])}
        />
        <List
          id="referrers"
          title={text.referrers}
          head={[text.referrer, text.count]}
          more={more.referrers}
          rows={referrers.map(({ host, count }) => [host === 'other' ? text.other : host, count])}
        />
        <List
          id="missing"
          title={text.missing}
          head={[text.address, text.times]}
          more={more.missing}
          rows={missing.map(({ address, count }) => [address, count])}
        >
          {text.missingLast} <a href="/admin/missing">{text.missingLink}</a>
        </List>
        <List
          id="forms"
          title={text.forms}
          head={[text.form, text.opened, text.sent]}
          rows={forms.map(({ form, opened, sent }) => [text.formNames[form], opened, sent])}
        >
          {text.formsNote}
        </List>
      </div>
      <p className={`${shared.meta} ${styles.foot}`}>{text.notCounted}</p>
    </main>
  )
}

type TableProps = {
  caption: string
  head: readonly string[]
  rows: readonly (readonly [name: string, ...counts: number[]])[]
}

type ListProps = Omit<TableProps, 'caption'> & {
  id: string
  title: string
  more?: number
  children?: ReactNode
}

function List({ id, title, head, rows, more = 0, children }: ListProps) {
  return (
    <section className={panel} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {rows.length > 0 ? (
        <Table caption={title} head={head} rows={rows} />
      ) : (
        <Notice text={text.none} compact />
      )}
      {more > 0 && <p className={shared.meta}>{text.more({ count: more })}</p>}
      {rows.length > 0 && children && <p className={shared.meta}>{children}</p>}
    </section>
  )
}

const Table = ({ caption, head, rows }: TableProps) => (
  <table className={styles.table}>
    <caption className={visuallyHidden}>{caption}</caption>
    <thead>
      <tr>
        {head.map((words) => (
          <th scope="col" key={words}>
            {words}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(([name, ...counts]) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          {counts.map((count, at) => (
            <td key={head[at + 1]}>{grouped.format(count)}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)
