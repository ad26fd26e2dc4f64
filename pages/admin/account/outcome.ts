import type { AccountDone, AccountError } from '#domain/staff/own-account.schema.ts'
import { accountText } from '#locales/en/admin-account.ts'

/** The result of a form sent without script, in words. */
export type Outcome =
  | { ok: true; of: AccountDone; title: string; text: string }
  | { ok: false; title: string; text: string; field: 'current' | 'password' | null }

const done: Record<AccountDone, { title: string; text: string }> = accountText.done
const errors: Record<AccountError, { title: string; text: string }> = accountText.errors
const fields: Partial<Record<AccountError, 'current' | 'password'>> = {
  current: 'current',
  'current-missing': 'current',
  password: 'password',
}

/** Null if the query has no known result. */
export function outcomeIn(query: Readonly<Record<string, string>>): Outcome | null {
  const { done: finished, error: failed } = query
  if (failed !== undefined && isKeyOf(errors, failed)) {
    return { ok: false, ...errors[failed], field: fields[failed] ?? null }
  }
  return finished !== undefined && isKeyOf(done, finished)
    ? { ok: true, of: finished, ...done[finished] }
    : null
}

const isKeyOf = <Known extends object>(known: Known, key: PropertyKey): key is keyof Known =>
  Object.hasOwn(known, key)
