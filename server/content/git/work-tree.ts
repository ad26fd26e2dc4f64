import { lstat } from 'node:fs/promises'
import path from 'node:path'

/** The nearest folder upwards with a `.git`: a folder, or the file of a linked work tree. */
export async function findWorkTree(from: string): Promise<string | null> {
  for (let at = from; ; at = path.dirname(at)) {
    if (await lstat(path.join(at, '.git')).catch(() => null)) return at
    if (at === path.dirname(at)) return null
  }
}
