import path from 'node:path'
import { type Locale, locales, perLocale } from '#domain/locales.ts'
import { noTexts, type OwnTexts, textsName } from '#domain/site/own-texts.ts'
import { noRedirects } from '#domain/site/redirects.schema.ts'
import { catalogueSchema, siteSchema } from '#domain/site/site.schema.ts'
import { groupsOf } from '../../kernel/groups-of.ts'
import type { GuardedRepository } from '../git/guarded-repository.ts'
import { namesOrNull } from './disk.ts'
import type { PostFile } from './front-matter.ts'
import { readOwnTexts } from './own-texts.ts'
import { createPostFiles } from './post-files.ts'
import type { StoredPost } from './post-index.ts'
import { fileOf, isMisnamed, isPostFile, nameOf, pathOf, postsFolder, slugOf } from './post-names.ts'
import { readRedirects, redirectsName } from './redirects-file.ts'
import { readSettings } from './settings.ts'
import { createSettingsFile } from './settings-file.ts'

export type ContentFault = {
  /** Relative to the content folder. */
  file: string
  field: string
  message: string
  /** The faulty part is ignored; the rest is used. */
  isIgnored?: true
}

/** How many versions are searched for a good version of a broken file. */
const recoveryDepth = 20

type Options = {
  dir: string
  /** Schedules another check of a path, in milliseconds. */
  lookAgain: (path: string, ms: number) => void
  onRemoved: (post: PostFile) => void
  /** Receives a good version that was replaced. */
  onReplaced: (post: StoredPost) => void
  /**
   * Called when a file has a new good version; `modified`: its time of change (ms); `again`: after the first
   * look at the folder.
   */
  onRead?: (path: string, modified: number, again: boolean) => void
}

/** The content folder in memory: the last good version of every file, and the faults of its current one. */
export function createLoadedContent(options: Options) {
  const { dir, lookAgain, onRead = () => {} } = options
  const posts = createPostFiles(options)
  const fixed = { dir, lookAgain, isOptional: false }
  const site = createSettingsFile({
    ...{ ...fixed, name: 'site.yaml' },
    read: (text) => readSettings(siteSchema, text),
  })
  const catalogue = createSettingsFile({
    ...{ ...fixed, name: 'catalogue.yaml' },
    read: (text) => readSettings(catalogueSchema, text),
  })
  const redirects = createSettingsFile({
    ...{ ...fixed, name: redirectsName, isOptional: true },
    read: readRedirects,
  })
  const texts = perLocale((locale) =>
    createSettingsFile({
      ...{ dir, lookAgain, name: textsName(locale), isOptional: true },
      read: (text) => readOwnTexts(locale, text),
    }),
  )
  const settings = [site, catalogue, redirects, ...locales.map((locale) => texts[locale])]
  let folderMissing = false
  let misnamed: string[] = []
  let again = false

  async function lookAtPost(name: string): Promise<boolean> {
    const found = await posts.look(name)
    if (typeof found === 'number') onRead(pathOf(slugOf(name)), found, again)
    return found !== null
  }

  return {
    /** Checks the given paths, or all. True when served content has changed. */
    async look(paths: ReadonlySet<string> | null): Promise<boolean> {
      let changed = false
      for (const file of settings) {
        const modified = !paths || paths.has(file.name) ? await file.look(again) : null
        if (modified === null) continue
        onRead(file.name, modified, again)
        changed = true
      }
      const present = await namesOrNull(path.join(dir, postsFolder))
      // Without the folder, every post would appear to be removed.
      folderMissing = present === null
      if (!present) return changed
      misnamed = present.filter(isMisnamed)
      const names = paths
        ? [...paths].filter((name) => name.startsWith(`${postsFolder}/`)).map(fileOf)
        : [...new Set([...present.filter(isPostFile), ...posts.entries.keys()])]
      for (const part of groupsOf(names, 64)) {
        const results = await Promise.all(part.map(lookAtPost))
        changed = results.includes(true) || changed
      }
      again ||= paths === null
      return changed
    },
    lookAtPost: (slug: string) => lookAtPost(nameOf(slug)),

    /** Takes over a file just written. The next check finds the same bytes, or a later edit. */
    wrote(slug: string, text: string): void {
      posts.take(nameOf(slug), text, null)
    },
    /** Takes over a settings file just written. True when its value has changed. */
    wroteSettings: (name: string, text: string): boolean =>
      settings.find((file) => file.name === name)?.take(text) ?? false,
    deleted: (slug: string) => posts.deleted(nameOf(slug)),

    /** For a file with a fault at the start: serves its last good version from the history. */
    async recover(repository: GuardedRepository): Promise<void> {
      const head = await repository.head()
      if (head === null) return
      const textsOf = async (file: string) => {
        const changes = await repository.changes(file, head)
        const blobs = changes.flatMap(({ after }) => after ?? []).slice(0, recoveryDepth)
        const texts = await repository.blobs(blobs)
        return blobs.flatMap((blob) => texts.get(blob) ?? [])
      }
      for (const [name, { good }] of posts.entries) {
        if (!good) posts.recover(name, await textsOf(`${postsFolder}/${name}`))
      }
      for (const file of settings) if (!file.value()) file.recover(await textsOf(file.name))
    },

    candidates: posts.candidates,
    /** Whether any file, valid or not, has the name. */
    occupies: (slug: string): boolean => posts.entries.has(nameOf(slug)),
    /** The faults of a post's file and the hash of its bytes; null for a valid or missing file. */
    brokenFile: (slug: string) => posts.broken(nameOf(slug)),
    faults(): ContentFault[] {
      const found: ContentFault[] = folderMissing
        ? [{ file: postsFolder, field: 'folder', message: 'is missing, or cannot be read' }]
        : []
      for (const file of settings)
        for (const fault of file.problems()) found.push({ file: file.name, ...fault })
      for (const [name, { problems }] of posts.entries) {
        for (const fault of problems) found.push({ file: `${postsFolder}/${name}`, ...fault })
      }
      for (const name of misnamed) {
        const message = 'is not read: the name of a post ends with .md'
        found.push({ file: `${postsFolder}/${name}`, field: 'file', message, isIgnored: true })
      }
      return found
    },
    site: site.value,
    catalogue: catalogue.value,
    redirects: () => redirects.value() ?? noRedirects,
    /** The texts that the owner has changed, by key. The same object until the file changes. */
    texts: (locale: Locale): OwnTexts => texts[locale].value() ?? noTexts,
  }
}
