import { groupsOf } from '../../kernel/groups-of.ts'
import { idOrNull } from './changed-files.ts'
import type { Git, RunOptions } from './git.ts'
import { cutOffCommits } from './history-warnings.ts'
import type { Person } from './person.ts'

/** The change of one file by one commit. Paths are relative to the content folder. */
export type FileChange = {
  commit: string
  author: Person
  committer: Person
  /** When it was recorded, in seconds since 1970. */
  committed: number
  /** ISO 8601 with the author's time zone. */
  date: string
  message: string
  path: string
  /** Blob before and after; null = there was none. */
  before: string | null
  after: string | null
}

/** Time limit of background work that reads the whole history. */
const wholeHistoryMs = 600_000

const plain = ['--relative', '-z', '--no-renames', '--no-show-signature']

export async function headOf(git: Git): Promise<string | null> {
  return idOf(git, 'HEAD')
}

/** The commit that a reference points to; null when there is none. */
export async function idOf(git: Git, reference: string): Promise<string | null> {
  const { stdout, exitCode } = await git(['rev-parse', '--quiet', '--verify', reference], { accept: [1] })
  return exitCode === 0 ? stdout.toString().trim() : null
}

/**
 * Changes of one file up to a commit, newest first. Reads a single file, because git's index of changed paths
 * speeds up nothing else. A merge counts when it differs from all its parents.
 */
export const changesOf = (git: Git, file: string, upTo: string): Promise<FileChange[]> =>
  readLog(git, ['--diff-merges=first-parent', upTo, '--', file])

export async function removedBy(git: Git, commits: readonly string[], folder: string): Promise<FileChange[]> {
  if (commits.length === 0) return []
  const input = `${commits.join('\n')}\n`
  return readLog(git, ['--no-walk=unsorted', '--stdin', '--diff-filter=D', '--', folder], { input })
}

/** Removals under a folder, newest first. Reads every commit. */
export async function removalsIn(git: Git, folder: string): Promise<FileChange[]> {
  if ((await headOf(git)) === null) return []
  return readLog(git, ['--diff-filter=D', '--', folder], { timeLimitMs: wholeHistoryMs })
}

/**
 * When a commit last changed each file at or under these paths, in milliseconds. Ignores commits by this
 * software, which write the time into the file itself, and the first commit of all (in a shallow clone, the
 * oldest there is), which adds files of any age. Reads every commit.
 */
export async function lastChanges(
  git: Git,
  paths: readonly string[],
  committer: Person,
  signal: AbortSignal,
): Promise<Map<string, number>> {
  const changes = new Map<string, number>()
  if ((await headOf(git)) === null) return changes
  const format = '--format=%x00%H%x00%ct%x00%cn%x00%P%x00'
  const options = { timeLimitMs: wholeHistoryMs, signal }
  const { stdout } = await git(['log', ...plain, '--name-only', format, '--', ...paths], options)
  const tokens = stdout.toString().split('\0')
  let time: number | null = null
  for (let at = 0; at < tokens.length; at += 1) {
    const token = (tokens[at] ?? '').replace(/^\n+/, '')
    if (/^[0-9a-f]{40,64}$/.test(token)) {
      const [seconds, recordedBy, parents] = tokens.slice(at + 1, at + 4)
      time = recordedBy === committer.name || parents === '' ? null : Number(seconds) * 1000
      at += 3
    } else if (token !== '' && time !== null) changes.set(token, Math.max(time, changes.get(token) ?? 0))
  }
  return changes
}

/**
 * When each of these files was first committed under its name, in milliseconds. Omits files that are older
 * than a shallow clone's history.
 */
export async function firstCommits(
  git: Git,
  paths: readonly string[],
  signal: AbortSignal,
): Promise<Map<string, number>> {
  const times = new Map<string, number>()
  if (paths.length === 0 || (await headOf(git)) === null) return times
  const cut = (await cutOffCommits(git)).map((id) => `^${id}`)
  const flags = [...plain, '--name-only', '--diff-filter=A', '--format=%x00%ct%x00', 'HEAD', ...cut]
  for (const part of groupsOf(paths, 500)) {
    const options = { timeLimitMs: wholeHistoryMs, signal }
    const { stdout } = await git(['log', ...flags, '--', ...part], options)
    let time = 0
    for (const token of stdout.toString().split('\0')) {
      const text = token.replace(/^\n+/, '')
      if (/^\d+$/.test(text)) time = Number(text) * 1000
      // git lists the newest first: the last time set is the oldest
      else if (text !== '') times.set(text, time)
    }
  }
  return times
}

/** Writes git's index of which commits touch which files, so that `changesOf` need not look into each. */
export async function indexHistory(git: Git, signal: AbortSignal): Promise<void> {
  const flags = ['--reachable', '--changed-paths', '--split', '--no-progress']
  await git(['commit-graph', 'write', ...flags], { timeLimitMs: wholeHistoryMs, signal })
}

async function readLog(git: Git, parameters: readonly string[], options: RunOptions = {}) {
  const format = '--format=%x00%H%x00%an%x00%ae%x00%cn%x00%ce%x00%ct%x00%aI%x00%B%x00'
  const flags = [...plain, '--raw', '--no-abbrev', format]
  return parseLog((await git(['log', ...flags, ...parameters], options)).stdout.toString())
}

/**
 * Tokens between NULs: an empty one, eight of the commit, then pairs of `:modes blobs status` and path. A
 * message contains no NUL, and pairs are read as pairs, so no text can be mistaken for another part.
 */
function parseLog(output: string): FileChange[] {
  const tokens = output.split('\0')
  const changes: FileChange[] = []
  let at = 0
  const next = () => tokens[at++] ?? ''
  let head: Omit<FileChange, 'path' | 'before' | 'after'> | undefined
  while (at < tokens.length) {
    const token = next().replace(/^\n+/, '')
    if (token.startsWith(':')) {
      const [, , before, after] = token.split(' ')
      const path = next()
      if (head) changes.push({ ...head, path, before: idOrNull(before), after: idOrNull(after) })
    } else if (/^[0-9a-f]{40,64}$/.test(token)) {
      head = {
        commit: token,
        author: { name: next(), email: next() },
        committer: { name: next(), email: next() },
        committed: Number(next()),
        date: next(),
        message: next().trimEnd(),
      }
    }
  }
  return changes
}
