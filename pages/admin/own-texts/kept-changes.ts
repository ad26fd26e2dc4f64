import * as z from 'zod/mini'
import { parseOrNull } from '#domain/json.ts'
import { perLocale } from '#domain/locales.ts'
import type { WantedTexts } from '#domain/site/text-rows.ts'

/** Unsaved changes survive a reload, a crash and the end of a session, in this tab. */

const key = 'unsaved-texts'

const kept = z.object({
  wanted: z.strictObject(perLocale(() => z.record(z.string(), z.nullable(z.string())))),
  /** The texts before their first change, by language and key. */
  basis: z.record(z.string(), z.string()),
})

export function keptChanges(): z.output<typeof kept> | null {
  const { success, data } = kept.safeParse(parseOrNull(sessionStorage.getItem(key) ?? ''))
  return success ? data : null
}

export function keepChanges(wanted: WantedTexts, basis: ReadonlyMap<string, string>): void {
  const isEmpty = Object.values(wanted).every((texts) => Object.keys(texts).length === 0)
  try {
    if (isEmpty) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, JSON.stringify({ wanted, basis: Object.fromEntries(basis) }))
  } catch {
    // Storage is full or off: a prompt warns anyway before the member leaves the page
  }
}
