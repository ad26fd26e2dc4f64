import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Config } from '#server/config.ts'
import { backUp } from '#server/operations/backup/backup.ts'
import type { Manifest } from '#server/operations/backup/manifest.schema.ts'
import { checkArchive, restore as restoreArchive } from '#server/operations/backup/restore.ts'
import { exit, failed, onInterrupt, print, UsageError, type Words } from './command.ts'

/** `ponte backup [file]`: a running server need not be stopped. */
export async function backup(config: Config, words: Words): Promise<number> {
  if (words.subject !== undefined) throw new UsageError('Name one file, or none.')
  const file = words.verb ?? `ponte-backup-${stampOf(new Date())}.tar.gz`
  const version = await productVersion()
  const made = await onInterrupt((signal) => backUp({ places: config, file, version, signal }))
  if (!made.ok) return failed(made.message)
  const { ok: _, ...about } = made
  const { bytes, counts, history, skipped } = made
  print(
    words,
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

/** `ponte restore <file>`: with the server stopped. */
export async function restore(config: Config, words: Words): Promise<number> {
  const { verb: file, force, check } = words
  if (file === undefined || words.subject !== undefined) throw new UsageError('Name one backup.')
  if (check) {
    const checked = await onInterrupt((signal) => checkArchive({ file, signal }))
    if (!checked.ok) return failed(checked.message)
    print(
      words,
      checked.manifest,
      [`${file} is whole (${checked.files} files).`, ...about(checked.manifest)].join('\n'),
    )
    return exit.done
  }
  const restored = await onInterrupt((signal) => restoreArchive({ places: config, file, force, signal }))
  if (!restored.ok) return failed(restored.message)
  const { manifest, aside, erased } = restored
  print(
    words,
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

async function productVersion(): Promise<string> {
  const text = await readFile(path.resolve(import.meta.dirname, '../package.json'), 'utf8')
  return String(JSON.parse(text).version)
}
