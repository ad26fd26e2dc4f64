import { randomBytes } from 'node:crypto'
import { lstat, mkdir, readdir, realpath, rename, rm, rmdir } from 'node:fs/promises'
import path from 'node:path'
import { publicModes, syncFolder, syncTree } from '../../kernel/files.ts'
import type { Log } from '../../kernel/log.ts'
import { createGit, type Git, type GitOptions } from './git.ts'
import { findFault } from './repository-faults.ts'
import { findWorkTree } from './work-tree.ts'

/** The repository exists but cannot be used; the message says why. */
export class DamagedRepository extends Error {}

export type Place = {
  /** Runs git in the content folder. */
  git: Git
  /** The content folder, without links. */
  dir: string
  workTree: string
  /** The content folder is the work tree. */
  isOwn: boolean
  isNew: boolean
  gitDir: string
  /** Differs from `gitDir` in a linked work tree. */
  commonDir: string
  /** The content folder in the work tree, with a slash at its end; empty for the work tree itself. */
  prefix: string
}

export type FindOptions = {
  dir: string
  log: Log
  /** Whether to make a missing repository, and to set back a copy that was made during a commit. */
  atStart: boolean
  git?: Omit<GitOptions, 'cwd' | 'trust'>
}

type GitIn = (folder: string, trust?: string) => Git

const makingPrefix = '.git-new-'

/**
 * The repository of the content folder: that of the work tree around it, unless that work tree ignores the
 * folder; else a new one in the folder. Throws `DamagedRepository` or `GitError` when it cannot be used.
 */
export async function findRepository(options: FindOptions): Promise<Place> {
  const { log, atStart, git: gitOptions } = options
  const dir = await realpath(options.dir)
  const gitIn: GitIn = (folder, trust) =>
    createGit({ ...gitOptions, cwd: folder, ...(trust !== undefined && { trust }) })
  await assertSound(dir, gitIn, options)
  const found = await findWorkTree(dir)
  let git = gitIn(dir, found === null ? undefined : await trustOf(found, dir))
  const isKept = found !== null && (await keeps(git, dir, found, log))
  if (!isKept) {
    if (!atStart) throw new DamagedRepository('The repository is not there any more.')
    if (found === dir) throw new DamagedRepository('git does not accept the repository.')
    git = gitIn(dir, dir)
    await makeRepository(dir, gitIn)
  }
  const workTree = isKept ? found : dir
  const flags = ['--path-format=absolute', '--git-dir', '--git-common-dir', '--show-prefix']
  const { stdout } = await git(['rev-parse', ...flags])
  const [gitDir = '', commonDir = '', prefix = ''] = stdout.toString().split('\n')
  return { git, dir, workTree, isOwn: workTree === dir, isNew: !isKept, gitDir, commonDir, prefix }
}

/** git refuses other users' work trees. One with the content folder's owner (a mounted volume) is trusted. */
async function trustOf(workTree: string, dir: string): Promise<string | undefined> {
  const [top, content] = await Promise.all([lstat(workTree), lstat(dir)])
  return top.uid === content.uid ? workTree : undefined
}

async function assertSound(dir: string, gitIn: GitIn, { log, atStart }: FindOptions): Promise<void> {
  const workTree = await findWorkTree(dir)
  if (workTree === null) return
  const git = gitIn(workTree, await trustOf(workTree, dir))
  const fault = await findFault({ workTree, git, isOwn: workTree === dir })
  if (fault === null) return
  if (!atStart || fault.repair === null)
    throw new DamagedRepository(`${fault.text} git fsck tells more; see Recovery in docs/operations.md.`)
  await fault.repair.run()
  log.error({ workTree }, `${fault.text} This has ${fault.repair.text}.`)
}

async function keeps(git: Git, dir: string, workTree: string, log: Log): Promise<boolean> {
  const inside = await git(['rev-parse', '--is-inside-work-tree'], { accept: [128] })
  if (inside.stdout.toString().trim() !== 'true') {
    log.warn({ workTree }, 'There is a .git above the content folder that git does not accept')
    return false
  }
  if (workTree === dir) return true
  // The only command that refuses literal paths
  const env = { GIT_LITERAL_PATHSPECS: '0' }
  return (await git(['check-ignore', '--quiet', '--', dir], { env, accept: [1] })).exitCode === 1
}

/**
 * Turns a folder into a repository, durably and atomically: `git init` flushes nothing, and the next start
 * would find a half-made one.
 */
async function makeRepository(dir: string, gitIn: GitIn): Promise<void> {
  for (const name of await readdir(dir)) {
    if (name.startsWith(makingPrefix)) await rm(path.join(dir, name), { recursive: true })
  }
  const making = path.join(dir, `${makingPrefix}${randomBytes(6).toString('hex')}`)
  await mkdir(making, { mode: publicModes.folder })
  await gitIn(making, making)(['init', '--quiet', '--initial-branch=main'])
  await syncTree(path.join(making, '.git'))
  await rename(path.join(making, '.git'), path.join(dir, '.git'))
  await rmdir(making)
  await syncFolder(dir)
}
