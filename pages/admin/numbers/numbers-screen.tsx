import type { ReactNode } from 'react'
import {
  type CountsReport,
  countsCsvEndpoint,
  numbersPath,
  queryOfPeriod,
  recentPeriods,
} from '#domain/site/counts.ts'
import { numbersText as text } from '#locales/en/admin-numbers.ts'
import TallySheet from '#renderer/art/studio/tally-sheet.svg'
import { visuallyHidden } from '#renderer/theme/layout.css.ts'
import { ChevronDownIcon } from '#renderer/ui/icons.tsx'
import { AdminButton, AdminField, AdminLink } from '#renderer/ui/studio/controls.tsx'
import { DownloadIcon } from '#renderer/ui/studio/icons.tsx'
import { Notice } from '#renderer/ui/studio/notice.tsx'
import { PageHead } from '#renderer/ui/studio/page-head.tsx'
import { panel } from '#renderer/ui/studio/panel.css.ts'
import * as shared from '#renderer/ui/studio/shared.css.ts'
import type { Data } from './+data.ts'
import { DayChart } from './day-chart.tsx'
import * as styles from './numbers.css.ts'

const grouped = new Intl.NumberFormat('en-GB')
const inPercent = new Intl.NumberFormat('en-GB', { style: 'percent' })
const dates = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
/** `2026-10-27` and `2026-11-25` as `27 October to 25 November 2026`; a year that both share is said once. */
function periodInWords(first: string, last: string): string {
  const [from, to] = [dates.format(new Date(first)), dates.format(new Date(last))]
  const year = to.slice(-5)
  return `${from.endsWith(year) ? from.slice(0, -5) : from} to ${to}`
}
const dayAndMonth = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' })

/** A chart that would begin with so many days without views begins with the first view, but shows a week at least. */
const emptyShare = 1 / 4
const fewestDrawn = 7
function sinceFirstView(days: CountsReport['days']): CountsReport['days'] {
  const firstViewed = days.findIndex(({ count }) => count > 0)
  return firstViewed < days.length * emptyShare
    ? days
    : days.slice(Math.max(0, Math.min(firstViewed, days.length - fewestDrawn)))
}
const monthInWords = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** How often pages were read, where visitors came from, and what became of the forms (R274). Works without script. */
export function NumbersScreen({ report, more, months, today }: Extract<Data, { view: 'numbers' }>) {
  const { name } = report.period
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
      <Views report={report} today={today} />
      <div className={styles.lists}>
        <List
          look="pages"
          title={text.pages}
          head={text.page}
          more={more.pages}
          rows={report.pages.map(({ path, count }) => [path === 'other' ? text.other : path, count])}
        />
        <List
          look="referrers"
          title={text.referrers}
          head={text.referrer}
          more={more.referrers}
          rows={report.referrers.map(({ host, count }) => [host === 'other' ? text.other : host, count])}
        />
        <List
          look="missing"
          title={text.missing}
          head={text.address}
          more={more.missing}
          aside={
            <>
              {text.missingLast} <a href="/admin/missing">{text.missingLink}</a>
            </>
          }
          rows={report.missing.map(({ address, count }) => [address, count])}
        />
        <section className={panel} aria-labelledby="forms">
          <h2 id="forms">{text.forms}</h2>
          <FormsTable forms={report.forms} />
          <p className={shared.meta}>{text.startedNote}</p>
        </section>
      </div>
      <p className={`${shared.meta} ${styles.foot}`}>{text.notCounted}</p>
    </main>
  )
}

/** By day, as a chart, a table and a file. */
function Views({ report, today }: { report: CountsReport; today: string }) {
  const { period, views, days } = report
  const { first, last, name } = period
  const most = Math.max(0, ...days.map(({ count }) => count))
  const drawn = sinceFirstView(days)
  const [firstDrawn] = drawn
  return (
    <section className={panel} aria-labelledby="by-day">
      <div className={styles.summary}>
        <h2 id="by-day">
          <span className={styles.figure}>{grouped.format(views)}</span> {text.viewsAfter({ count: views })}
        </h2>
        <p className={`${shared.meta} ${styles.period}`}>
          {text.from({ period: periodInWords(first, last) })}
          {firstDrawn && drawn.length < days.length && (
            <span>{text.drawnFrom({ day: dayAndMonth.format(new Date(firstDrawn.day)) })}</span>
          )}
        </p>
        {views > 0 && (
          <ul className={styles.legend}>
            {(['weekday', 'weekend', ...(last === today ? (['today'] as const) : [])] as const).map(
              (look) => (
                <li className={shared.meta} key={look}>
                  <svg viewBox="0 0 12 14" aria-hidden="true">
                    <path className={styles.bar[look]} d="M1 14V6a5 5 0 0 1 10 0v8" />
                  </svg>
                  {text.looks[look]}
                </li>
              ),
            )}
          </ul>
        )}
      </div>
      <DayChart
        days={drawn}
        today={today}
        label={text.chart({ first: firstDrawn?.day ?? first, last, most })}
        empty={text.noViews}
      />
      <div className={styles.after}>
        <details className={styles.details}>
          <summary>
            {text.asTable}
            <ChevronDownIcon />
          </summary>
          <Table
            caption={text.byDay}
            head={[text.day, text.count]}
            rows={days.map(({ day, count }) => [day, count])}
          />
        </details>
        <AdminLink variant="ghost" small href={countsCsvEndpoint + queryOfPeriod(name)} download>
          <DownloadIcon className={shared.icon} />
          {text.csv}
          <span className={visuallyHidden}> {text.csvOf}</span>
        </AdminLink>
      </div>
    </section>
  )
}

