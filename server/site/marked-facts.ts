import type { Locale } from '#domain/locales.ts'
import type { Catalogue } from '#domain/site/site.schema.ts'
import type { SiteFacts } from '#domain/site/site-facts.ts'
import { mark } from '#locales/marks.ts'

/** For the editor on the page: marks name the field in the settings. Prices are numbers and have none. */

export const markedFrame = (facts: SiteFacts): SiteFacts => ({
  ...facts,
  name: mark('site:name', facts.name),
  email: mark('site:email', facts.email),
  phone: { ...facts.phone, display: mark('site:phone', facts.phone.display) },
  address: facts.address.map((line) => mark('site:address', line)),
  hours: markedHours(facts.hours),
})

/** Times are not marked, because a drawing reads them too. */
export const markedHours = (rows: SiteFacts['hours']): SiteFacts['hours'] =>
  rows.map((row) => ({ ...row, days: mark('site:hours', row.days) }))

export function markedCatalogue(catalogue: Catalogue): Catalogue {
  const offers = <Offer extends { id: string }>(list: string, byLocale: Record<Locale, Offer[]>) =>
    inEach(byLocale, (rows, locale) =>
      rows.map((row) => withMarks(`catalogue:${list}.${locale}.${row.id}`, row)),
    )
  return {
    ...catalogue,
    packages: offers('packages', catalogue.packages),
    addOns: offers('addOns', catalogue.addOns),
    claims: Object.fromEntries(
      Object.entries(catalogue.claims).map(([id, claim]) => [
        id,
        { ...claim, label: inEach(claim.label, (label) => mark(`catalogue:claims.${id}`, label)) },
      ]),
    ),
  }
}

const inEach = <Value, Result>(
  byLocale: Record<Locale, Value>,
  change: (value: Value, locale: Locale) => Result,
) =>
  Object.fromEntries(
    Object.entries(byLocale).map(([locale, value]) => [locale, change(value, locale as Locale)]),
  ) as Record<Locale, Result>

/** Marks the texts of an object and of its lists, except values that pages compare. */
function withMarks<Row extends object>(key: string, row: Row): Row {
  const texts = Object.entries(row).map(([name, value]) => {
    const of = (text: unknown) => (typeof text === 'string' ? mark(`${key}.${name}`, text) : text)
    return [
      name,
      name === 'id' || name === 'period' ? value : Array.isArray(value) ? value.map(of) : of(value),
    ]
  })
  return Object.fromEntries(texts) as Row
}
