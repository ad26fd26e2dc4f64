import path from 'node:path'
import { problem } from '../../kernel/errors.ts'
import { ensureFolder, publicModes } from '../../kernel/files.ts'
import type { Person } from '../git/person.ts'
import { bytesToReplace, hashOf } from '../store/disk.ts'
import { faultsIn } from '../store/file-faults.ts'
import { byField, type Desk, type Invalid } from './save.ts'

/** File names: `site.yaml`, `catalogue.yaml`, `texts/<locale>.yaml`. */
export type SettingsChange = {
  /** The new text of each file, from the current one (empty: there is no file). May throw a `Problem`. */
  files: ReadonlyMap<string, (present: string) => string>
  /** The revision of the files on which the change is based (`revisionOf`); left out = no guard. */
  ifMatch?: string
  message: string
}

export type SettingsSaved =
  | { ok: true; changed: boolean; revision: string }
  | Invalid
  | { ok: false; reason: 'conflict'; revision: string }

/** The common revision of files, in the order given; an empty text = there is no file. */
export const revisionOf = (texts: readonly string[]): string => hashOf(texts.join('\0'))

/** The current texts of settings files in the folder. Throws a `Problem` for anything but a plain file. */
export const presentSettings = (dir: string, names: readonly string[]): Promise<string[]> =>
  Promise.all(names.map(async (name) => (await bytesToReplace(dir, name))?.toString('utf8') ?? ''))

/**
 * Saves settings files with one commit, or none when nothing changes. Throws a `Problem` (conflict) for a
 * file that was edited by hand and has a fault: it is not overwritten. Runs in the queue of saves.
 */
export async function saveSettings(
  desk: Desk,
  dir: string,
  { files, ifMatch, message }: SettingsChange,
  author: Person,
): Promise<SettingsSaved> {
  const names = [...files.keys()]
  const before = await presentSettings(dir, names)
  const revision = revisionOf(before)
  if (ifMatch !== undefined && ifMatch !== revision) return { ok: false, reason: 'conflict', revision }
  for (const [at, name] of names.entries()) {
    const fault = faultsIn(name, Buffer.from(before[at] ?? '')).find(({ isIgnored }) => !isIgnored)
    if (fault && before[at] !== '')
      throw problem(
        'conflict',
        `${name} was edited by hand and has a fault (${fault.field}: ${fault.message}). Nothing was saved.`,
      )
  }
  const after = [...files.values()].map((change, at) => change(before[at] ?? ''))
  const written = new Map(
    names.flatMap((name, at) => (after[at] === before[at] ? [] : [[name, after[at] ?? ''] as const])),
  )
  if (written.size === 0) return { ok: true, changed: false, revision }
  const faults = [...written].flatMap(([name, text]) =>
    faultsIn(name, Buffer.from(text)).filter(({ isIgnored }) => !isIgnored),
  )
  if (faults.length > 0) return { ok: false, reason: 'invalid', errors: byField(faults) }
  // Git removes a folder with its last file
  for (const name of written.keys())
    await ensureFolder(path.dirname(path.join(dir, name)), { mode: publicModes.folder })
  await desk.write({ files: written, message, author })
  for (const [name, text] of written) {
    desk.content.wroteSettings(name, text)
    desk.fileTimes.read(name, desk.clock(), true)
  }
  desk.served.publish()
  desk.committed()
  return { ok: true, changed: true, revision: revisionOf(after) }
}
