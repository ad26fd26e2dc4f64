import type { Command } from 'commander'
import { backUp } from '#server/operations/backup/backup.ts'
import type { Manifest } from '#server/operations/backup/manifest.schema.ts'
import { checkArchive, restore as restoreArchive } from '#server/operations/backup/restore.ts'
import { type Context, exit, failed, onInterrupt, print, withConfig } from './command.ts'
import { productVersion } from './product-version.ts'

/** `ponte backup` and `ponte restore`. */
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
    .option('--check', 'only reads the backup from end to end and compares it with its manifest')
    .action(withConfig(restore, { anyFormat: true }))
}

async function backup({ config, json }: Context, named: string | undefined): Promise<number> {
  const file = named ?? `ponte-backup-${stampOf(new Date())}.tar.gz`
  const version = await productVersion()
  const made = await onInterrupt((signal) => backUp({ places: config, file, version, signal }))
  if (!made.ok) return failed(made.message)
  const { ok: _, ...about } = made
  const { bytes, counts, history, skipped } = made
  print(
    { json },
    about,
    [
      `${made.file}  ${sizeOf(bytes)}`,
      ...summaryOf({ counts, history }),
      'Not in it: .env (passwords of mail and drive), sessions, and one-time links. Keep the file as safe as the server:',
      'it holds what visitors wrote. npm run ponte -- restore <file> --check reads it again from end to end.',
    ].join('\n'),
  )
  if (skipped.length > 0) {
    console.error(
      `Left out, since they are links or no plain files:\n${skipped.map((name) => `  ${name}`).join('\n')}`,
    )
  }
  return exit.done
}

type RestoreOptions = { force?: boolean; check?: boolean }

async function restore(
  { config, json }: Context,
  file: string,
  { force = false, check }: RestoreOptions,
): Promise<number> {
  if (check) {
    const checked = await onInterrupt((signal) => checkArchive({ file, signal }))
    if (!checked.ok) return failed(checked.message)
    print(
      { json },
      checked.manifest,
      [`${file} is whole (${checked.files} files).`, ...about(checked.manifest)].join('\n'),
    )
    return exit.done
  }
  const restored = await onInterrupt((signal) => restoreArchive({ places: config, file, force, signal }))
  if (!restored.ok) return failed(restored.message)
  const { manifest, aside, erased } = restored
  print(
    { json },
    { ...manifest, aside, erased },
    [
      `Restored into ${config.contentDir} and ${config.dataDir}.`,
      ...about(manifest),
      ...aside.map((folder) => `What was there before is in ${folder}.`),
      ...(manifest.history?.kind === 'part'
        ? ['The content was part of a larger repository: it is now one of its own, with its own history.']
        : []),
      ...(erased > 0
        ? [`Left out: ${erased === 1 ? 'one lead' : `${erased} leads`} that had been erased since.`]
        : []),
      'People who were erased after this backup are known by DATA_DIR/erasures only: without that folder of the server\nthat erased them they are here again.',
      'Everybody signs in again. Leads that were still to be delivered go out at the next start.',
    ].join('\n'),
  )
  return exit.done
}

const about = (manifest: Omit<Manifest, 'files'>): string[] => [
  `From ${manifest.createdAt}, by version ${manifest.version}.`,
  ...summaryOf(manifest),
]

function summaryOf({ counts, history }: Pick<Manifest, 'counts' | 'history'>): string[] {
  const { posts, leads, images, drafts, staff, mails } = counts
  return [
    `Posts: ${posts}, leads: ${leads}, images: ${images}, drafts: ${drafts}, staff: ${staff}, mails as files: ${mails}.`,
    history === null
      ? 'The content has no history.'
      : `Commits in the history of the content: ${history.commits}.`,
  ]
}

/** UTC, such as 2026-03-04-102030. */
const stampOf = (date: Date): string => date.toISOString().slice(0, 19).replaceAll(':', '').replace('T', '-')

const sizeOf = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`
