import { statfs } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { type Command, Option } from 'commander'
import { categories } from '#domain/posts/post.schema.ts'
import type { Config } from '#server/config.ts'
import { createPictureFetcher, originOf } from '#server/content/import/fetch-picture.ts'
import { type ImportReport, importPosts } from '#server/content/import/import.ts'
import type { SourceKind } from '#server/content/import/source.ts'
import { SourceError } from '#server/content/import/source-error.ts'
import { isServerRunning } from '#server/kernel/data-lock.ts'
import { ensureFolder, publicModes } from '#server/kernel/files.ts'
import { silentLog } from '#server/kernel/log.ts'
import { createCommandLineStore } from '#server/media/command-line-store.ts'
import { createImageProcess } from '#server/media/images/image-process.ts'
import { type Context, exit, failed, onInterrupt, print, UsageError, withConfig } from './command.ts'
import { root } from './setup.mjs'

type Options = {
  dryRun?: boolean
  as?: string
  media?: string
  fetch?: string
  category: string[]
  defaultCategory: string
}

/** The image process; in the build its built program, which needs no tsx. */
const imageProgram = import.meta.dirname.startsWith(path.join(root, 'dist'))
  ? path.join(root, 'dist/server/images.mjs')
  : path.join(root, 'server/media/images/image-program.ts')
/** Each needs up to 160 MB of memory while it decodes an image. */
const mostProcesses = 4

const sources: { kind: SourceKind; argument: string; about: string; summary: string }[] = [
  {
    kind: 'wordpress',
    argument: '<file.xml>',
    about: 'the export (Tools > Export), at most 100 MB; or a zip archive with it',
    summary: 'posts from an export of WordPress',
  },
  {
    kind: 'ghost',
    argument: '<file.json>',
    about: 'the export (Settings > Labs), at most 64 MB; or a zip archive with it',
    summary: 'posts from an export of Ghost',
  },
  {
    kind: 'markdown',
    argument: '<folder>',
    about: 'files of Hugo, Jekyll or Astro with YAML front matter; or a zip archive of them',
    summary: 'posts from a folder of Markdown files',
  },
]

export function addImportCommands(program: Command): void {
  const group = program
    .command('import')
    .description('Takes over posts from elsewhere, while no server runs.')
  for (const { kind, argument, about, summary } of sources) {
    const command = group
      .command(kind)
      .summary(summary)
      .description(
        `Takes over ${summary}: texts, dates, authors as names, pictures, and redirects from the old addresses. A second run leaves alone what is here already or was removed here.`,
      )
      .argument(argument, about)
      .option('--dry-run', 'only says what would happen')
      .option('--as <author>', 'of the commit: "Name <email>"')
      .option(
        '--media <folder>',
        kind === 'wordpress'
          ? 'a copy of wp-content/uploads, or a zip archive of it'
          : 'a folder with the pictures, or a zip archive of it',
      )
      .option(
        '--fetch <hosts>',
        'downloads missing pictures from exactly these hosts, by https unless written http://host',
      )
      .option('--category <Old=New>', 'files an old category under one of this site; repeatable', collect, [])
      .addOption(
        new Option('--default-category <name>', 'for posts whose categories are none of this site')
          .choices(categories)
          .default('Small Business'),
      )
    command.action(
      withConfig((context, from: string, options: Options) => run(context, { kind, from, options })),
    )
  }
}

const collect = (value: string, before: string[]): string[] => [...before, value]

type Task = { kind: SourceKind; from: string; options: Options }

