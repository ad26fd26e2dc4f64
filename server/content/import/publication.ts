import { untilFault } from '#domain/posts/post.schema.ts'
import { readBoolean, readForeignDate } from '#domain/read-value.ts'
import type { Notes } from './notes.ts'
import type { SourcePost } from './source.ts'

/** Whether and when a post is public, by foreign front matter; in doubt a draft, with a note why. Pure. */

type Values = ReadonlyMap<string, unknown>
type Publication = Pick<
  SourcePost,
  'published' | 'publishedAt' | 'publishedUntil' | 'createdAt' | 'updatedAt'
>

const begins = ['date', 'pubDate', 'publishDate', 'publishedAt', 'published_at', 'pubdate', 'publishdate']
const ends = ['expiryDate', 'expirydate', 'unpublishDate', 'unpublishdate', 'expires', 'publishedUntil']
const changes = ['lastmod', 'updated', 'updatedDate', 'updatedAt', 'last_modified_at']
/** Keys that hide a post when true (`hiding`) or when false (`showing`). */
const hiding = ['draft', 'private', 'hidden', 'unlisted', 'headless']
const showing = ['published', 'public', 'permalink']
const publicStates = ['', 'publish', 'published', 'public', 'live', 'scheduled', 'future']

export const unreadableDate = (date: unknown): string =>
  `its date of publication ("${String(date ?? '').slice(0, 40)}") cannot be read: imported as a draft`

/** `folder` and `fileDate` (as written) come from the file's path. */
export function publicationOf(
  values: Values,
  { folder, fileDate, notes }: { folder: string; fileDate: string | null; notes: Notes },
): Publication {
  const first = (keys: readonly string[]) => keys.map((key) => values.get(key)).find(isGiven)
  const dateOf = (value: unknown) => (isGiven(value) ? readForeignDate(String(value)) : null)
  // Some programs write the date under `published`, which is a boolean elsewhere
  const inSwitch = readBoolean(values.get('published')) === null && dateOf(values.get('published')) !== null
  const begin = first(begins) ?? (inSwitch ? values.get('published') : undefined)
  const [end, change] = [first(ends), first(changes)]
  const written = isGiven(begin) ? begin : fileDate
  const publishedAt = dateOf(written)
  const publishedUntil = dateOf(end)
  const reasons = hidingReasons(values, folder, inSwitch)
  if (isGiven(written) && publishedAt === null) reasons.push(unreadableDate(written))
  if (isGiven(end) && publishedUntil === null)
    reasons.push(`its end of publication ("${String(end).slice(0, 40)}") cannot be read: imported as a draft`)
  const fault = untilFault({ publishedAt, publishedUntil })
  if (fault !== null) reasons.push(`${fault}: imported as a draft`)
  for (const reason of reasons) if (reason !== '') notes.add(reason)
  const published = reasons.length === 0
  return {
    published,
    publishedAt: published ? publishedAt : null,
    publishedUntil: published ? publishedUntil : null,
    createdAt: publishedAt,
    updatedAt: dateOf(change) ?? publishedAt,
  }
}

const isGiven = (value: unknown): boolean => value !== undefined && value !== null && value !== ''

/** Why the post is hidden. An empty reason needs no note: the source itself says "draft". */
function hidingReasons(values: Values, folder: string, isDate: boolean): string[] {
  const reasons: string[] = []
  const check = (key: string, value: unknown, shown: boolean) => {
    const read = readBoolean(value)
    if (read === !shown)
      reasons.push(['draft', 'published'].includes(key) ? '' : `${key}: imported as a draft`)
    else if (read === null)
      reasons.push(`"${key}: ${String(value).slice(0, 40)}" cannot be read: imported as a draft`)
  }
  for (const key of hiding) if (isGiven(values.get(key))) check(key, values.get(key), false)
  for (const key of showing) {
    const value = values.get(key)
    if (!isGiven(value) || (key === 'published' && isDate)) continue
    if (key !== 'permalink') check(key, value, true)
    else if (value === false) reasons.push('"permalink: false" kept it off the old site: imported as a draft')
  }
  for (const key of ['status', 'visibility']) {
    const state = String(values.get(key) ?? '')
      .trim()
      .toLowerCase()
    if (!publicStates.includes(state))
      reasons.push(state === 'draft' ? '' : `"${key}: ${state.slice(0, 40)}": imported as a draft`)
  }
  if (isGiven(values.get('password'))) reasons.push('was protected by a password: imported as a draft')
  for (const key of ['build', '_build']) {
    const build = values.get(key)
    const render = build instanceof Map ? build.get('render') : undefined
    if (render === 'never' || readBoolean(render) === false)
      reasons.push('"build: render: never" kept it off the old site: imported as a draft')
  }
  if (folder.split('/').some((part) => /^_?drafts$/i.test(part))) reasons.push('')
  return reasons
}
