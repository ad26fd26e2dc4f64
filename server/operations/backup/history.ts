import { chmod, lstat, mkdir, realpath, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createGit, type Git } from '../../content/git/git.ts'
import { findWorkTree } from '../../content/git/work-tree.ts'
import type { SavedHistory } from './manifest.schema.ts'

/** Bundles of large repositories take their time. */
const timeLimitMs = 3_600_000
const outputLimit = 1_000_000_000
const partBranch = 'refs/heads/main'

type SaveOptions = {
  contentDir: string
  /** Where the bundle is written. */
  file: string
  /** A temporary folder for intermediate files. */
  workDir: string
}

/**
 * Writes the history of the content folder as a git bundle. Of a repository of its own that is all branches and tags,
 * with the very commits. Of a larger one, or of a clone that was cut off, it is the commits that concern the folder,
 * with their authors, dates and messages, made anew as a repository of the folder alone: the rest, such as the
 * program's own sources, is not for a backup of the content. Changes nothing in the repository. Null while there is no
 * history. Throws `GitError` when git does.
 */
export async function saveHistory({ contentDir, file, workDir }: SaveOptions): Promise<SavedHistory | null> {
  const dir = await realpath(contentDir)
  const workTree = await findWorkTree(dir)
  if (workTree === null) return null
  const trusted = (await lstat(workTree)).uid === (await lstat(dir)).uid
  const git = createGit({ cwd: dir, timeLimitMs, outputLimit, ...(trusted && { trust: workTree }) })
  // The one command that refuses literal paths
  const env = { GIT_LITERAL_PATHSPECS: '0' }
  const ignored =
    workTree !== dir &&
    (await git(['check-ignore', '--quiet', '--', dir], { env, accept: [1] })).exitCode === 0
  if (ignored) return null
  const head = await git(['rev-parse', '--quiet', '--verify', 'HEAD'], { accept: [1] })
  if (head.exitCode !== 0) return null
  const [shallow = '', objectFormat = 'sha1', commonDir = ''] = await lines(git, [
    'rev-parse',
    '--path-format=absolute',
    '--is-shallow-repository',
    '--show-object-format',
    '--git-common-dir',
  ])
  const format = objectFormat === 'sha256' ? 'sha256' : 'sha1'
  if (workTree !== dir || shallow === 'true') {
    return savePart({ git, file, objects: path.join(commonDir, 'objects'), objectFormat: format, workDir })
  }
  await git(['bundle', 'create', '--quiet', file, 'HEAD', '--branches', '--tags'])
  await chmod(file, 0o600)
  const found = await git(['symbolic-ref', '--quiet', 'HEAD'], { accept: [1] })
  const branch = found.exitCode === 0 ? found.stdout.toString().trim() : null
  // As in the bundle, which reads one after the other: a save may have come between them, or since
  const [line = ''] = await lines(git, ['bundle', 'list-heads', file, branch ?? 'HEAD'])
  const [commit = ''] = line.split(' ')
  return {
    branch,
    commit,
    commits: await countOf(git, commit),
    objectFormat: format,
    kind: 'own',
  }
}

type PartOptions = {
  git: Git
  file: string
  /** The repository's objects, which are read from there. */
  objects: string
  objectFormat: 'sha1' | 'sha256'
  workDir: string
}

async function savePart({ git, file, objects, objectFormat, workDir }: PartOptions) {
  const [prefix = ''] = await lines(git, ['rev-parse', '--show-prefix'])
  const commits = await commitsOf(git)
  const last = commits.at(-1)
  if (!last) return null
  const trees = await treesOf(
    git,
    commits.map(({ id }) => `${id}:${prefix}`),
  )
  const cwd = path.join(workDir, 'history.git')
  await mkdir(cwd, { mode: 0o700 })
  const part = createGit({ cwd, timeLimitMs, outputLimit })
  await part(['init', '--bare', '--quiet', '--initial-branch=main', `--object-format=${objectFormat}`])
  await writeFile(path.join(cwd, 'objects/info/alternates'), `${objects}\n`)
  await part(['fast-import', '--quiet', '--force'], { input: importOf(commits, trees) })
  await part(['bundle', 'create', '--quiet', file, 'HEAD', partBranch])
  await chmod(file, 0o600)
  const [commit = ''] = await lines(part, ['rev-parse', 'HEAD'])
  return {
    branch: partBranch,
    commit,
    commits: await countOf(part, commit),
    objectFormat,
    kind: 'part' as const,
  }
}

type Commit = { id: string; parents: string[]; author: string; committer: string; message: string }

