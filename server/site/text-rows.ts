import type { Locale } from '#domain/locales.ts'
import { locales, perLocale } from '#domain/locales.ts'
import type { OwnTexts } from '#domain/site/own-texts.ts'
import { type TextRow, textRows } from '#domain/site/text-rows.ts'
import { shippedTexts } from '#locales/shipped.ts'
import type { SettingsFiles } from './facts.ts'

export const textFiles: readonly string[] = locales.map((locale) => `texts/${locale}.yaml`)

/** Every text in every language, with the revision to save against. */
export async function textsForStudio(
  texts: (locale: Locale) => OwnTexts,
  files: Pick<SettingsFiles, 'read'>,
) {
  // Before the texts: a change in between is then a conflict, and never lost
  const { revision } = await files.read(textFiles)
  const rows: TextRow[] = textRows(shippedTexts, perLocale(texts))
  return { rows, revision }
}
