import { type LeadKind, leadKinds } from '#domain/leads/lead.ts'
import { englishPathOf } from '#domain/routes.ts'
import type { FormEvent } from '#domain/site/count-signals.ts'
import { type CountsReport, daysBetween, type FormCounts, type Period } from '#domain/site/counts.ts'
import type { Counts } from './counts.ts'
import type { DayCounts, Section } from './tally.ts'

type ReportOptions = {
  counts: Pick<Counts, 'between'>
  missing: (first: string, last: string) => { address: string; count: number }[]
}

const formPages: Readonly<Record<LeadKind, string>> = {
  inquiry: '/inquiry',
  question: '/question',
  onboarding: '/website-onboarding',
}

export async function reportOf(options: ReportOptions, period: Period): Promise<CountsReport> {
  const { counts, missing } = options
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
    forms: leadKinds.map((form) => formCounts(form, forms, pages)),
    missing: missing(first, last),
  }
}

function formCounts(
  form: LeadKind,
  forms: ReadonlyMap<string, number>,
  pages: ReadonlyMap<string, number>,
): FormCounts {
  const count = (event: FormEvent) => forms.get(`${form} ${event}`) ?? 0
  const own = [...pages].filter(([path]) => englishPathOf(path) === formPages[form])
  return {
    form,
    opened: count('opened') + own.reduce((all, [, views]) => all + views, 0),
    sent: count('sent'),
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
