import { catalogueSchema, siteSchema } from '#domain/site/site.schema.ts'
import { isServedFile, isSettings, localeOfTexts, type SettingsName } from './content-paths.ts'
import { type FieldProblem, parsePostFile } from './front-matter.ts'
import { readOwnTexts } from './own-texts.ts'
import { fileOf, slugOf } from './post-names.ts'
import { readRedirects, redirectsName } from './redirects-file.ts'
import { readSettings } from './settings.ts'

const schemas = { 'site.yaml': siteSchema, 'catalogue.yaml': catalogueSchema } satisfies Record<
  SettingsName,
  unknown
>

/** The faults that keep a file from being served; `bytes` null: the file is removed. Pure. */
export function faultsIn(name: string, bytes: Buffer | null): FieldProblem[] {
  if (bytes === null) return isSettings(name) ? [{ field: 'file', message: 'must not be removed' }] : []
  if (!isServedFile(name)) return []
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return [{ field: 'file', message: 'is not UTF-8' }]
  }
  if (isSettings(name)) return readSettings<unknown>(schemas[name], text).problems
  const locale = localeOfTexts(name)
  if (locale) return readOwnTexts(locale, text).problems
  if (name === redirectsName) return readRedirects(text).problems
  const parsed = parsePostFile(text, slugOf(fileOf(name)))
  return parsed.ok ? [] : parsed.problems
}
