import { isDeepStrictEqual } from 'node:util'
import { defaultLocale, locales } from '#domain/locales.ts'
import { type Fact, type Facts, type FactsName, isFacts } from '#domain/site/facts.ts'

/** More are counted only. */
const mostNamed = 3
/** Characters of a value that is named. */
const shortest = 40

const labels: Readonly<Record<string, string>> = {
  phone: 'telephone',
  structuredDataEmail: 'e-mail in structured data',
  hours: 'opening hours',
  map: 'map position',
  teamImage: 'team picture',
  social: 'social links',
  aiCrawlers: 'AI crawlers',
  staffLanguage: 'language of staff mail',
  leadRetentionMonths: 'months that leads are kept',
  leadReminders: 'reminders',
  accent: 'accent colour',
  homePrice: 'price on the Italian home page',
  thenMonthly: 'monthly price',
  setupTime: 'set-up time',
  idealFor: 'ideal for',
  advertisedFrom: 'advertised from',
  retentionExample: 'worked example of retention',
  differences: 'notes on differences',
}
const labelOf = (key: string): string => labels[key] ?? key

/** The message of a commit: what has changed, in words. Pure. */
export function describeChange(name: FactsName, before: Facts, after: Facts): string {
  const changes = keysOf(before, after).flatMap((key) => {
    if (isDeepStrictEqual(before[key], after[key])) return []
    if (key === 'packages' || key === 'addOns') return changedItems(before[key], after[key])
    if (key === 'claims') return changedFigures(before[key], after[key])
    // The register follows the figures
    return key === 'differences' ? [] : [changed(labelOf(key), before[key], after[key])]
  })
  const named = [...new Set(changes.length > 0 ? changes : [labelOf('differences')])]
  const more = named.length > mostNamed ? [`${named.length - mostNamed} more`] : []
  const what = name === 'business' ? 'the business' : 'prices'
  return `Change ${what}: ${[...named.slice(0, mostNamed), ...more].join(', ')}`
}

const keysOf = (...facts: Facts[]): string[] => [...new Set(facts.flatMap(Object.keys))]

function changed(label: string, before: Fact | undefined, after: Fact | undefined, sign = ''): string {
  const [from, to] = [before, after].map((value) =>
    typeof value === 'object' || typeof value === 'boolean' || String(value).length > shortest
      ? null
      : value === undefined
        ? 'none'
        : sign + String(value),
  )
  return from && to ? `${label} ${from} → ${to}` : label
}

/** Packages or add-ons: `{ en: [{ id, name, price, … }], it: … }`. */
function changedItems(before: Fact | undefined, after: Fact | undefined): string[] {
  const itemsOf = (value: Fact | undefined) =>
    locales.flatMap((locale) => {
      const list = isFacts(value) ? value[locale] : undefined
      return Array.isArray(list) ? list.filter(isFacts).map((item) => ({ locale, item })) : []
    })
  const [old, now] = [itemsOf(before), itemsOf(after)]
  const nameOf = (id: Fact | undefined) => {
    const same = [...now, ...old].filter(({ item }) => item.id === id)
    const { item } = same.find(({ locale }) => locale === defaultLocale) ?? same[0] ?? {}
    return String(item?.name ?? id)
  }
  const ids = [...new Set([...old, ...now].map(({ item }) => item.id))]
  const changes = ids.flatMap((id) => {
    const of = (list: typeof now) => list.filter(({ item }) => item.id === id)
    if (of(old).length === 0) return [`add ${nameOf(id)}`]
    if (of(now).length === 0) return [`remove ${nameOf(id)}`]
    return locales.flatMap((locale) => {
      const [was, is] = [of(old), of(now)].map((list) => list.find((one) => one.locale === locale)?.item)
      if (!was || !is) return was === is ? [] : [nameOf(id)]
      return keysOf(was, is).flatMap((key) => {
        if (isDeepStrictEqual(was[key], is[key])) return []
        const label = key === 'price' ? nameOf(id) : `${nameOf(id)}: ${labelOf(key)}`
        return [changed(label, was[key], is[key], typeof (is[key] ?? was[key]) === 'number' ? '£' : '')]
      })
    })
  })
  return changes.length > 0 ? changes : ['order']
}

function changedFigures(before: Fact | undefined, after: Fact | undefined): string[] {
  const [old, now] = [before, after].map((value) => (isFacts(value) ? value : {}))
  return keysOf(old ?? {}, now ?? {}).flatMap((id) => {
    const [was, is] = [old?.[id], now?.[id]]
    if (isDeepStrictEqual(was, is)) return []
    const [from, to] = [was, is].map((claim) => (isFacts(claim) ? claim.value : undefined))
    return [from === to ? `figure ${id}` : changed(`figure ${id}`, from, to)]
  })
}
