import { isUtf8 } from 'node:buffer'
import path from 'node:path'
import { noRedirects, type RedirectTable } from '#domain/site/redirects.schema.ts'
import { type Catalogue, catalogueSchema, type Site, siteSchema } from '#domain/site/site.schema.ts'
import { hasCode } from '../../kernel/files.ts'
import { groupsOf } from '../../kernel/groups-of.ts'
import type { Repository } from '../git/repository.ts'
import { fileLimit, type SettingsName, settingsNames } from './content-paths.ts'
import { bytesOrNull, hashOf, lstatOrNull, namesOrNull, stampOf } from './disk.ts'
import { type FieldProblem, type PostFile, parsePostFile } from './front-matter.ts'
import { type Candidate, type StoredPost, toStored } from './post-index.ts'
import { fileOf, isPostFile, nameOf, pathOf, postsFolder, slugOf } from './post-names.ts'
import { readRedirects, redirectsName } from './redirects-file.ts'
import { readSettings } from './settings.ts'

export type ContentFault = {
  /** Relative to the content folder. */
  file: string
  field: string
  message: string
  /** The rest of the file counts. */
  isIgnored?: true
}

type Stats = Parameters<typeof stampOf>[0]

/** A post's file as last seen. */
type Entry = {
  /** Time, size and inode; null = read the file again in any case. */
  stamp: string | null
  hash: string
  problems: FieldProblem[]
  /** The last version without a fault. */
  good: StoredPost | null
  /** When it was first found missing: an editor may be replacing it. */
  missingSince: number | null
}

/** How long a file must be missing before its post is removed, and redirects be as they are before they count. */
const graceMs = 250
/** A file this new may change again without a new modification time. */
const settledMs = 100
/** How many versions are searched for a good version of a broken file. */
const recoveryDepth = 20

const ifDenied =
  <Value>(value: Value) =>
  (error: unknown): Value => {
    if (hasCode(error, 'EACCES', 'EPERM')) return value
    throw error
  }

/** Stands for the bytes of an entry that is not a plain file or too large. */
const unreadable = 'unreadable'

type Options = {
  dir: string
  /** Schedules another check of a path, in milliseconds. */
  lookAgain: (path: string, ms: number) => void
  onRemoved: (post: PostFile) => void
  /** Receives a good version that was replaced. */
  onReplaced: (post: StoredPost) => void
  /** A good version was found in a file last changed at a time (ms); `again`: after the first look at the folder. */
  onRead?: (path: string, modified: number, again: boolean) => void
}

