import { chmod, lstat, mkdir, realpath, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createGit, type Git } from '../../content/git/git.ts'
import { cutOffCommits } from '../../content/git/history-warnings.ts'
import { findWorkTree } from '../../content/git/work-tree.ts'
import type { SavedHistory } from './archive.ts'

/** Bundles of large repositories take their time. */
const timeLimitMs = 3_600_000
const partBranch = 'refs/heads/main'

type SaveOptions = {
  contentDir: string
  file: string
  workDir: string
}

/**
 * Writes the history of the content folder as a git bundle. If the folder is a repository of its own, the
 * bundle has all branches and tags. If it is in a larger one, the bundle has the commits that concern the
 * folder, rewritten as a repository of the folder alone: the rest, such as the program's own sources, does
 * not belong in a backup of the content. Changes nothing in the repository. Null while there is no history.
 * Throws `GitError` when git fails.
 */
export async function saveHistory({ contentDir, file, workDir }: SaveOptions): Promise<SavedHistory | null> {
  const dir = await realpath(contentDir)
  const workTree = await findWorkTree(dir)
  if (workTree === null) return null
  const trusted = (await lstat(workTree)).uid === (await lstat(dir)).uid
  const git = createGit({ cwd: dir, timeLimitMs, ...(trusted && { trust: workTree }) })
  const prefix = path.relative(workTree, dir)
  // The folder in the last commit; exit code 128: the commit does not have the folder
  const head = await git(['rev-parse', '--quiet', '--verify', `HEAD:${prefix}`], { accept: [1, 128] })
  if (head.exitCode !== 0) return null
  const [format] = await lines(git, ['rev-parse', '--show-object-format'])
  const shallow = await cutOffCommits(git)
  const objectFormat = format === 'sha256' ? 'sha256' : 'sha1'
  const bundle = ['bundle', 'create', '--quiet']
  if (prefix === '') {
    await git([...bundle, file, 'HEAD', '--branches', '--tags'])
    const found = await git(['symbolic-ref', '--quiet', 'HEAD'], { accept: [1] })
    const branch = found.exitCode === 0 ? found.stdout.toString().trim() : null
    return { objectFormat, ...(await headOf(git, file, branch)), shallow }
  }
  const whole = path.join(workDir, 'whole.bundle')
  await git([...bundle, whole, 'HEAD'])
  const cwd = path.join(workDir, 'history.git')
  const part = await repositoryFrom(whole, { objectFormat, shallow, cwd, refs: [`HEAD:${partBranch}`] })
  const env = { FILTER_BRANCH_SQUELCH_WARNING: '1' }
  await part(['filter-branch', '--subdirectory-filter', prefix, '--', partBranch], { env })
  await part([...bundle, file, 'HEAD', partBranch])
  return { objectFormat, ...(await headOf(part, file, partBranch)), shallow: [] }
}

/** Read from the bundle: the repository may have newer commits. */
async function headOf(git: Git, file: string, branch: string | null) {
  await chmod(file, 0o600)
  const [line = ''] = await lines(git, ['bundle', 'list-heads', file, branch ?? 'HEAD'])
  const [commit = ''] = line.split(' ')
  return { branch, commit, commits: Number((await lines(git, ['rev-list', '--count', commit]))[0]) }
}

type RepositoryOptions = Pick<SavedHistory, 'objectFormat' | 'shallow'> & {
  cwd: string
  branch?: string
  refs: string[]
}

/** A new repository with references of a bundle; bare unless the folder is there already. */
async function repositoryFrom(
  bundle: string,
  { cwd, branch = partBranch, objectFormat, shallow, refs }: RepositoryOptions,
): Promise<Git> {
  const isBare = (await mkdir(cwd, { mode: 0o700, recursive: true })) !== undefined
  const git = createGit({ cwd, trust: cwd, timeLimitMs })
  const about = [`--initial-branch=${branch.slice('refs/heads/'.length)}`, `--object-format=${objectFormat}`]
  await git(['init', '--quiet', ...about, ...(isBare ? ['--bare'] : [])])
  if (shallow.length > 0)
    await writeFile(path.join(cwd, isBare ? '' : '.git', 'shallow'), `${shallow.join('\n')}\n`)
  const fetch = ['fetch', '--quiet', '--update-head-ok', '--no-write-fetch-head', bundle, ...refs]
  await git(fetch, { env: { GIT_ALLOW_PROTOCOL: 'file' } })
  return git
}

/**
 * Makes a repository from a bundle in a folder that already has its files, so that an uncommitted edit stays
 * uncommitted. Nothing from the archive becomes configuration or a hook. Throws `GitError` when the history
 * is incomplete, which git checks during the fetch.
 */
export async function restoreHistory(
  dir: string,
  bundle: string,
  { branch, commit, objectFormat, shallow }: SavedHistory,
): Promise<void> {
  const refs = ['+refs/heads/*:refs/heads/*', '+refs/tags/*:refs/tags/*', '+HEAD:refs/ponte/head']
  const of = { cwd: dir, branch: branch ?? partBranch, objectFormat, shallow, refs }
  const git = await repositoryFrom(bundle, of)
  if (branch === null) await git(['update-ref', '--no-deref', 'HEAD', commit])
  await git(['update-ref', '-d', 'refs/ponte/head'])
  await git(['read-tree', 'HEAD'])
  await writeFile(path.join(dir, '.git/info/exclude'), '/.before-restore-*/\n/.restore-*/\n')
}

const lines = async (git: Git, parameters: string[]): Promise<string[]> =>
  (await git(parameters)).stdout.toString().trimEnd().split('\n')
