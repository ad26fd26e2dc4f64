import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { createDurable, publicModes, removeDurable, writeDurable } from '../../kernel/files.ts'
import { readCommitted } from '../git/committed-content.ts'
import type { Person } from '../git/person.ts'
import type { Repository } from '../git/repository.ts'
import { bytesOrNull } from '../store/disk.ts'
import { pathOf, postsFolder } from '../store/post-names.ts'
import type { PlannedPost } from './plan.ts'
import { redirectsFile } from './redirects-file.ts'

type ApplyOptions = {
  repository: Repository
  posts: readonly PlannedPost[]
  /** The texts of `redirects.yaml`; `after` null: unchanged, `before` null: no such file. */
  rules: { before: string | null; after: string | null }
  message: string
  author: Person
  signal: AbortSignal
}

/**
 * Writes the posts and rules, and records them in one commit; a failure undoes what was written. After a
 * kill, only complete posts remain, and the next run commits them. The caller ensures that no server runs.
 * Null: nothing to commit.
 */
export async function applyImport({
  repository,
  posts,
  rules,
  signal,
  ...about
}: ApplyOptions): Promise<string | null> {
  const { git, dir } = repository.place
  const rulesFile = path.join(dir, redirectsFile)
  const added: string[] = []
  for (const name of await readdir(path.join(dir, postsFolder)))
    if (isLeftover(name)) await rm(path.join(dir, postsFolder, name), { force: true })
  try {
    for (const { slug, text } of posts) {
      signal.throwIfAborted()
      if (text === undefined) continue
      await createDurable(path.join(dir, pathOf(slug)), text, { mode: publicModes.file })
      added.push(pathOf(slug))
    }
    if (rules.after !== null) await writeDurable(rulesFile, rules.after, { mode: publicModes.file })
    const { files } = await readCommitted(git, await repository.head())
    const planned = posts.filter(({ action }) => action !== 'refused').map(({ slug }) => pathOf(slug))
    const left = [redirectsFile, ...planned].filter((name) => !files.has(name))
    const present = await Promise.all(left.map((name) => bytesOrNull(path.join(dir, name))))
    const paths = new Set([...left.filter((_, at) => present[at] !== null), ...added])
    if (rules.after !== null) paths.add(redirectsFile)
    if (paths.size === 0) return null
    return await repository.commit({ ...about, paths: [...paths], date: new Date() })
  } catch (error) {
    for (const name of added) await removeDurable(path.join(dir, name))
    if (rules.before === null) await removeDurable(rulesFile)
    else await writeDurable(rulesFile, rules.before, { mode: publicModes.file })
    await repository.unstage([...added, redirectsFile])
    throw error
  }
}

/** A temporary file of a process that was killed while writing. */
const isLeftover = (name: string): boolean => /^\..+\.[0-9a-f]{12}\.tmp$/.test(name)
