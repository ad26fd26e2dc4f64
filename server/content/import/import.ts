import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { ensureFolder, hasCode, publicModes } from '../../kernel/files.ts'
import type { Log } from '../../kernel/log.ts'
import type { Person } from '../git/person.ts'
import { settingsNames } from '../store/content-paths.ts'
import { copyMissing } from '../store/disk.ts'
import { postsFolder } from '../store/post-names.ts'
import { applyImport } from './apply.ts'
import { gitOf, prepareRepository } from './commit.ts'
import type { createPictureFetcher } from './fetch-picture.ts'
import { openForeignFolder } from './folder.ts'
import type { ForeignFolder } from './foreign-folder.ts'
import { readGhost } from './ghost.ts'
import { readMarkdown } from './markdown.ts'
import { createPictures, type PictureCounts, type PictureStore } from './pictures.ts'
import { type PlannedPost, planImport } from './plan.ts'
import { readPresentPosts } from './present-posts.ts'
import { type RedirectRule, redirectsFile, withRedirects } from './redirects-file.ts'
import type { Source, SourceKind } from './source.ts'
import { SourceError } from './source-error.ts'
import { readWordpress } from './wordpress.ts'

/** Takes the posts of another system into the content folder (R190 to R197). */

export type ImportOptions = {
  kind: SourceKind
  /** The export's file, or the folder; a zip archive of either. */
  from: string
  /** A folder with the pictures of the old site, or a zip archive of it. */
  media: string | null
  contentDir: string
  /** The folder from which missing settings are copied. */
  defaults: string
  store: PictureStore
  fetcher: ReturnType<typeof createPictureFetcher> | null
  categories: ReadonlyMap<string, string>
  fallbackCategory: string
  author: Person
  committer: Person
  dryRun: boolean
  /** Whether a server works on this folder. */
  isServed: boolean
  log: Log
  signal: AbortSignal
  now?: number
}

export type ImportReport = {
  dryRun: boolean
  kind: SourceKind
  posts: Omit<PlannedPost, 'text' | 'before'>[]
  counts: Record<PlannedPost['action'], number>
  pictures: PictureCounts
  redirects: RedirectRule[]
  skipped: Record<string, number>
  /** The commit; null when nothing changed. */
  commit: string | null
}

/** Throws `SourceError` for an export that cannot be read at all, `ImportConflict` when others write at the same time. */
export async function importPosts(options: ImportOptions): Promise<ImportReport> {
  const { kind, from, media } = options
  const source =
    kind === 'wordpress'
      ? await readWordpress(from)
      : kind === 'ghost'
        ? await readGhost(from)
        : await readMarkdown(from)
  const folders = source.folder === null ? [] : [source.folder]
  try {
    if (media !== null) folders.push(await openForeignFolder(media))
    return await importFrom(options, source, folders)
  } finally {
    for (const folder of folders) folder.close()
  }
}

async function importFrom(
  options: ImportOptions,
  source: Source,
  folders: readonly ForeignFolder[],
): Promise<ImportReport> {
  const { kind, contentDir, dryRun, signal, store, fetcher } = options
  signal.throwIfAborted()
  if (!dryRun) await prepareContent(options)
  const git = await gitOf(contentDir)
  if (!git && !dryRun) {
    throw new SourceError(
      'The content folder has no repository yet. Start the server once, then run the import again.',
    )
  }
  const pictures = createPictures({ kind, folders, hosts: source.hosts, store, fetcher, dryRun })
  const plan = await planImport({
    source,
    present: await readPresentPosts(contentDir, git),
    pictures,
    categories: options.categories,
    fallbackCategory: options.fallbackCategory,
    now: options.now ?? Date.now(),
    signal,
  })
  const rules = withRedirects(await textOrNull(path.join(contentDir, redirectsFile)), plan.redirects)
  if (!rules.ok)
    throw new SourceError(`${redirectsFile} in the content folder ${rules.message}. Mend it first.`)
  const counts = { add: 0, update: 0, unchanged: 0, kept: 0, refused: 0 }
  for (const { action } of plan.posts) counts[action] += 1
  signal.throwIfAborted()
  const commit =
    dryRun || !git
      ? null
      : await applyImport({
          dir: contentDir,
          git,
          posts: plan.posts,
          redirects: plan.redirects,
          message: messageFor(kind, counts),
          author: options.author,
          committer: options.committer,
          signal,
        })
  return {
    dryRun,
    kind,
    posts: plan.posts.map(({ text: _, before: __, ...post }) => post),
    counts,
    pictures: pictures.counts,
    redirects: rules.added,
    skipped: Object.fromEntries(source.skipped),
    commit,
  }
}

async function prepareContent({
  contentDir,
  defaults,
  isServed,
  committer,
  log,
}: ImportOptions): Promise<void> {
  await ensureFolder(path.join(contentDir, postsFolder), { mode: publicModes.folder })
  if (isServed) return
  await copyMissing(settingsNames, defaults, contentDir)
  await prepareRepository(contentDir, committer, log)
}

const names: Record<SourceKind, string> = { wordpress: 'WordPress', ghost: 'Ghost', markdown: 'Markdown' }

const messageFor = (kind: SourceKind, { add, update }: { add: number; update: number }): string =>
  `Import from ${names[kind]}: ${add} new, ${update} updated`

async function textOrNull(file: string): Promise<string | null> {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null
    throw error
  }
}
