import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Git } from './git.ts'

/** Removes the unfinished packs that an interrupted transfer has written since a time (ms). */
export async function removeRemains(git: Git, since: number): Promise<void> {
  const { stdout } = await git(['rev-parse', '--path-format=absolute', '--git-path', 'objects/pack'])
  const folder = stdout.toString().trim()
  const remains = (await readdir(folder)).filter((name) => name.startsWith('tmp_'))
  for (const file of remains.map((name) => path.join(folder, name))) {
    const found = await stat(file).catch(() => null)
    if (found && found.mtimeMs >= since - 1_000) await rm(file, { force: true })
  }
}
