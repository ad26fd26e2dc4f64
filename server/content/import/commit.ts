import { readdir, readFile, realpath, stat } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { hasCode, syncFolder } from '../../kernel/files.ts'
import type { Log } from '../../kernel/log.ts'
import { fromTop, hashFiles, stage } from '../git/commit-files.ts'
import { createGit, type Git, GitError } from '../git/git.ts'
import { identityOf, type Person } from '../git/person.ts'
import { openRepository } from '../git/repository.ts'
import { treeWith } from '../git/trees.ts'
import { findWorkTree } from '../git/work-tree.ts'
import { presentFiles } from '../store/present-files.ts'

/** One commit of a command, beside a server that may make commits of its own (ADR-0028): moves the branch only from the commit it was made on. */

const mostAttempts = 20

/** The repository of the content folder, null when it has none yet. */
export async function gitOf(dir: string): Promise<Git | null> {
  const cwd = await realpath(dir).catch(() => null)
  const workTree = cwd && (await findWorkTree(cwd))
  if (!cwd || !workTree) return null
  const [top, content] = await Promise.all([stat(workTree), stat(cwd)])
  return createGit({ cwd, ...(top.uid === content.uid && { trust: workTree }) })
}

/** Makes the repository where there is none, and repairs it, as a start of the server does. Not while a server runs. */
export async function prepareRepository(dir: string, committer: Person, log: Log): Promise<void> {
  await openRepository({ dir, committer, log, first: () => presentFiles(dir), atStart: true })
}

type CommitOptions = {
  git: Git
  dir: string
  /** Relative to the content folder. */
  paths: readonly string[]
  message: string
  author: Person
  committer: Person
}

/** Resolves with the commit's id once it would survive a power cut; null when the paths are as in the last commit. */
export async function commitPaths({
  git,
  dir,
  paths,
  message,
  author,
  committer,
}: CommitOptions): Promise<string | null> {
  const places = ['rev-parse', '--path-format=absolute', '--git-dir', '--git-common-dir', '--show-prefix']
  const [gitDir = '', commonDir = '', prefix = ''] = (await git(places)).stdout.toString().split('\n')
  const people = { ...identityOf('AUTHOR', author), ...identityOf('COMMITTER', committer) }
  const files = fromTop(prefix, await hashFiles(git, dir, paths))
  for (let attempt = 1; ; attempt += 1) {
    const last = await git(['rev-parse', 'HEAD', 'HEAD^{tree}'], { accept: [128] })
    const [parent = '', before = ''] = last.exitCode === 0 ? last.stdout.toString().trim().split('\n') : []
    // The operator's index, too: without it the paths would look like removals that are staged
    if (attempt === 1) await patiently(() => stage(git, parent, files))
    const tree = await treeWith(git, before || null, files)
    if (tree === before) return null
    const made = await git(['commit-tree', tree, ...(parent ? ['-p', parent] : [])], {
      input: `${message}\n`,
      env: people,
    })
    const id = made.stdout.toString().trim()
    try {
      const reason = `commit: ${message.split('\n', 1)[0]}`
      await git(['update-ref', '-m', reason, 'HEAD', id, parent || '0'.repeat(id.length)], { env: people })
    } catch (error) {
      // A save came first: the next attempt builds on it
      if (!(error instanceof GitError) || error.code !== 'ELOCKED' || attempt === mostAttempts) throw error
      await delay(20 * attempt)
      continue
    }
    await flush(gitDir, commonDir)
    return id
  }
}

async function patiently<Result>(task: () => Promise<Result>): Promise<Result> {
  for (let wait = 20; ; wait *= 2) {
    try {
      return await task()
    } catch (error) {
      if (!(error instanceof GitError) || error.code !== 'ELOCKED' || wait > 5_000) throw error
      await delay(wait)
    }
  }
}

/** git flushes the files that it writes, not the folders that name them. */
async function flush(gitDir: string, commonDir: string): Promise<void> {
  const objects = path.join(commonDir, 'objects')
  const folders = [
    gitDir,
    commonDir,
    objects,
    ...(await readdir(objects)).map((name) => path.join(objects, name)),
  ]
  const ref = /^ref: (.+)/.exec(await readFile(path.join(gitDir, 'HEAD'), 'utf8'))?.[1]
  for (let at = path.dirname(ref ?? '.'); at !== '.'; at = path.dirname(at))
    folders.push(path.join(commonDir, at))
  for (const folder of new Set(folders)) {
    await syncFolder(folder).catch((error) => {
      if (!hasCode(error, 'ENOENT')) throw error
    })
  }
}