async function run({ config, json }: Context, { kind, from, options }: Task): Promise<number> {
  const { dryRun = false, media = null, defaultCategory } = options
  const mapped = categoriesFrom(options.category)
  const origins = originsFrom(options.fetch)
  if (!dryRun && (await isServerRunning(config.dataDir)))
    return failed(`A server is running on ${config.dataDir}: stop it first. A dry run may go on beside it.`)
  const committer = committerOf(config)
  const author = options.as === undefined ? committer : personFrom(options.as)
  const { publicObjectsDir, contentDir } = config
  const processes = Array.from({ length: Math.min(mostProcesses, availableParallelism()) }, () =>
    createImageProcess({ program: imageProgram }),
  )
  const store = createCommandLineStore({
    dir: publicObjectsDir,
    processes,
    dryRun,
    freeBytes: async () => {
      await ensureFolder(publicObjectsDir, { mode: publicModes.folder })
      const { bavail, bsize } = await statfs(publicObjectsDir)
      return bavail * bsize
    },
  })
  try {
    const report = await onInterrupt(async (signal) =>
      importPosts({
        kind,
        from,
        media,
        contentDir,
        defaults: path.join(root, 'content'),
        store,
        fetcher: origins.size > 0 ? createPictureFetcher(origins) : null,
        categories: mapped,
        fallbackCategory: defaultCategory,
        author,
        committer,
        dryRun,
        log: silentLog,
        signal,
      }),
    )
    print({ json }, report, textOf(report))
    return report.counts.refused > 0 ? exit.failed : exit.done
  } catch (error) {
    if (error instanceof SourceError) return failed(error.message)
    if (error instanceof Error && error.name === 'AbortError')
      return failed('Interrupted: no post was changed.')
    throw error
  } finally {
    for (const one of processes) one.close()
  }
}

function categoriesFrom(words: readonly string[]): Map<string, string> {
  return new Map(
    words.map((word) => {
      const [old = '', name = ''] = word.split('=').map((part) => part.trim())
      const found = categories.find((one) => one.toLowerCase() === name.toLowerCase())
      if (old === '' || !found)
        throw new UsageError(`--category takes Old=New, with one of: ${categories.join(', ')}.`)
      return [old.toLowerCase(), found]
    }),
  )
}

function originsFrom(hosts: string | undefined): Set<string> {
  const words = (hosts ?? '')
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '')
  if (hosts !== undefined && words.length === 0)
    throw new UsageError('--fetch takes hosts, separated by commas.')
  return new Set(
    words.map((word) => {
      const origin = originOf(word)
      if (origin === null)
        throw new UsageError(`--fetch takes hosts such as www.example.com: ${word} is none.`)
      return origin
    }),
  )
}

function personFrom(word: string): { name: string; email: string } {
  const [, name = '', email = ''] = /^\s*([^<>]+?)\s*<([^\s<>@]+@[^\s<>@]+)>\s*$/.exec(word) ?? []
  if (email === '') throw new UsageError('--as takes a name and an address: "Ada Example <ada@example.com>".')
  return { name, email }
}

/** The committer that the server uses for its own commits. */
export function committerOf({ publicUrl }: Pick<Config, 'publicUrl'>): { name: string; email: string } {
  return { name: 'Ponte', email: `noreply@${new URL(publicUrl ?? 'http://localhost').hostname}` }
}

function textOf({ dryRun, posts, counts, pictures, redirects, skipped, commit }: ImportReport): string {
  const word = { add: dryRun ? 'would be new' : 'new', kept: 'left alone', refused: 'NOT IMPORTED' }
  const lines = posts.flatMap(({ action, state, slug, origin, notes }) => [
    `${word[action]}: ${slug === '' ? origin : `${slug}${state === 'published' ? '' : ` (${state})`}  from ${origin}`}`,
    ...notes.map((note) => `    ${note}`),
  ])
  const left = Object.entries(skipped).map(([what, count]) => `${count} ${what}`)
  const { stored, present, missing, toFetch } = pictures
  return [
    ...lines,
    ...(lines.length > 0 ? [''] : []),
    `Posts: ${counts.add} ${word.add}, ${counts.kept} left alone, ${counts.refused} not imported.`,
    `Pictures: ${stored} ${dryRun ? 'would be stored' : 'stored'}, ${present} already there, ${missing} left out${toFetch > 0 ? `, ${toFetch} would be downloaded` : ''}.`,
    `Redirects: ${redirects.length} ${dryRun ? 'would be added' : 'added'}.`,
    ...(left.length > 0 ? [`Not imported: ${left.join(', ')}.`] : []),
    dryRun
      ? 'A dry run: nothing was written.'
      : commit === null
        ? 'Nothing to commit.'
        : `Commit ${commit.slice(0, 10)}.`,
    ...(!dryRun && stored > 0
      ? ['The server makes the smaller copies of the new pictures at its next start.']
      : []),
  ].join('\n')
}
