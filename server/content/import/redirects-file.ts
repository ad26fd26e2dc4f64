import type { RedirectRule } from '#domain/site/redirects.schema.ts'
import { addRedirects, readRedirects as readFile, redirectsName } from '../store/redirects-file.ts'

export type { RedirectRule }

/** Rules for addresses of an earlier site, in the content folder. */
export const redirectsFile = redirectsName

const rulesOf = (text: string): readonly RedirectRule[] => readFile(text).value?.rules ?? []

/**
 * The file's text with further rules behind those that it has (`addRedirects`). Null for the text: nothing is new. `text` null:
 * there is no file.
 */
export function withRedirects(
  text: string | null,
  rules: readonly RedirectRule[],
): { ok: true; text: string | null; added: RedirectRule[] } | { ok: false; message: string } {
  try {
    const next = addRedirects(text, rules)
    const added = rulesOf(next).slice(rulesOf(text ?? '').length)
    return { ok: true, text: added.length === 0 ? null : next, added }
  } catch (error) {
    return { ok: false, message: error instanceof Error ? error.message : String(error) }
  }
}