/** The content folder in memory: the last good version of every file, and the faults of its current one. */
export function createLoadedContent({ dir, lookAgain, onRemoved, onReplaced, onRead }: Options) {
  const posts = new Map<string, Entry>()
  const settings = {
    'site.yaml': settingsEntry<Site>('site.yaml', (text) => readSettings(siteSchema, text)),
    'catalogue.yaml': settingsEntry<Catalogue>('catalogue.yaml', (text) =>
      readSettings(catalogueSchema, text),
    ),
  }
  const redirects = settingsEntry<RedirectTable>(redirectsName, readRedirects)
  let folderMissing = false
  let again = false

  /** The stamp, or null when the file is so new that a second change could have the same one. */
  function settledStamp(stats: Stats, file: string): string | null {
    if (Math.abs(Date.now() - Number(stats.mtimeMs)) > settledMs) return stampOf(stats)
    lookAgain(file, settledMs * 2)
    return null
  }

  function settingsEntry<Value>(
    name: SettingsName | typeof redirectsName,
    read: (text: string) => ReturnType<typeof readSettings<Value>>,
  ) {
    let stamp: string | null = null
    let missingSince: number | null = null
    const entry = {
      value: null as Value | null,
      problems: [] as FieldProblem[],
      /** True when the value has changed. */
      take(text: string): boolean {
        const { value, problems } = read(text)
        entry.problems = problems
        if (value === null || JSON.stringify(value) === JSON.stringify(entry.value)) return false
        entry.value = value
        return true
      },
      async look(): Promise<boolean> {
        const stats = await lstatOrNull(path.join(dir, name))
        if (stats && stamp === stampOf(stats)) return false
        if (name === redirectsName && again && !isWhole(stats)) return false
        const bytes =
          stats?.isFile() && stats.size <= fileLimit
            ? await bytesOrNull(path.join(dir, name)).catch(ifDenied(null))
            : null
        stamp = stats ? settledStamp(stats, name) : null
        if (bytes && !isUtf8(bytes)) {
          entry.problems = [{ field: 'file', message: 'is not UTF-8' }]
          return false
        }
        if (bytes) {
          const changed = entry.take(bytes.toString('utf8'))
          if (changed) onRead?.(name, Number(stats?.mtimeMs), again)
          return changed
        }
        // Nobody has to have redirects
        if (!stats && name === redirectsName) return entry.take('')
        stamp = null
        entry.problems = [{ field: 'file', message: 'is missing, or is no readable file of at most 1 MB' }]
        return false
      },
    }
    return entry

    /** Any part of redirects, and no file, is valid as well: what somebody is just writing is read when it is settled. */
    function isWhole(stats: Stats | null): boolean {
      missingSince = stats ? null : (missingSince ?? Date.now())
      const since = missingSince ?? Number(stats?.mtimeMs)
      const isSettled = Math.abs(Date.now() - since) >= graceMs
      if (!isSettled) lookAgain(name, graceMs)
      return isSettled
    }
  }

  /** Reads a post's file if it has changed. True when the post has changed. */
  async function lookAtPost(name: string): Promise<boolean> {
    const file = path.join(dir, postsFolder, name)
    const entry = posts.get(name)
    const stats = await lstatOrNull(file)
    if (!stats) return entry ? miss(name, entry) : false
    if (entry) entry.missingSince = null
    if (entry?.stamp === stampOf(stats)) return false
    const refuse = (message: string, stamp: string | null = stampOf(stats)) => {
      const problems = [{ field: 'file', message }]
      posts.set(name, {
        stamp,
        hash: '',
        problems,
        good: entry?.good ?? null,
        missingSince: null,
      })
      return false
    }
    if (!stats.isFile()) return refuse('is no plain file; links are not followed')
    if (stats.size > fileLimit) return refuse('is larger than 1 MB')
    const bytes = await bytesOrNull(file).catch(ifDenied('denied' as const))
    // A right that is given later does not change the stamp
    if (bytes === 'denied') return refuse('may not be read by the server', null)
    if (!bytes) return false
    if (!isUtf8(bytes)) return refuse('is not UTF-8')
    const text = bytes.toString('utf8')
    const stamp = settledStamp(stats, pathOf(slugOf(name)))
    if (entry && entry.hash === hashOf(text)) {
      entry.stamp = stamp
      return false
    }
    const isGood = takePost(name, text, stamp)
    if (isGood) onRead?.(pathOf(slugOf(name)), Number(stats.mtimeMs), again)
    return isGood
  }

  function takePost(name: string, text: string, stamp: string | null): boolean {
    const hash = hashOf(text)
    const parsed = parsePostFile(text, slugOf(name))
    const previous = posts.get(name)?.good ?? null
    const good = parsed.ok ? toStored(parsed.post, hash) : previous
    if (previous && previous !== good) onReplaced(previous)
    posts.set(name, { stamp, hash, problems: parsed.ok ? [] : parsed.problems, good, missingSince: null })
    return parsed.ok
  }

  function miss(name: string, entry: Entry): boolean {
    entry.missingSince ??= Date.now()
    if (Date.now() - entry.missingSince < graceMs) {
      lookAgain(pathOf(slugOf(name)), graceMs)
      return false
    }
    posts.delete(name)
    if (entry.good) {
      onReplaced(entry.good)
      onRemoved(entry.good.file)
    }
    return entry.good !== null
  }

  return {
    /** Checks the given paths, or all. True when served content has changed. */
    async look(paths: ReadonlySet<string> | null): Promise<boolean> {
      let changed = false
      for (const name of settingsNames) {
        if (!paths || paths.has(name)) changed = (await settings[name].look()) || changed
      }
      if (!paths || paths.has(redirectsName)) changed = (await redirects.look()) || changed
      const present = await namesOrNull(path.join(dir, postsFolder))
      // Without its folder every post would appear to be removed.
      folderMissing = present === null
      if (!present) return changed
      const names = paths
        ? [...paths].filter((name) => name.startsWith(`${postsFolder}/`)).map(fileOf)
        : [...new Set([...present.filter(isPostFile), ...posts.keys()])]
      for (const part of groupsOf(names, 64)) {
        const results = await Promise.all(part.map(lookAtPost))
        changed = results.includes(true) || changed
      }
      again = true
      return changed
    },
    lookAtPost: (slug: string) => lookAtPost(nameOf(slug)),

    /** Takes over a file just written. The next check finds the same bytes, or a later edit. */
    wrote(slug: string, text: string): void {
      takePost(nameOf(slug), text, null)
    },
    /** Takes over redirects just written. */
    wroteRedirects: (text: string): boolean => redirects.take(text),
    deleted(slug: string): void {
      const previous = posts.get(nameOf(slug))?.good
      if (previous) onReplaced(previous)
      posts.delete(nameOf(slug))
    },

    /** For a file with a fault at the start: serves its last good version from the history. */
    async recover(repository: Repository): Promise<void> {
      const versions = async (file: string) => {
        const changes = await repository.changes(file)
        const blobs = changes.flatMap(({ after }) => after ?? []).slice(0, recoveryDepth)
        const texts = await repository.blobs(blobs)
        return blobs.flatMap((blob) => texts.get(blob) ?? [])
      }
      for (const [name, entry] of posts) {
        if (entry.good) continue
        for (const text of await versions(`${postsFolder}/${name}`)) {
          const parsed = parsePostFile(text, slugOf(name))
          if (parsed.ok) entry.good ??= toStored(parsed.post, hashOf(text))
        }
      }
      for (const [name, entry] of [...Object.entries(settings), [redirectsName, redirects] as const]) {
        if (entry.value) continue
        const { problems } = entry
        for (const text of await versions(name)) if (entry.take(text)) break
        entry.problems = problems
      }
    },

    *candidates(): Generator<Candidate> {
      for (const { good, missingSince } of posts.values()) {
        if (good) yield missingSince === null ? good : { ...good, leaving: true }
      }
    },
    /** Whether any file, valid or not, has the name. */
    occupies: (slug: string): boolean => posts.has(nameOf(slug)),
    /** The faults of a post's file and the hash of its bytes; null for a valid or missing file. */
    brokenFile(slug: string): { problems: FieldProblem[]; revision: string } | null {
      const entry = posts.get(nameOf(slug))
      return entry && entry.problems.length > 0
        ? { problems: entry.problems, revision: entry.hash || unreadable }
        : null
    },
    faults(): ContentFault[] {
      const found: ContentFault[] = folderMissing
        ? [{ file: postsFolder, field: 'folder', message: 'is missing, or cannot be read' }]
        : []
      for (const [name, { problems }] of [...Object.entries(settings), [redirectsName, redirects] as const]) {
        for (const fault of problems) found.push({ file: name, ...fault })
      }
      for (const [name, { problems }] of posts) {
        for (const fault of problems) found.push({ file: `${postsFolder}/${name}`, ...fault })
      }
      return found
    },
    site: () => settings['site.yaml'].value,
    catalogue: () => settings['catalogue.yaml'].value,
    redirects: () => redirects.value ?? noRedirects,
  }
}
