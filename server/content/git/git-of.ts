import { realpath, stat } from 'node:fs/promises'
import { createGit, type Git } from './git.ts'
import { findWorkTree } from './work-tree.ts'

/** Reads the repository of a content folder as it is; null when it has none yet. */
export async function gitOf(dir: string): Promise<Git | null> {
  const cwd = await realpath(dir).catch(() => null)
  const workTree = cwd && (await findWorkTree(cwd))
  if (!cwd || !workTree) return null
  const [top, content] = await Promise.all([stat(workTree), stat(cwd)])
  return createGit({ cwd, ...(top.uid === content.uid && { trust: workTree }) })
}