type ListProps = {
  look: Exclude<keyof typeof styles.table, 'days'>
  title: string
  /** What is counted. */
  head: string
  rows: TableProps['rows']
  /** Rows that are left out. */
  more: number
  /** At the end of the line of the title. */
  aside?: ReactNode
}

function List({ look, title, head, rows, more, aside = text.count }: ListProps) {
  return (
    <section className={panel} aria-labelledby={look}>
      <div className={styles.listHead}>
        <h2 id={look}>{title}</h2>
        {rows.length > 0 && <p className={shared.meta}>{aside}</p>}
      </div>
      {rows.length > 0 ? (
        <Table
          caption={title}
          head={[head, look === 'missing' ? text.times : text.count]}
          look={look}
          rows={rows}
        />
      ) : (
        <Notice text={text.none} compact />
      )}
      {more > 0 && <p className={shared.meta}>{text.more({ count: more })}</p>}
    </section>
  )
}

type TableProps = {
  caption: string
  head: [string, string]
  rows: (readonly [string, number])[]
  /** Of a list, whose title names the columns. */
  look?: keyof typeof styles.table
}

function Table({ caption, head, rows, look = 'days' }: TableProps) {
  const most = Math.max(1, ...rows.map(([, count]) => count))
  return (
    <table className={styles.table[look]}>
      <caption className={visuallyHidden}>{caption}</caption>
      <thead className={look === 'days' ? undefined : visuallyHidden}>
        <tr>
          <th scope="col">{head[0]}</th>
          <th scope="col">{head[1]}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, count]) => (
          <tr key={name}>
            <th scope="row">
              {name}
              <svg className={styles.share} aria-hidden="true">
                <rect width="100%" height="100%" rx={3} />
                <rect width={`${(count / most) * 100}%`} height="100%" rx={3} />
              </svg>
            </th>
            <td>{grouped.format(count)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const steps = ['opened', 'started', 'sent'] as const
type Counts = CountsReport['forms'][number]

/** A form a column: of those who opened it, how many went on. One scale for all. */
function FormsTable({ forms }: { forms: readonly Counts[] }) {
  const most = Math.max(1, ...forms.flatMap((counts) => steps.map((step) => counts[step])))
  return (
    <table className={styles.forms}>
      <caption className={visuallyHidden}>{text.forms}</caption>
      <thead>
        <tr>
          <td />
          {forms.map(({ form }) => (
            <th scope="col" key={form}>
              {text.formNames[form]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {steps.map((step) => (
          <tr key={step}>
            <th scope="row">{text[step]}</th>
            {forms.map((counts) => (
              <td key={counts.form}>
                <Step step={step} count={counts[step]} of={counts.opened} most={most} />
              </td>
            ))}
          </tr>
        ))}
        {forms.some(({ refused }) => refused.length > 0) && (
          <tr className={styles.refused}>
            <th scope="row">{text.refused}</th>
            {forms.map(({ form, refused }) => (
              <td key={form}>{refused.map(({ field, count }) => `${field} ${count}`).join(', ')}</td>
            ))}
          </tr>
        )}
      </tbody>
    </table>
  )
}

type StepProps = {
  step: (typeof steps)[number]
  count: number
  of: number
  /** The count whose bar has the whole width. */
  most: number
}

/** Begun may be more than opened, sent more than begun: what needs a script is not counted without one. */
function Step({ step, count, of, most }: StepProps) {
  return (
    <div className={styles.step}>
      <b>{grouped.format(count)}</b>
      {step !== 'opened' && of > 0 && (
        <span className={shared.meta}>{inPercent.format(Math.min(1, count / of))}</span>
      )}
      <svg className={styles.stepBar[step]} aria-hidden="true">
        {count > 0 && <rect width={`${(count / most) * 100}%`} height="100%" />}
      </svg>
    </div>
  )
}
