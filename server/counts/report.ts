import { stringify } from 'csv-stringify/sync'
import { leadKinds } from '#domain/leads/lead.ts'
import { type CountsReport, daysBetween, type FormCounts, type Period } from '#domain/site/counts.ts'
import { inertCell } from '../http/inert-cell.ts'
import type { Counts } from './counts.ts'
import type { DayCounts, Section } from './tally.ts'

type ReportOptions = {
  counts: Pick<Counts, 'between'>
  missing: (first: string, last: string) => { address: string; count: number }[]
  /** Which form a page is for; null for none. */
  formOf: (path: string) => FormCounts['form'] | null
}

/** Adds the counts of a period up. */
export async function reportOf(options: ReportOptions, period: Period): Promise<CountsReport> {
  const { counts, missing, formOf } = options
  const { first, last } = period
  const found = await counts.between(first, last)
  const viewsOf = new Map(found.map((day) => [day.day, sum(day.pages)]))
  const pages = summed(found, 'pages')
  const forms = summed(found, 'forms')
  return {
    period,
    views: sum(pages),
    days: daysBetween(first, last).map((day) => ({ day, count: viewsOf.get(day) ?? 0 })),
    pages: greatestFirst(pages).map(([path, count]) => ({ path, count })),
    referrers: greatestFirst(summed(found, 'referrers')).map(([host, count]) => ({ host, count })),
    forms: leadKinds.map((form) => formCounts(form, forms, pages, formOf)),
    missing: missing(first, last),
  }
}

function formCounts(
  form: FormCounts['form'],
  forms: ReadonlyMap<string, number>,
  pages: ReadonlyMap<string, number>,
  formOf: ReportOptions['formOf'],
): FormCounts {
  const count = (event: string) => forms.get(`${form} ${event}`) ?? 0
  const own = [...pages].filter(([path]) => formOf(path) === form)
  const start = `${form} refused `
  const refused = greatestFirst(forms).filter(([key]) => key.startsWith(start))
  return {
    form,
    opened: count('opened') + own.reduce((all, [, views]) => all + views, 0),
    started: count('started'),
    sent: count('sent'),
    refused: refused.map(([key, times]) => ({ field: key.slice(start.length), count: times })),
  }
}

function summed(days: readonly DayCounts[], section: Section): Map<string, number> {
  const all = new Map<string, number>()
  for (const day of days) for (const [key, count] of day[section]) all.set(key, (all.get(key) ?? 0) + count)
  return all
}

const sum = (counts: ReadonlyMap<string, number>): number =>
  [...counts.values()].reduce((all, count) => all + count, 0)

const greatestFirst = (counts: ReadonlyMap<string, number>): [string, number][] =>
  [...counts].sort(([one, first], [two, second]) => second - first || (one < two ? -1 : 1))

/** One row a count, RFC 4180, with a byte order mark so that Excel reads it as UTF-8. */
export function csvOf({ period, days, pages, referrers, forms, missing }: CountsReport): string {
  const rows: [string, string, number][] = [
    ...days.map(({ day, count }): [string, string, number] => ['views of a day', day, count]),
    ...pages.map(({ path, count }): [string, string, number] => ['views of a page', path, count]),
    ...referrers.map(({ host, count }): [string, string, number] => ['views from a site', host, count]),
    ...forms.flatMap(({ form, opened, started, sent, refused }): [string, string, number][] => [
      ['form opened', form, opened],
      ['form started', form, started],
      ['form sent', form, sent],
      ...refused.map(({ field, count }): [string, string, number] => [
        'field refused',
        `${form} ${field}`,
        count,
      ]),
    ]),
    ...missing.map(({ address, count }): [string, string, number] => ['page not found', address, count]),
  ]
  return stringify(
    rows.map(([what, name, count]) => [period.first, period.last, what, inertCell(name), count]),
    {
      bom: true,
      header: true,
      columns: ['first', 'last', 'what', 'name', 'count'],
      record_delimiter: 'windows',
    },
  )
}
