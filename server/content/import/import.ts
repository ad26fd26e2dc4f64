import path from 'node:path'
import { ensureFolder, publicModes, readOrNull } from '../../kernel/files.ts'
import type { Log } from '../../kernel/log.ts'
import { gitOf } from '../git/git-of.ts'
import type { Person } from '../git/person.ts'
import { openRepository, type Repository } from '../git/repository.ts'
import { settingsNames } from '../store/content-paths.ts'
import { copyMissing } from '../store/disk.ts'
import { postsFolder } from '../store/post-names.ts'
import { presentFiles } from '../store/present-files.ts'
import { applyImport } from './apply.ts'
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

/** Imports the posts of another system into the content folder (R190 to R197). */

export type ImportOptions = {
  kind: SourceKind
  /** The export's file or folder, or a zip archive of either. */
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
  log: Log
  signal: AbortSignal
  now?: number
}

export type ImportReport = {
  dryRun: boolean
  kind: SourceKind
  posts: Omit<PlannedPost, 'text'>[]
  counts: Record<PlannedPost['action'], number>
  pictures: PictureCounts
  redirects: RedirectRule[]
  skipped: Record<string, number>
  /** Null when nothing changed. */
  commit: string | null
}

/** Requires that no server runs, except for a dry run. Throws `SourceError` for an unreadable export. */
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
  const { kind, contentDir, dryRun, signal, store, fetcher, author } = options
  signal.throwIfAborted()
  const repository = dryRun ? null : await prepareContent(options)
  const git = repository ? repository.place.git : await gitOf(contentDir)
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
  const before = await readOrNull(path.join(contentDir, redirectsFile))
  const rules = withRedirects(before, plan.redirects)
  if (!rules.ok)
    throw new SourceError(`${redirectsFile} in the content folder ${rules.message}. Mend it first.`)
  const counts = { add: 0, kept: 0, refused: 0 }
  for (const { action } of plan.posts) counts[action] += 1
  const commit = repository
    ? await applyImport({
        repository,
        posts: plan.posts,
        rules: { before, after: rules.text },
        message: `Import from ${names[kind]}: ${counts.add} new`,
        author,
        signal,
      })
    : null
  return {
    dryRun,
    kind,
    posts: plan.posts.map(({ text: _, ...post }) => post),
    counts,
    pictures: pictures.counts,
    redirects: rules.added,
    skipped: Object.fromEntries(source.skipped),
    commit,
  }
}

/** Adds missing settings and opens the repository, as a server does at its start. */
async function prepareContent({ contentDir, defaults, committer, log }: ImportOptions): Promise<Repository> {
  await ensureFolder(path.join(contentDir, postsFolder), { mode: publicModes.folder })
  await copyMissing(settingsNames, defaults, contentDir)
  return openRepository({
    dir: contentDir,
    committer,
    log,
    first: () => presentFiles(contentDir),
    atStart: true,
  })
}

const names: Record<SourceKind, string> = { wordpress: 'WordPress', ghost: 'Ghost', markdown: 'Markdown' }
