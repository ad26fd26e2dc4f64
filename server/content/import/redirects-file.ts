import type { RedirectRule } from '#domain/site/redirects.schema.ts'
import { addRedirects, readRedirects as readFile, redirectsName } from '../store/redirects-file.ts'

export type { RedirectRule }

export const redirectsFile = redirectsName

const rulesOf = (text: string): readonly RedirectRule[] => readFile(text).value?.rules ?? []

/**
 * The file's text with further rules after the existing ones (`addRedirects`). Parameter `text` null: no file
 * yet. Result `text` null: nothing is new.
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
