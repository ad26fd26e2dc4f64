import type { RecordedActivity } from '#domain/audit/activity.ts'
import { activityText as text } from '#locales/en/admin-activity.ts'

/** Null for a name of a later version. */
export const wordsIn = (texts: Readonly<Record<string, string>>, name: string): string | null =>
  Object.hasOwn(texts, name) ? (texts[name] ?? null) : null

/** `by password`, `as a table`. */
export function factsInWords({
  method,
  purpose,
  role,
  channel,
  format,
}: RecordedActivity['facts']): string[] {
  return [method, purpose, role, channel, format].flatMap((fact) =>
    fact === undefined ? [] : (wordsIn(text.facts, String(fact)) ?? String(fact)),
  )
}