/** Oldest first, each with those of its ancestors that concern the folder too. */
async function commitsOf(git: Git): Promise<Commit[]> {
  const format = '--format=%H%x00%P%x00%an <%ae> %ad%x00%cn <%ce> %cd%x00%B%x00'
  const flags = ['--reverse', '--topo-order', '--parents', '--date=raw', '--no-show-signature']
  const { stdout } = await git(['log', ...flags, format, 'HEAD', '--', '.'])
  const parts = stdout.toString().split('\0')
  const commits: Commit[] = []
  for (let at = 0; at + 5 < parts.length; at += 5) {
    const [id = '', parents = '', author = '', committer = '', message = ''] = parts.slice(at, at + 5)
    // With --parents a line may begin with the id's twin
    commits.push({
      id: id.trim(),
      parents: parents.split(' ').filter(Boolean),
      author,
      committer,
      message,
    })
  }
  return commits
}

/** The tree of each name; null where the folder is not there. */
async function treesOf(git: Git, names: readonly string[]): Promise<(string | null)[]> {
  const input = names.map((name) => `${name.replace(/\/$/, '')}\n`).join('')
  const { stdout } = await git(['cat-file', '--batch-check=%(objectname) %(objecttype)'], { input })
  return stdout
    .toString()
    .trimEnd()
    .split('\n')
    .map((line) => /^([0-9a-f]{40,64}) tree$/.exec(line)?.[1] ?? null)
}

/** For `git fast-import`: the trees are there already, only the commits are new. */
function importOf(commits: readonly Commit[], trees: readonly (string | null)[]): string {
  const marks = new Map(commits.map(({ id }, index) => [id, index + 1]))
  const commands = commits.map(({ id, parents, author, committer, message }, index) => {
    const [from, ...merged] = parents.flatMap((parent) => marks.get(parent) ?? [])
    const tree = trees[index]
    return [
      // Else it would follow the branch's last commit
      ...(from === undefined ? [`reset ${partBranch}\n`] : []),
      `commit ${partBranch}`,
      `mark :${marks.get(id)}`,
      `author ${author}`,
      `committer ${committer}`,
      `data ${Buffer.byteLength(message)}`,
      message,
      ...(from === undefined ? [] : [`from :${from}`]),
      ...merged.map((mark) => `merge :${mark}`),
      tree ? `M 040000 ${tree} ""` : 'deleteall',
      '',
    ].join('\n')
  })
  return `${commands.join('\n')}\nreset ${partBranch}\nfrom :${commits.length}\n`
}

type RestoreOptions = {
  /** Becomes the work tree; its files are not changed. */
  dir: string
  bundle: string
  history: SavedHistory
}

/**
 * Makes a repository from a bundle in a folder whose files are there already, so that an edit that was not committed
 * is one again. Nothing of the archive becomes configuration or a hook. False when the history is not whole.
 */
export async function restoreHistory({ dir, bundle, history }: RestoreOptions): Promise<boolean> {
  const git = createGit({ cwd: dir, trust: dir, timeLimitMs, outputLimit })
  const branch = history.branch ?? partBranch
  await git([
    'init',
    '--quiet',
    `--initial-branch=${branch.slice('refs/heads/'.length)}`,
    `--object-format=${history.objectFormat}`,
  ])
  const fetch = ['fetch', '--quiet', '--update-head-ok', '--no-write-fetch-head', bundle]
  const refs = ['+refs/heads/*:refs/heads/*', '+refs/tags/*:refs/tags/*', '+HEAD:refs/ponte/head']
  await git([...fetch, ...refs], { env: { GIT_ALLOW_PROTOCOL: 'file' } })
  if (history.branch === null) await git(['update-ref', '--no-deref', 'HEAD', history.commit])
  await git(['update-ref', '-d', 'refs/ponte/head'])
  const found = await git(['rev-parse', '--quiet', '--verify', 'HEAD'], { accept: [1] })
  if (found.stdout.toString().trim() !== history.commit) return false
  // Objects of old tools may break a rule and still be complete: only missing objects count
  const check = ['fsck', '--connectivity-only', '--no-dangling', '--no-progress']
  if ((await git(check, { accept: [1, 2, 3, 4, 5, 6, 7, 8] })).exitCode !== 0) return false
  await git(['read-tree', 'HEAD'])
  await writeFile(path.join(dir, '.git/info/exclude'), '/.before-restore-*/\n/.restore-*/\n')
  return true
}

const lines = async (git: Git, parameters: string[]): Promise<string[]> =>
  (await git(parameters)).stdout.toString().trimEnd().split('\n')

const countOf = async (git: Git, commit: string): Promise<number> =>
  Number((await lines(git, ['rev-list', '--count', commit]))[0])
