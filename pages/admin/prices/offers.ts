import { locales } from '#domain/locales.ts'
import { freeSlug, slugify } from '#domain/posts/slug.ts'
import { type Fact, type Facts, isFacts } from '#domain/site/facts.ts'
import { moved, type Path, type Value, valueAt, withValue } from '../facts/facts-state.ts'

/** Packages and add-ons: the same ids in a list for each language. Pure. */

export type OfferKind = 'packages' | 'addOns'
const kinds = ['packages', 'addOns'] as const

/** Prefix of the temporary id of an offer without a name. */
const newPrefix = 'new-'

const listOf = (facts: Value, kind: OfferKind, locale: string): Facts[] => {
  const list = valueAt(facts, [kind, locale])
  return Array.isArray(list) ? list.filter(isFacts) : []
}

/** Ids in the order of the first language; those that it lacks come last. */
export const idsOf = (facts: Value, kind: OfferKind): string[] => [
  ...new Set(locales.flatMap((locale) => listOf(facts, kind, locale).map(({ id }) => String(id)))),
]

/** Null if the language does not have it. */
export function pathOf(facts: Value, kind: OfferKind, locale: string, id: string): Path | null {
  const index = listOf(facts, kind, locale).findIndex((one) => one.id === id)
  return index < 0 ? null : [kind, locale, index]
}

function withLists(facts: Facts, kind: OfferKind, change: (list: Facts[]) => Fact[]): Value {
  return locales.reduce<Value>(
    (all, locale) => withValue(all, [kind, locale], change(listOf(facts, kind, locale))),
    facts,
  )
}

/** Fields that are mostly the same in all offers: a new one copies them from the first. */
const alike = ['period', 'setupTime'] as const

export const withOffer = (facts: Facts, kind: OfferKind, blank: Facts): { facts: Value; id: string } => {
  const taken = new Set(idsOf(facts, kind))
  const id = freeSlug(`${newPrefix}1`, (one) => taken.has(one))
  const started = ([first]: Facts[]) =>
    Object.fromEntries(alike.flatMap((key) => (key in blank && first?.[key] ? [[key, first[key]]] : [])))
  return { id, facts: withLists(facts, kind, (list) => [...list, { id, ...blank, ...started(list) }]) }
}

export const withoutOffer = (facts: Facts, kind: OfferKind, id: string): Value =>
  withLists(facts, kind, (list) => list.filter((one) => one.id !== id))

export const withOfferMoved = (facts: Facts, kind: OfferKind, id: string, by: number): Value =>
  withLists(facts, kind, (list) => {
    const index = list.findIndex((one) => one.id === id)
    return index < 0 || index + by < 0 ? list : moved(list, index, by)
  })

/** Adds an offer to a language that lacks it, as a copy of the other language's. */
export function withOfferIn(facts: Facts, kind: OfferKind, locale: string, id: string): Value {
  const from = locales.flatMap((one) => listOf(facts, kind, one)).find((one) => one.id === id)
  return from ? withValue(facts, [kind, locale], [...listOf(facts, kind, locale), from]) : facts
}

/** If an offer has a name in only one language, the other gets the same name. */
export function withNames(facts: Facts): Facts {
  let result: Value = facts
  for (const kind of kinds)
    for (const id of idsOf(facts, kind)) {
      const at = locales.flatMap((locale) => {
        const path = pathOf(facts, kind, locale, id)
        return path ? [[...path, 'name']] : []
      })
      const name = at.map((path) => valueAt(facts, path)).find(isSaid)
      for (const path of at) if (name && !isSaid(valueAt(facts, path))) result = withValue(result, path, name)
    }
  return isFacts(result) ? result : facts
}

const isSaid = (value: Value): boolean => typeof value === 'string' && value.trim() !== ''

/** Gives new offers an id made from the English name: leads and drawings refer to it. */
export function withIds(facts: Facts): Facts {
  let result: Value = facts
  for (const kind of kinds)
    for (const id of idsOf(facts, kind)) {
      if (!id.startsWith(newPrefix)) continue
      const name = locales
        .map((locale) => valueAt(facts, [...(pathOf(facts, kind, locale, id) ?? []), 'name']))
        .find(Boolean)
      const taken = new Set(idsOf(result, kind))
      const own = freeSlug(slugify(String(name ?? '')).slice(0, 36) || 'offer', (one) => taken.has(one))
      for (const locale of locales) {
        const path = pathOf(result, kind, locale, id)
        if (path) result = withValue(result, [...path, 'id'], own)
      }
    }
  return isFacts(result) ? result : facts
}
