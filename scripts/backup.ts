import type { Command } from 'commander'
import type { Manifest } from '#server/operations/backup/archive.ts'
import { backUp } from '#server/operations/backup/backup.ts'
import { restore as restoreArchive } from '#server/operations/backup/restore.ts'
import { type Context, exit, failed, onInterrupt, print, withConfig } from './command.ts'
import { productVersion } from './product-version.ts'

export function addBackupCommands(program: Command): void {
  program
    .command('backup')
    .summary('everything that must survive as one archive; the server may run')
    .description('Everything that must survive as one archive; the server may run.')
    .argument('[file]', 'the archive; unless named, ponte-backup-<date>.tar.gz in this folder')
    .action(withConfig(backup))
  program
    .command('restore')
    .summary('puts a backup into empty folders; the server must not run')
    .description('Puts a backup into empty content and data folders; the server must not run.')
    .argument('<file>', 'the archive')
    .option('--force', 'moves what is in the folders aside first')
    .action(withConfig(restore, { anyFormat: true }))
}

async function backup({ config, json }: Context, named: string | undefined): Promise<number> {
  // UTC, such as 2026-03-04-102030
  const stamp = new Date().toISOString().slice(0, 19).replaceAll(':', '').replace('T', '-')
  const file = named ?? `ponte-backup-${stamp}.tar.gz`
  const version = await productVersion()
  const made = await onInterrupt((signal) => backUp({ places: config, file, version, signal }))
  if (!made.ok) return failed(made.message)
  const { ok: _, ...about } = made
  print(
    { json },
    about,
    [
      `${made.file}  ${(made.bytes / 1_000_000).toFixed(1)} MB`,
      ...summaryOf(made),
      'Not in it: .env (passwords of mail and drive), sessions, and preview links.',
      'Keep the file as safe as the server: it holds what visitors wrote.',
      ...made.skipped.map((name) => `Left out, since it is a link or no plain file: ${name}`),
    ].join('\n'),
  )
  return exit.done
}

async function restore(
  { config, json }: Context,
  file: string,
  { force = false }: { force?: boolean },
): Promise<number> {
  const restored = await onInterrupt((signal) => restoreArchive({ places: config, file, force, signal }))
  if (!restored.ok) return failed(restored.message)
  const { aside, erased } = restored
  const { files: _, ...manifest } = restored.manifest
  print(
    { json },
    { ...manifest, aside, erased },
    [
      `Restored into ${config.contentDir} and ${config.dataDir}.`,
      `From ${manifest.createdAt}, by version ${manifest.version}.`,
      ...summaryOf(manifest),
      ...aside.map((folder) => `What was there before is in ${folder}.`),
      ...(erased > 0
        ? [`Left out: ${erased === 1 ? 'one lead' : `${erased} leads`} that had been erased since.`]
        : []),
      'People who were erased after this backup are known by DATA_DIR/erasures only: without that folder of the server\nthat erased them they are here again.',
      'Everybody signs in again. Leads that were still to be delivered go out at the next start.',
    ].join('\n'),
  )
  return exit.done
}

const summaryOf = ({
  counts: { posts, leads, images },
  history,
}: Pick<Manifest, 'counts' | 'history'>): string[] => [
  `Posts: ${posts}, leads: ${leads}, images: ${images}.`,
  history === null
    ? 'The content has no history.'
    : `Commits in the history of the content: ${history.commits}.`,
]
