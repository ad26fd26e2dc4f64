import { stat, unlink } from 'node:fs/promises'
import path from 'node:path'
import { syncFolder } from '../../kernel/files.ts'
import type { Log } from '../../kernel/log.ts'
import { readCommitted } from './committed-content.ts'
import type { Place } from './find-repository.ts'
import type { Git } from './git.ts'
import { headOf } from './read-log.ts'

type Where = Pick<Place, 'git' | 'dir' | 'commonDir'>

/**
 * The content files of the last commit that the repository has lost the text of. A text that is
 * still in the work tree is put back first: the name of an object is the hash of what is in it.
 */
export async function lostTexts(place: Where, log: Log): Promise<string[]> {
  const { git } = place
  const { files } = await readCommitted(git, await headOf(git))
  const missing = await missingOf(git, [...files.values()])
  const lost: string[] = []
  for (const [name, { id }] of files) {
    if (!missing.has(id)) continue
    const isBack = await putBackObject(place, name, id).catch(() => false)
    if (isBack) log.warn({ file: name }, 'A text that the repository had lost was put back from the file')
    else lost.push(name)
  }
  return lost
}

/** Those that the repository does not have, or has without content. */
async function missingOf(git: Git, blobs: readonly { id: string }[]): Promise<Set<string>> {
  const input = blobs.map(({ id }) => `${id}\n`).join('')
  const { stdout } = await git(['cat-file', '--batch-check'], { input })
  const lines = stdout.toString().split('\n')
  return new Set(lines.flatMap((line) => /^([0-9a-f]+) missing$/.exec(line)?.[1] ?? []))
}

/** False when the file differs from the committed one. */
async function putBackObject({ git, dir, commonDir }: Where, name: string, id: string): Promise<boolean> {
  const hash = async (...flags: string[]) => {
    const { stdout } = await git(['hash-object', '--no-filters', ...flags, '--', path.join(dir, name)])
    return stdout.toString().trim()
  }
  if ((await hash()) !== id) return false
  const folder = path.join(commonDir, 'objects', id.slice(0, 2))
  const object = path.join(folder, id.slice(2))
  // An empty one passes for the object, so that git would not write it again
  if ((await stat(object).catch(() => null))?.size === 0) await unlink(object)
  await hash('-w')
  await syncFolder(folder)
  await syncFolder(path.dirname(folder))
  return true
}
