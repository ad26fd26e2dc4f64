import { type Locale, locales, perLocale } from '#domain/locales.ts'
import type { Run } from '#domain/posts/changes.ts'
import { type Facts, isFacts } from '#domain/site/facts.ts'
import { readOwnText, type TextsInput, textsName } from '#domain/site/own-texts.ts'
import type { ChangedValue, SettingsVersion, SiteHistory, SiteSubject } from '#domain/site/site-history.ts'
import { shippedTexts } from '#locales/shipped.ts'
import { isWithoutContent } from '../kernel/yaml.ts'
import { parseYaml } from './edit-yaml.ts'
import type { SettingsFiles } from './facts.ts'
import { fileOf } from './facts-file.ts'

export type SettingsPast = {
  versions(names: readonly string[]): Promise<SettingsVersion[]>
  textsAt(names: readonly string[], commit: string): Promise<string[] | null>
  wordsOf(before: string, after: string): Run[]
}

const filesOf: Readonly<Record<SiteSubject, readonly string[]>> = {
  business: [fileOf.business],
  catalogue: [fileOf.catalogue],
  texts: locales.map(textsName),
}

/** The versions of a subject, and how one of them differs from the present version (R337). */
export async function siteHistory(
  { files, past }: { files: Pick<SettingsFiles, 'read'>; past: SettingsPast },
  { subject, commit }: { subject: SiteSubject; commit?: string | undefined },
): Promise<SiteHistory> {
  const names = filesOf[subject]
  const [versions, { texts: present, revision }, then] = await Promise.all([
    past.versions(names),
    files.read(names),
    commit === undefined ? null : past.textsAt(names, commit),
  ])
  const [before, now] = [then, present].map((texts) => texts?.map(parseYaml) ?? [])
  const isReadable =
    then?.every((text, at) => isFacts(before?.[at]) || (subject === 'texts' && isWithoutContent(text))) ??
    false
  if (commit === undefined || !isReadable || !before || !now)
    return { subject, versions, comparison: null, missing: commit !== undefined }
  const isText = subject === 'texts'
  const changes = differing(
    isText ? textsIn(before) : leavesOf(before[0]),
    isText ? textsIn(now) : leavesOf(now[0]),
  )
  const body = isText ? textsToRestore(before, now) : (before[0] as Facts)
  return {
    ...{ subject, versions, missing: false },
    comparison: {
      commit,
      changes: changes.map(([path, one, other]): ChangedValue => ({ path, words: past.wordsOf(one, other) })),
      restore: { body, revision },
    },
  }
}

type Leaves = ReadonlyMap<string, string>

/** What differs, in the order of the earlier version; then what only the present version has. */
const differing = (before: Leaves, now: Leaves): [string, string, string][] =>
  [...new Set([...before.keys(), ...now.keys()])].flatMap((path): [string, string, string][] => {
    const [one = '', other = ''] = [before.get(path), now.get(path)]
    return one === other ? [] : [[path, one, other]]
  })

/** Each value by its path; items of a list by their id where they have one. */
function leavesOf(value: unknown, path = '', found = new Map<string, string>()): Map<string, string> {
  if (typeof value !== 'object' || value === null) {
    if (value !== null && value !== undefined) found.set(path, String(value))
    return found
  }
  for (const [key, item] of Object.entries(value)) {
    const name = Array.isArray(value) && isFacts(item) && typeof item.id === 'string' ? item.id : key
    leavesOf(item, path === '' ? name : `${path}.${name}`, found)
  }
  return found
}

const entriesOf = (files: readonly unknown[], locale: Locale): Facts => {
  const file = files[locales.indexOf(locale)]
  return isFacts(file) ? file : {}
}

function textsIn(files: readonly unknown[]): Leaves {
  const found = new Map<string, string>()
  for (const locale of locales)
    for (const [key, value] of Object.entries(entriesOf(files, locale))) {
      const shipped = shippedTexts[locale].get(key)
      const { text } = readOwnText(value, shipped)
      if (text !== undefined) found.set(`${locale}.${key}`, text)
    }
  return found
}

/** Every text that either version has. A text that the program would refuse today stays as it is now. */
function textsToRestore(before: readonly unknown[], now: readonly unknown[]): TextsInput {
  return perLocale((locale) => {
    const [earlier, present] = [entriesOf(before, locale), entriesOf(now, locale)]
    const keys = [...new Set([...Object.keys(earlier), ...Object.keys(present)])]
    return Object.fromEntries(
      keys.flatMap((key): [string, string | null][] => {
        const { text, fault } = readOwnText(earlier[key] ?? {}, shippedTexts[locale].get(key))
        const isSame = text === readOwnText(present[key] ?? {}, shippedTexts[locale].get(key)).text
        return fault !== undefined || isSame ? [] : [[key, text ?? null]]
      }),
    )
  })
}
