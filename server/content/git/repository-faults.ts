import { lstat, readdir } from 'node:fs/promises'
import path from 'node:path'
import { publicModes, readOrNull, writeDurable } from '../../kernel/files.ts'
import type { Git } from './git.ts'

/**
 * Damage that a broken disk or a mistake does to a repository. A power cut does none: everything that git
 * writes is flushed. A fault is left exactly as it is, except in a copy whose original is whole.
 */
export type RepositoryFault = {
  text: string
  /** The repair; null when it would be a guess. */
  repair: { text: string; run(): Promise<void> } | null
}

type Options = {
  workTree: string
  /** Runs in the work tree; git may refuse the repository. */
  git: Git
  /** The work tree is the content folder itself. */
  isOwn: boolean
}

export const commitId = /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/

/**
 * The first fault of the repository in a work tree. Null when none is found, when there is no repository, and
 * for a linked work tree, whose repository lies elsewhere. Missing objects only come to light in use.
 */
export async function findFault({ workTree, git, isOwn }: Options): Promise<RepositoryFault | null> {
  const gitDir = path.join(workTree, '.git')
  const found = await lstat(gitDir).catch(() => null)
  if (!found?.isDirectory()) return null
  const head = ((await readOrNull(path.join(gitDir, 'HEAD'))) ?? '').trim()
  if (!/^ref: refs\/\S/.test(head) && !commitId.test(head)) {
    // A `.git` folder further up that is not a repository: git ignores it too
    if (!isOwn && (await filesBelow(path.join(gitDir, 'objects'))).length === 0) return null
    return { text: 'HEAD does not name a branch.', repair: null }
  }
  for (const folder of ['objects', 'refs'])
    if (!(await isFolder(path.join(gitDir, folder))))
      return { text: `The repository has no folder of ${folder}.`, repair: null }
  const current = /^ref: refs\/heads\/(.+)$/.exec(head)?.[1]
  return current === undefined ? null : branchFault(gitDir, current, git)
}

/** The fault of the branch that HEAD names; faults of other branches do not stop git. */
async function branchFault(gitDir: string, name: string, git: Git): Promise<RepositoryFault | null> {
  const [loose, packed, log] = await Promise.all(
    [`refs/heads/${name}`, 'packed-refs', `logs/refs/heads/${name}`].map((file) =>
      readOrNull(path.join(gitDir, file)),
    ),
  )
  const id = loose?.trim() ?? null
  const isTorn = id !== null && !commitId.test(id) && !id.startsWith('ref: ')
  const isPacked = (packed ?? '').split('\n').some((line) => line.endsWith(` refs/heads/${name}`))
  const commits = loggedCommits(log ?? '')
  // Deleting a branch also deletes its log: a branch with only a log was lost
  const isLost = id === null && !isPacked && commits.length > 0
  if (isTorn || isLost)
    return { text: `The reference of the branch ${name} is ${isTorn ? 'damaged' : 'missing'}.`, repair: null }
  return id === null ? null : aheadFault({ gitDir, name, id, commits, git })
}

const placeFile = 'ponte-place'

/** Records which folder the repository is in, so that a copy of it can be recognised. */
export async function markPlace(gitDir: string): Promise<void> {
  const place = await placeOf(gitDir)
  const file = path.join(gitDir, placeFile)
  if ((await readOrNull(file)) !== place) await writeDurable(file, place, { mode: publicModes.file })
}

const placeOf = async (gitDir: string): Promise<string> => `${(await lstat(gitDir, { bigint: true })).ino}\n`

/** Also false when no server has ever worked on the original. */
async function isCopy(gitDir: string): Promise<boolean> {
  const place = await readOrNull(path.join(gitDir, placeFile))
  return place !== null && place !== (await placeOf(gitDir))
}

type Ahead = { gitDir: string; name: string; id: string; commits: readonly string[]; git: Git }

/**
 * A copy of the folder made while a commit was being written can have the new reference without all of the
 * commit's objects. The commits before it are whole: the branch goes back to the newest of them, and the
 * copy's files stay as edits. In an original, the objects were lost, and going back would hide that.
 */
async function aheadFault({ gitDir, name, id: last, commits, git }: Ahead): Promise<RepositoryFault | null> {
  if (!commitId.test(last) || !(await isCopy(gitDir)) || (await isWhole(git, last))) return null
  const text = `The last commit of the branch ${name} is not complete.`
  for (const id of commits.toReversed().slice(0, mostCommitsTried)) {
    if (id === last || !(await isWhole(git, id))) continue
    const file = path.join(gitDir, 'refs/heads', name)
    const run = () => writeDurable(file, `${id}\n`, { mode: publicModes.file })
    return { text, repair: { text: `set it to ${id}, the newest complete one in its log`, run } }
  }
  return { text, repair: null }
}

const mostCommitsTried = 50

export async function isWhole(git: Git, commit: string): Promise<boolean> {
  const objects = ['rev-list', '--objects', '--no-walk', '--quiet', commit]
  return (await git(objects, { accept: [1, 128] })).exitCode === 0
}

const loggedCommits = (log: string): string[] =>
  [...log.matchAll(/^[0-9a-f]{40,64} ([0-9a-f]{40,64}) .*> \d+ [+-]\d{4}(?:\t|$)/gm)].flatMap(
    ([, id = '']) => (commitId.test(id) && !/^0+$/.test(id) ? [id] : []),
  )

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name)
}

const isFolder = (name: string): Promise<boolean> =>
  lstat(name).then(
    (found) => found.isDirectory(),
    () => false,
  )
