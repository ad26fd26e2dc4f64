import type { LeadKind } from '../leads/lead.ts'

/** Counts of visits, as the studio shows them (R274). Days are in UTC, such as `2026-11-23`. */

export const numbersPath = '/admin/numbers'

export type Period = {
  /** As in the address: `7`, `30`, `90` or a month, `2026-11`. */
  name: string
  first: string
  last: string
}

export const recentPeriods = ['7', '30', '90'] as const

type Counted<Name extends string> = Record<Name, string> & { count: number }

export type FormCounts = {
  form: LeadKind
  /** How often its own page was viewed or its dialog opened. */
  opened: number
  sent: number
}

export type CountsReport = {
  period: Period
  views: number
  /** Every day of the period up to today. */
  days: Counted<'day'>[]
  /** Highest count first, also in `referrers`. */
  pages: Counted<'path'>[]
  referrers: Counted<'host'>[]
  forms: FormCounts[]
  /** Within the last thirty days. */
  missing: Counted<'address'>[]
}

const dayMs = 86_400_000
const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10)

/** The period requested by an address's `days` or `month`; the last thirty days unless that is valid. */
export function periodOf({ days, month }: { days?: unknown; month?: unknown }, now: number): Period {
  const today = dayOf(now)
  if (typeof month === 'string' && /^20\d\d-(?:0[1-9]|1[0-2])$/.test(month) && month <= today.slice(0, 7)) {
    const [year = 0, number = 0] = month.split('-').map(Number)
    const end = dayOf(Date.UTC(year, number, 0))
    return { name: month, first: `${month}-01`, last: [end, today].sort()[0] ?? today }
  }
  const name = recentPeriods.find((known) => known === days) ?? '30'
  return { name, first: dayOf(now - (Number(name) - 1) * dayMs), last: today }
}

export const queryOfPeriod = (name: string): string =>
  name.includes('-') ? `?month=${name}` : `?days=${name}`

/** Includes both the first and the last day. */
export function daysBetween(first: string, last: string): string[] {
  const days: string[] = []
  for (let at = Date.parse(first); dayOf(at) <= last; at += dayMs) days.push(dayOf(at))
  return days
}
