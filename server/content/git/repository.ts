import { rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { publicModes, readOrNull, writeDurable } from '../../kernel/files.ts'
import type { Log } from '../../kernel/log.ts'
import { clearStaleLocks } from '../store/locks.ts'
import { postsFolder } from '../store/post-names.ts'
import { changedContent } from './changed-files.ts'
import { asWritten, fromTop, hashFiles, stage, stageMissed } from './commit-files.ts'
import { readCommitted, type UnusableFile } from './committed-content.ts'
import { type FindOptions, findRepository, type Place } from './find-repository.ts'
import { createFlush } from './flush.ts'
import { type Git, GitError } from './git.ts'
import { identityOf, identityOfBoth, type Person } from './person.ts'
import { acceptPushes, firstMessage } from './pushes.ts'
import { headOf } from './read-log.ts'
import { commitId, isWhole, markPlace } from './repository-faults.ts'
import { type LooseEdit, takeUp } from './take-up.ts'
import { treeWith } from './trees.ts'

/** A push arrived before the commit. */
export class HeadMoved extends Error {}

export type RepositoryOptions = FindOptions & {
  committer: Person
  log: Log
  /** The content files in the folder; they become the first commit of a repository of its own. */
  first: () => Promise<readonly string[]>
  /** Joins an edit in the folder with a push to the same file; null when that is not possible. */
  joinEdits?: (edit: LooseEdit) => string | null
  /** The program that checks pushes, with its parameters; null: no repository is set up to accept them. */
  pushProgram?: readonly string[] | null
  /** Commits may also come from a remote: `takeUp` then works in our own repository even without pushes. */
  hasRemote?: boolean
}

export type Repository = Awaited<ReturnType<typeof openRepository>>

/** Commits content files, and updates them to commits from elsewhere. Throws as `findRepository` does. */
export async function openRepository(options: RepositoryOptions) {
  const { committer, log, first, atStart, pushProgram = null, hasRemote = false } = options
  const place = await findRepository(options)
  const { git, gitDir, commonDir, isOwn, isNew } = place
  if (atStart)
    await markPlace(gitDir).catch((error) => log.warn({ error }, 'The place of the repository is not marked'))
  await clearStaleLocks({ ...place, log })
  const head = await headOf(git)
  // Reads the commit and the folders that saves change: without them nothing can be saved
  if (head !== null) await readCommitted(git, head)

  const flush = createFlush(place)
  const work: Work = {
    ...options,
    place,
    level: null,
    unusable: [],
    isStaged: head === null || (await stageMissed(place, head)),
  }
  const commit = async (change: Change): Promise<string | null> => {
    const committed = await patiently(work, () => commitOnce(work, change))
    await flush()
    return committed
  }
  if (isOwn && head === null) {
    const paths = await first()
    if (paths.length > 0) await commit({ paths, message: firstMessage, author: committer, date: new Date() })
  }
  const checkProgram = pushProgram
  const committerName = committer.name
  const accepts = isOwn && (await acceptPushes({ checkProgram, git, gitDir, isNew, committerName, log }))
  const follows = accepts || (isOwn && hasRemote)
  if (follows) {
    const noted = (await readOrNull(levelFile(place)))?.trim() ?? ''
    const last = await headId(place)
    // A copy made during a commit may note a commit that it does not have: its files then count as edited
    if (noted === last || (commitId.test(noted) && (await isWhole(git, noted)))) work.level = noted
    else await noteLevel(work, last)
    work.unusable = (await readCommitted(git, work.level)).faults
  }

  return {
    place,
    /**
     * Commits the current state of exactly these paths (new, changed or gone), whatever else is staged or
     * changed. Resolves with the commit's id once it would survive a power cut; null when nothing has
     * changed. Throws `HeadMoved`, and commits nothing, when a push that `takeUp` has not brought yet changed
     * one of the paths.
     */
    commit,
    /**
     * Updates the content files to commits that were pushed. Resolves with the paths that these commits
     * changed; with none where the repository does not accept pushes.
     */
    takeUp: () => takeUpPushes(work, flush),
    /** Content of these commits that could not be brought; its last good version stays. */
    unusable: () => work.unusable,
    /** Folder to watch for pushes; null where none are accepted. */
    branches: follows ? path.join(commonDir, 'refs/heads') : null,
    /** Runs git in the repository; null where the content is part of somebody else's repository. */
    own: isOwn ? git : null,
    head: async () => (await looseHead(place)) ?? headOf(git),
    /**
     * Moves the branch to a descendant of its last commit, and sets other references: all or nothing,
     * durably. `takeUp` then updates the files. Throws a `GitError` (`ELOCKED`) when the branch has moved on.
     */
    async advance({ references = new Map(), ...move }: Move): Promise<void> {
      await moveHead(git, committer, { ...move, references })
      await flush([...references.keys()])
    },
    /** Unstages the changes of a failed commit. Never throws. */
    async unstage(paths: readonly string[]): Promise<void> {
      await hashed(place, paths)
        .then(async (files) => stage(git, (await lastCommit(git)).id, files))
        .catch(() => {})
    },
  }
}

type Change = {
  paths: readonly string[]
  /** The texts written to these files, null = removed; left out: the files are read from the disk. */
  texts?: ReadonlyMap<string, string | null>
  message: string
  author: Person
  date: Date
}

type Move = {
  /** The last commit of the branch; empty = it has none. */
  from: string
  to: string
  reason: string
  references?: ReadonlyMap<string, string>
}

type Work = RepositoryOptions & {
  place: Place
  /** The commit that the work tree shows, empty before the first; null where no pushes are accepted. */
  level: string | null
  unusable: readonly UnusableFile[]
  /** False when the operator's index misses a commit. */
  isStaged: boolean
}

/**
 * Another git, such as the operator's, may hold a lock for a moment. A lock that was left behind is
 * recognised once it is ten seconds old, so this waits a little longer.
 */
async function patiently<Result>({ place, log }: Work, task: () => Promise<Result>): Promise<Result> {
  for (let wait = 40; ; wait *= 2) {
    try {
      return await task()
    } catch (error) {
      if (!(error instanceof GitError) || error.code !== 'ELOCKED' || wait > 60_000) throw error
      const healed = wait > 1500 && (await clearStaleLocks({ ...place, log })).length > 0
      if (healed) continue
      if (wait > 6000) throw error
      await delay(wait)
    }
  }
}

async function commitOnce(work: Work, change: Change): Promise<string | null> {
  const { place, committer, first } = work
  const { git } = place
  const { paths, texts = new Map(), message, author, date } = change
  // Where a commit has replaced the posts folder with a file, the first save brings all posts back
  const lost = work.unusable.some(({ file }) => file === postsFolder) ? await first() : []
  const [parent, files] = await Promise.all([lastCommit(git), hashed(place, [...paths, ...lost], texts)])
  await assertTakenUp(work, parent.id, paths)
  const [tree, isStaged] = await Promise.all([
    treeWith(git, parent.tree || null, files),
    // After a crash the paths show as uncommitted edits, never as reverts
    stage(git, parent.id, files),
  ])
  work.isStaged &&= isStaged
  if (tree === parent.tree) return null
  const env = {
    ...identityOf('AUTHOR', author),
    ...identityOf('COMMITTER', committer),
    GIT_AUTHOR_DATE: date.toISOString(),
  }
  const id = await commitTree(git, { tree, parents: parent.id ? [parent.id] : [], message, env })
  const reason = `commit: ${message.split('\n', 1)[0]}`
  try {
    // Refused when another process has committed in the meantime; the next attempt builds on that commit.
    await moveHead(git, committer, { from: parent.id, to: id, reason })
  } catch (error) {
    if (!(error instanceof GitError) || error.code !== 'ELOCKED') throw error
    if ((await lastCommit(git)).id === parent.id) throw error
    return commitOnce(work, change)
  }
  work.isStaged ||= await stageMissed(place, id)
  if (work.level === parent.id) await noteOwn(work, id)
  if (work.unusable.length > 0) work.unusable = (await readCommitted(git, id)).faults
  return id
}

/** The files as blobs: as they are on disk, or with the given texts. */
const hashed = async (
  { git, dir, prefix }: Place,
  paths: readonly string[],
  texts: NonNullable<Change['texts']> = new Map(),
) => fromTop(prefix, await asWritten(git, await hashFiles(git, dir, paths), texts))

async function lastCommit(git: Git): Promise<{ id: string; tree: string }> {
  const { stdout, exitCode } = await git(['rev-parse', 'HEAD', 'HEAD^{tree}'], { accept: [128] })
  const [id = '', tree = ''] = exitCode === 0 ? stdout.toString().trim().split('\n') : []
  return { id, tree }
}

type NewCommit = { tree: string; parents: readonly string[]; message: string; env: Record<string, string> }

export async function commitTree(git: Git, { tree, parents, message, env }: NewCommit): Promise<string> {
  const flags = parents.flatMap((parent) => ['-p', parent])
  return (await git(['commit-tree', tree, ...flags], { input: `${message}\n`, env })).stdout.toString().trim()
}

async function moveHead(git: Git, committer: Person, move: Move): Promise<void> {
  const { from, to, reason, references = [] } = move
  const lines = [
    // Makes git print something: after a command that prints nothing simple-git waits 50 ms
    'start',
    `update HEAD ${to} ${from || '0'.repeat(to.length)}`,
    ...[...references].map(([name, id]) => `update ${name} ${id}`),
    'commit',
  ]
  await git(['update-ref', '-m', reason, '--stdin'], {
    input: lines.map((line) => `${line}\n`).join(''),
    env: identityOf('COMMITTER', committer),
  })
}

async function assertTakenUp({ place, level }: Work, head: string, paths: readonly string[]): Promise<void> {
  if (level === null || head === level || head === '') return
  const { git } = place
  const [earlier, later] = await Promise.all([readCommitted(git, level), readCommitted(git, head)])
  const changed = new Set(changedContent(earlier, later).map((file) => file.path))
  if (paths.some((name) => changed.has(name))) throw new HeadMoved('A push has changed the same file.')
}

/** The last commit, empty before the first. */
const headId = async (place: Place): Promise<string> =>
  (await looseHead(place)) ?? (await lastCommit(place.git)).id

/** The last commit, without running git; null where the branch is not in a file of its own. */
async function looseHead({ gitDir, commonDir }: Place): Promise<string | null> {
  const ref = /^ref: (.+)/.exec((await readOrNull(path.join(gitDir, 'HEAD'))) ?? '')?.[1]
  const id = ref === undefined ? null : (await readOrNull(path.join(commonDir, ref)))?.trim()
  return id && commitId.test(id) ? id : null
}

async function takeUpPushes(work: Work, flush: () => Promise<void>): Promise<readonly string[]> {
  const { place, first, joinEdits = () => null, log } = work
  const { git, dir } = place
  if (work.level === null) return []
  const [from, head] = [work.level, await headId(place)]
  if (head === from || head === '') return []
  // Somebody who undoes commits in the folder has the files as they want them
  const isLater =
    from === '' ||
    (await git(['merge-base', '--is-ancestor', from, head], { accept: [1, 128] })).exitCode === 0
  let last = head
  const keep = async (edits: readonly LooseEdit[]) => {
    last = await record(work, edits, last)
    await flush()
  }
  const step = { git, dir, from: from || null, to: head, present: first, join: joinEdits, keep, log }
  const { paths, unusable } = isLater
    ? await patiently(work, () => takeUp(step))
    : { paths: [], unusable: (await readCommitted(git, head)).faults }
  await noteLevel(work, last)
  work.unusable = unusable
  return paths
}

/**
 * Two commits at once: one with the edits, and one with the files as they were pushed, so that both are in
 * the history. Resolves with the second.
 */
async function record(
  { place, committer }: Work,
  edits: readonly LooseEdit[],
  head: string,
): Promise<string> {
  const { git } = place
  const env = identityOfBoth(committer)
  const paths = edits.map((edit) => edit.path)
  const names = paths.join(', ')
  const tree = (await git(['rev-parse', `${head}^{tree}`])).stdout.toString().trim()
  const edited = await treeWith(git, tree, await hashed(place, paths))
  const first = await commitTree(git, {
    tree: edited,
    parents: [head],
    message: `Keep ${names} as edited outside`,
    env,
  })
  const to = await commitTree(git, { tree, parents: [first], message: `Return to ${names} as pushed`, env })
  await moveHead(git, committer, { from: head, to, reason: 'commit: Keep an edit that met a push' })
  return to
}

const levelFile = ({ gitDir }: Place): string => path.join(gitDir, 'ponte-taken-up')

async function noteLevel(work: Work, id: string): Promise<void> {
  await writeDurable(levelFile(work.place), `${id}\n`, { mode: publicModes.file })
  work.level = id
}

/** Notes a commit of this process. Not flushed: an old note only makes the next start look at more files. */
async function noteOwn(work: Work, id: string): Promise<void> {
  work.level = id
  const file = levelFile(work.place)
  await writeFile(`${file}.new`, `${id}\n`, { mode: publicModes.file })
  await rename(`${file}.new`, file)
}
