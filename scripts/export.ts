import type { Command } from 'commander'
import { exportPosts, FolderInUse } from '#server/content/export/export.ts'
import { type SourceKind, sourceKinds } from '#server/content/import/source.ts'
import { type Context, exit, failed, onInterrupt, print, withConfig } from './command.ts'

const summaries: Record<SourceKind, string> = {
  markdown: 'every post as a Markdown file, pictures beside them; ponte import markdown restores them',
  wordpress: "every post as one file for WordPress' importer (WXR), with the pictures",
  ghost: "every post as one file for Ghost's importer (JSON), with the pictures",
}

/** `ponte export …`. The server may run. */
export function addExportCommands(program: Command): void {
  const group = program.command('export').description('Takes the posts elsewhere. The server may run.')
  for (const kind of sourceKinds) {
    group
      .command(kind)
      .summary(summaries[kind])
      .description(`Writes ${summaries[kind]}.`)
      .argument('<folder>', 'new or empty')
      .option('--drafts', 'drafts as well')
      .option('--force', 'moves what is in the folder aside first')
      .action(
        withConfig((context, folder: string, options: Options) => run(context, { kind, folder, ...options })),
      )
  }
}

type Options = { drafts?: boolean; force?: boolean }
type Task = Options & { kind: SourceKind; folder: string }

async function run(
  { config, json }: Context,
  { kind, folder, drafts = false, force = false }: Task,
): Promise<number> {
  const { contentDir, publicObjectsDir, publicUrl, port } = config
  const origin = publicUrl ?? `http://localhost:${port}`
  try {
    const report = await onInterrupt((signal) =>
      exportPosts({ kind, folder, contentDir, publicObjectsDir, origin, drafts, force, signal }),
    )
    const { missing, broken, aside } = report
    print(
      { json },
      report,
      [
        `${report.folder}: ${report.posts} posts, ${report.pictures} pictures.`,
        ...(report.drafts > 0 ? [`Left out: ${report.drafts} drafts (--drafts takes them along).`] : []),
        ...missing.map((name) => `Not there: the picture ${name}.`),
        ...broken.map((id) => `Not exported: the post ${id}, whose file has a fault (ponte check).`),
        ...(aside === null ? [] : [`What was there before is in ${aside}.`]),
      ].join('\n'),
    )
    return missing.length + broken.length > 0 ? exit.failed : exit.done
  } catch (error) {
    if (error instanceof FolderInUse) return failed(error.message)
    if (error instanceof Error && error.name === 'AbortError')
      return failed('Interrupted: nothing was written.')
    throw error
  }
}
