import { randomBytes } from 'node:crypto'
import {
  lstat,
  mkdir,
  readdir,
  readFile,
  realpath,
  rename,
  rm,
  rmdir,
  stat,
  unlink,
  writeFile,
} from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { hasCode, publicModes, readOrNull, syncFolder, syncTree, writeDurable } from '../../kernel/files.ts'
import { groupsOf } from '../../kernel/groups-of.ts'
import type { Log } from '../../kernel/log.ts'
import { clearStaleLocks } from '../store/locks.ts'
import { postsFolder } from '../store/post-names.ts'
import { changedContent, idOrNull, readBlobs } from './changed-files.ts'
import { fromTop, hashFiles, stage } from './commit-files.ts'
import { readCommitted, type UnusableFile } from './committed-content.ts'
import { createGit, type Git, GitError, type GitOptions, type RunOptions } from './git.ts'
import { acceptPushes, firstMessage } from './pushes.ts'
import { commitId, findFault, markPlace } from './repository-faults.ts'
import { type LooseEdit, takeUp } from './take-up.ts'
import { treeWith } from './trees.ts'
import { findWorkTree } from './work-tree.ts'

export type Person = { name: string; email: string }

/** The change of one file by one commit. Paths are relative to the content folder. */
export type FileChange = {
  commit: string
  author: Person
  /** The committer: this software, or somebody else. */
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

export type Repository = {
  /**
   * Commits the present state of exactly these paths (new, changed or gone), whatever else is staged or dirty.
   * Resolves with its id once the commit would survive a power cut; null when they are as in the last commit. Throws
   * `HeadMoved`, and commits nothing, when a push has changed one of them that `takeUp` has not brought yet.
   */
  commit(change: {
    paths: readonly string[]
    message: string
    author: Person
    date: Date
  }): Promise<string | null>
  /**
   * Brings the content files up to commits that came by a push. Resolves with the paths that these commits changed; with none
   * where the repository does not accept pushes.
   */
  takeUp(): Promise<readonly string[]>
  /** What these commits have in the place of content and could not be brought; the last good version stays. */
  unusable(): readonly UnusableFile[]
  /** Folder to watch for pushes; null where none are accepted. */
  branches: string | null
  /** Runs git in the repository; null where the content is a part of somebody else's. */
  own: Git | null
  /**
   * Moves the branch to a commit that has its last one among its ancestors, and sets other references, all or nothing,
   * durably. The files follow with `takeUp`. Throws a `GitError` (`ELOCKED`) when the branch has moved on.
   */
  advance(change: {
    from: string
    to: string
    reason: string
    references?: ReadonlyMap<string, string>
  }): Promise<void>
  /** Unstages the changes of a failed commit. Never throws. */
  unstage(paths: readonly string[]): Promise<void>
  /** The last commit; null before there is one. */
  head(): Promise<string | null>
  /** Changes of one file up to a commit, by default the last one; newest first. */
  changes(file: string, upTo?: string): Promise<FileChange[]>
  /** The files under a folder that these commits removed. */
  removedBy(commits: readonly string[], folder: string): Promise<FileChange[]>
  /** Removals under a folder, newest first. Looks at every commit there is. */
  removals(folder: string): Promise<FileChange[]>
  /**
   * When each of these paths, and whatever lies under them, was last changed by a commit, in milliseconds. Left out:
   * commits this software made, which write the time into the file itself, and the first commit of all (in a shallow
   * clone, the oldest there is), which brings files of any age. Looks at every commit there is.
   */
  lastChanges(paths: readonly string[], signal: AbortSignal): Promise<Map<string, number>>
  /** When each of these files was first committed under its name, in milliseconds. */
  firstCommits(paths: readonly string[], signal: AbortSignal): Promise<Map<string, number>>
  /** The content files that differ from the last commit. */
  uncommitted(): Promise<string[]>
  /** The texts of blobs; left out are those that do not exist, and those larger than a content file may be. */
  blobs(ids: readonly string[]): Promise<Map<string, string>>
  /** Notes for git which commits touch which files, so that `changes` need not look into each. Never throws. */
  indexHistory(signal: AbortSignal): Promise<void>
  /**
   * The content files of the last commit whose text the repository has lost. A text that is
   * still in the work tree is put back first: the name of an object is the hash of what is in it.
   */
  lostTexts(): Promise<string[]>
}

/** A push came before the commit. */
export class HeadMoved extends Error {}

/** The repository is there and cannot be used; the message says why. */
export class DamagedRepository extends Error {}

const makingPrefix = '.git-new-'
/** Most faults repaired at a start. */
const mostFaults = 100

/** Work in the background that looks at the whole history may take its time. */
const wholeHistoryMs = 600_000

type RepositoryOptions = {
  dir: string
  committer: Person
  log: Log
  /** The content files that are in the folder: those of the first commit, when it becomes a repository of its own. */
  first: () => Promise<readonly string[]>
  /** At the start a repository is made where there is none, and repaired where that is no guess; later it is not. */
  atStart: boolean
  /** Joins an edit in the folder with a push to the same file; null when that is not possible. */
  joinEdits?: (edit: LooseEdit) => string | null
  /** The program that checks pushes, with its parameters; null: no repository is configured to accept them. */
  pushProgram?: readonly string[] | null
  /** Commits come from a remote as well: `takeUp` works wherever the repository is the folder's own. */
  hasRemote?: boolean
  git?: Omit<GitOptions, 'cwd' | 'trust'>
}

/**
 * The repository that keeps the content folder: the one whose work tree it lies in, unless it is ignored there; else
 * the folder becomes one of its own. Throws `DamagedRepository` or `GitError` when it cannot be used.
 */
export async function openRepository({
  dir,
  committer,
  log,
  first,
  atStart,
  pushProgram = null,
  hasRemote = false,
  joinEdits = () => null,
  git: gitOptions,
}: RepositoryOptions): Promise<Repository> {
  const cwd = await realpath(dir)
  const gitIn = (folder: string, trust?: string) =>
    createGit({ ...gitOptions, cwd: folder, ...(trust !== undefined && { trust }) })
  const trustOf = async (folder: string) =>
    folder === cwd || (await mayTrust(folder, cwd)) ? folder : undefined

  await checkFaults()
  let workTree = await findWorkTree(cwd)
  let isNew = false
  let git = gitIn(cwd, workTree === null ? undefined : await trustOf(workTree))
  if (workTree === null || !(await keeps(git, cwd, workTree, log))) {
    if (!atStart) throw new DamagedRepository('The repository is not there any more.')
    if (workTree === cwd) throw new DamagedRepository('git does not accept the repository.')
    git = gitIn(cwd, cwd)
    await makeRepository(cwd, gitIn)
    workTree = cwd
    isNew = true
  }

  /** Mends one fault after the other; each may have hidden the next. */
  async function checkFaults(): Promise<void> {
    for (let round = 0; ; round += 1) {
      const found = await findWorkTree(cwd)
      if (found === null) return
      const fault = await findFault({
        workTree: found,
        git: gitIn(found, await trustOf(found)),
        isOwn: found === cwd,
      })
      if (fault === null) return
      if (!atStart || fault.repair === null || round === mostFaults) throw new DamagedRepository(fault.text)
      await fault.repair.run()
      log.error({ workTree: found }, `${fault.text} This has ${fault.repair.text}.`)
    }
  }

  const { stdout } = await git(['rev-parse', '--path-format=absolute', '--git-dir', '--git-common-dir'])
  const [gitDir = '', commonDir = ''] = stdout.toString().trimEnd().split('\n')
  if (atStart)
    await markPlace(gitDir).catch((error) => log.warn({ error }, 'The place of the repository is not marked'))
  const prefix = (await git(['rev-parse', '--show-prefix'])).stdout.toString().replace(/\n$/, '')
  const heal = () => clearStaleLocks({ gitDir, commonDir, workTree, log })
  await heal()

  /**
   * Another git, such as the operator's, may hold a lock for a moment. One that was left behind is known as such once it
   * is ten seconds old, so a little longer is waited.
   */
  async function patiently<T>(task: () => Promise<T>): Promise<T> {
    for (let wait = 40; ; wait *= 2) {
      try {
        return await task()
      } catch (error) {
        if (!(error instanceof GitError) || error.code !== 'ELOCKED' || wait > 60_000) throw error
        const healed = wait > 1500 && (await heal()).length > 0
        if (healed) continue
        if (wait > 6000) throw error
        await delay(wait)
      }
    }
  }

  let born = false
  const hasCommits = async () => {
    born ||= (await git(['rev-parse', '--quiet', '--verify', 'HEAD'], { accept: [1] })).exitCode === 0
    return born
  }

  const lastCommit = async () => {
    const { stdout, exitCode } = await git(['rev-parse', 'HEAD', 'HEAD^{tree}'], { accept: [128] })
    const [id = '', tree = ''] = exitCode === 0 ? stdout.toString().trim().split('\n') : []
    return { id, tree }
  }
  let unusableFiles: readonly UnusableFile[] = []
  const flushed: FlushedFolders = new Map()
  const last = await git(['rev-parse', '--quiet', '--verify', 'HEAD'], { accept: [1] })
  // Reads the commit and the folders that saves change: without them nothing can be saved
  if (last.exitCode === 0) await readCommitted(git, last.stdout.toString().trim())

  /** Their present state, as git has it. */
  const hashed = async (paths: readonly string[]) => fromTop(prefix, await hashFiles(git, cwd, paths))

  const commitOnce: Repository['commit'] = async (change) => {
    const { paths, message, author, date } = change
    // Where a commit has put a file in the place of their folder, all posts come back with the first save
    const lost = unusableFiles.some(({ file }) => file === postsFolder) ? await first() : []
    const [parent, files] = await Promise.all([lastCommit(), hashed([...paths, ...lost])])
    await assertTakenUp(parent.id, paths)
    const [tree] = await Promise.all([
      treeWith(git, parent.tree || null, files),
      // After a crash the path is an edit not yet committed, never a revert
      stage(git, parent.id, files),
    ])
    if (tree === parent.tree) return null
    const { stdout } = await git(['commit-tree', tree, ...(parent.id ? ['-p', parent.id] : [])], {
      input: `${message}\n`,
      env: {
        ...identityOf('AUTHOR', author),
        ...identityOf('COMMITTER', committer),
        GIT_AUTHOR_DATE: date.toISOString(),
      },
    })
    const id = stdout.toString().trim()
    const reason = `commit: ${message.split('\n', 1)[0]}`
    const env = identityOf('COMMITTER', committer)
    try {
      // Refused when another process has committed in the meantime; the next attempt builds on that commit.
      await git(['update-ref', '-m', reason, 'HEAD', id, parent.id || '0'.repeat(id.length)], { env })
    } catch (error) {
      if (!(error instanceof GitError) || error.code !== 'ELOCKED') throw error
      if ((await lastCommit()).id === parent.id) throw error
      return commitOnce(change)
    }
    if (takenUp === parent.id) await noteOwn(id)
    if (unusableFiles.length > 0) unusableFiles = (await readCommitted(git, id)).faults
    return id
  }

  /** The commit whose files the work tree has, empty before the first; null where no pushes are accepted. */
  let takenUp: string | null = null
  const takenUpFile = path.join(gitDir, 'ponte-taken-up')
  async function assertTakenUp(head: string, paths: readonly string[]): Promise<void> {
    if (takenUp === null || head === takenUp || head === '') return
    const [earlier, later] = await Promise.all([
      readCommitted(git, takenUp || null),
      readCommitted(git, head),
    ])
    const changed = new Set(changedContent(earlier, later).map((file) => file.path))
    if (paths.some((name) => changed.has(name))) throw new HeadMoved('A push has changed the same file.')
  }

  /** The last commit, empty before the first. Needs no command of git where the branch is in a file of its own. */
  async function headId(): Promise<string> {
    const ref = /^ref: (.+)/.exec(await readFile(path.join(gitDir, 'HEAD'), 'utf8'))?.[1]
    const id = ref === undefined ? null : (await readOrNull(path.join(commonDir, ref)))?.trim()
    return id && commitId.test(id) ? id : (await lastCommit()).id
  }

  async function takeUpPushes(): Promise<readonly string[]> {
    if (takenUp === null) return []
    const [from, head] = [takenUp, await headId()]
    if (head === from || head === '') return []
    // Somebody who takes commits back in the folder has the files as they want them
    const isLater =
      from === '' ||
      (await git(['merge-base', '--is-ancestor', from, head], { accept: [1, 128] })).exitCode === 0
    let last = head
    const keep = async (edits: readonly LooseEdit[]) => {
      last = await record(edits, last)
    }
    const options = {
      git,
      dir: cwd,
      from: from || null,
      to: head,
      present: first,
      join: joinEdits,
      keep,
      log,
    }
    const { paths, unusable } = isLater
      ? await patiently(() => takeUp(options))
      : { paths: [], unusable: (await readCommitted(git, head)).faults }
    await noteTakenUp(last)
    unusableFiles = unusable
    return paths
  }

  /**
   * Two commits at once: one with the edits, and one with the files as they were pushed, so that both are in the history.
   * Resolves with the second.
   */
  async function record(edits: readonly LooseEdit[], head: string): Promise<string> {
    const commitOf = async (tree: string, parent: string, message: string) => {
      const env = { ...identityOf('AUTHOR', committer), ...identityOf('COMMITTER', committer) }
      const { stdout } = await git(['commit-tree', tree, '-p', parent], { input: `${message}\n`, env })
      return stdout.toString().trim()
    }
    const tree = (await git(['rev-parse', `${head}^{tree}`])).stdout.toString().trim()
    const edited = await treeWith(git, tree, await hashed(edits.map(({ path: name }) => name)))
    const names = edits.map(({ path: name }) => name).join(', ')
    const first = await commitOf(edited, head, `Keep ${names} as edited outside`)
    const second = await commitOf(tree, first, `Return to ${names} as pushed`)
    await git(['update-ref', '-m', 'commit: Keep an edit that met a push', 'HEAD', second, head], {
      env: identityOf('COMMITTER', committer),
    })
    await flush(gitDir, commonDir, flushed)
    return second
  }

  async function noteTakenUp(id: string): Promise<void> {
    await writeDurable(takenUpFile, `${id}\n`, { mode: publicModes.file })
    takenUp = id
  }

  /** After a commit of this process. Not flushed: an older note makes the next start look at more files. */
  async function noteOwn(id: string): Promise<void> {
    takenUp = id
    await writeFile(`${takenUpFile}.new`, `${id}\n`, { mode: publicModes.file })
    await rename(`${takenUpFile}.new`, takenUpFile)
  }

  const commit: Repository['commit'] = async (change) => {
    const committed = await patiently(() => commitOnce(change))
    await flush(gitDir, commonDir, flushed)
    return committed
  }

  if (workTree === cwd && !(await hasCommits())) {
    const paths = await first()
    if (paths.length > 0) {
      await commit({
        paths,
        message: firstMessage,
        author: committer,
        date: new Date(),
      })
    }
  }

  const isOwn = workTree === cwd
  const accepts =
    isOwn &&
    (await acceptPushes({
      checkProgram: pushProgram,
      git,
      gitDir,
      isNew,
      committerName: committer.name,
      log,
    }))
  const follows = accepts || (isOwn && hasRemote)
  if (follows) {
    const noted = (await readOrNull(takenUpFile))?.trim() ?? ''
    if (commitId.test(noted)) takenUp = noted
    else await noteTakenUp(await headId())
    unusableFiles = (await readCommitted(git, takenUp)).faults
  }

  const readLog = async (parameters: readonly string[], options: RunOptions = {}) => {
    if (!(await hasCommits())) return []
    const format = '--format=%x00%H%x00%an%x00%ae%x00%cn%x00%ce%x00%ct%x00%aI%x00%B%x00'
    const flags = ['--relative', '--raw', '-z', '--no-abbrev', '--no-renames', '--no-show-signature', format]
    return parseLog((await git(['log', ...flags, ...parameters], options)).stdout.toString())
  }

  return {
    commit,
    takeUp: takeUpPushes,
    unusable: () => unusableFiles,
    branches: follows ? path.join(commonDir, 'refs/heads') : null,
    own: isOwn ? git : null,
    async advance({ from, to, reason, references = new Map() }) {
      const lines = [
        `update HEAD ${to} ${from}`,
        ...[...references].map(([name, id]) => `update ${name} ${id}`),
      ]
      await git(['update-ref', '-m', reason, '--stdin'], {
        input: lines.map((line) => `${line}\n`).join(''),
        env: identityOf('COMMITTER', committer),
      })
      await flush(gitDir, commonDir, flushed, [...references.keys()])
    },
    async unstage(paths) {
      await hashed(paths)
        .then(async (files) => stage(git, (await lastCommit()).id, files))
        .catch(() => {})
    },
    // One file at a time: git's index of changed paths answers no other question. A merge counts when it differs from
    // all it joins.
    changes: (file, upTo = 'HEAD') => readLog(['--diff-merges=first-parent', upTo, '--', file]),
    async head() {
      const { stdout, exitCode } = await git(['rev-parse', '--quiet', '--verify', 'HEAD'], { accept: [1] })
      return exitCode === 0 ? stdout.toString().trim() : null
    },
    async removedBy(commits, folder) {
      if (commits.length === 0) return []
      const input = `${commits.join('\n')}\n`
      return readLog(['--no-walk=unsorted', '--stdin', '--diff-filter=D', '--', folder], { input })
    },
    removals: (folder) => readLog(['--diff-filter=D', '--', folder], { timeLimitMs: wholeHistoryMs }),
    async lastChanges(paths, signal) {
      const changes = new Map<string, number>()
      if (!(await hasCommits())) return changes
      const flags = ['--relative', '--name-only', '-z', '--no-renames', '--no-show-signature']
      const format = '--format=%x00%H%x00%ct%x00%cn%x00%P%x00'
      const options = { timeLimitMs: wholeHistoryMs, signal }
      const { stdout } = await git(['log', ...flags, format, '--', ...paths], options)
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
    },
    async firstCommits(paths, signal) {
      const times = new Map<string, number>()
      if (paths.length === 0 || !(await hasCommits())) return times
      const flags = [
        '--relative',
        '--name-only',
        '-z',
        '--no-renames',
        '--no-show-signature',
        '--diff-filter=A',
      ]
      const options = { timeLimitMs: wholeHistoryMs, signal }
      for (const part of groupsOf(paths, 500)) {
        const { stdout } = await git(['log', ...flags, '--format=%x00%ct%x00', '--', ...part], options)
        let time = 0
        for (const token of stdout.toString().split('\0')) {
          const text = token.replace(/^\n+/, '')
          if (/^\d+$/.test(text)) time = Number(text) * 1000
          // The newest comes first: what is written last is the oldest
          else if (text !== '') times.set(text, time)
        }
      }
      return times
    },
    async uncommitted() {
      const present = await first()
      const [{ files }, found] = await Promise.all([
        readCommitted(git, (await headId()) || null),
        hashFiles(git, cwd, present, { write: false }),
      ])
      const paths = new Set([...present, ...files.keys()])
      return [...paths].filter((name) => found.get(name)?.id !== files.get(name)?.id)
    },
    async indexHistory(signal) {
      const parameters = [
        'commit-graph',
        'write',
        '--reachable',
        '--changed-paths',
        '--split',
        '--no-progress',
      ]
      // A save touches a path or two, and git's filters for so few say "perhaps" of one commit in four: a look at two
      // lists of all posts each. Where git does not know the setting, reading a history takes longer and is as right.
      const env = { GIT_TEST_BLOOM_SETTINGS_BITS_PER_ENTRY: '48' }
      await git(parameters, { env, timeLimitMs: wholeHistoryMs, signal }).catch((error) =>
        log.debug({ error }, 'The index of changed paths could not be written'),
      )
    },
    async lostTexts() {
      const { files } = await readCommitted(git, (await headId()) || null)
      const named = [...files].map(([name, { id }]) => ({ name, id }))
      const lost: string[] = []
      for (const { id, name } of await missingOf(git, named)) {
        const isBack = await putBackObject({ git, commonDir, file: path.join(cwd, name), id }).catch(
          () => false,
        )
        if (isBack) log.warn({ file: name }, 'A text that the repository had lost was put back from the file')
        else lost.push(name)
      }
      return lost
    },
    async blobs(ids) {
      const found = await readBlobs(git, ids)
      return new Map([...found].map(([id, bytes]) => [id, bytes.toString()]))
    },
  }
}

/** git refuses a work tree of another user. One user for content and work tree (a mounted volume) is no stranger. */
async function mayTrust(workTree: string, dir: string): Promise<boolean> {
  const [top, content] = await Promise.all([lstat(workTree), lstat(dir)])
  return top.uid === content.uid
}

async function keeps(git: Git, dir: string, workTree: string, log: Log): Promise<boolean> {
  const inside = await git(['rev-parse', '--is-inside-work-tree'], { accept: [128] })
  if (inside.stdout.toString().trim() !== 'true') {
    log.warn({ workTree }, 'There is a .git above the content folder that git does not accept')
    return false
  }
  if (workTree === dir) return true
  // The one command that refuses literal paths
  const env = { GIT_LITERAL_PATHSPECS: '0' }
  return (await git(['check-ignore', '--quiet', '--', dir], { env, accept: [1] })).exitCode === 1
}

/**
 * Makes a repository of a folder, durably and as a whole: `git init` flushes nothing, and one that was cut off would be
 * found at the next start.
 */
async function makeRepository(dir: string, gitIn: (folder: string, trust: string) => Git): Promise<void> {
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

type NamedBlob = { id: string; name: string }

/** Those that the repository does not have, or has without content. */
async function missingOf(git: Git, files: readonly NamedBlob[]): Promise<NamedBlob[]> {
  const input = files.map(({ id }) => `${id}\n`).join('')
  const { stdout } = await git(['cat-file', '--batch-check'], { input })
  const missing = new Set(
    stdout
      .toString()
      .split('\n')
      .flatMap((line) => /^([0-9a-f]+) missing$/.exec(line)?.[1] ?? []),
  )
  return files.filter(({ id }) => missing.has(id))
}

/** False when the file differs from the committed one. */
async function putBackObject({
  git,
  commonDir,
  file,
  id,
}: {
  git: Git
  commonDir: string
  file: string
  id: string
}): Promise<boolean> {
  const hash = async (...flags: string[]) =>
    (await git(['hash-object', '--no-filters', ...flags, '--', file])).stdout.toString().trim()
  if ((await hash()) !== id) return false
  const folder = path.join(commonDir, 'objects', id.slice(0, 2))
  const object = path.join(folder, id.slice(2))
  // An empty one passes for the object, so that git would not write it again
  if ((await stat(object).catch(() => null))?.size === 0) await unlink(object)
  await hash('-w')
  await syncFolder(folder)
  await syncFolder(path.dirname(folder))
  return true
}

export function identityOf(role: 'AUTHOR' | 'COMMITTER', person: Person): Record<string, string> {
  // git refuses a name that is empty after it has taken these off.
  const tidy = (text: string) =>
    text.replace(/[\0-\x1f<>]/g, ' ').replace(/^[\s.,:;"\\']+|[\s.,:;"\\']+$/g, '')
  const email = tidy(person.email.slice(0, 300))
  return {
    [`GIT_${role}_NAME`]: tidy(person.name.slice(0, 200)) || email || 'Staff',
    [`GIT_${role}_EMAIL`]: email || 'staff',
  }
}

/** Folders of objects, each with its time of change when it was last flushed. */
type FlushedFolders = Map<string, number>

/** A disk may tell times of change in steps of two seconds. */
const coarsestTickMs = 3_000

/**
 * Flushes the folders and logs a commit has touched: `core.fsync` covers the files, not their names. Object folders are
 * those that have changed since they were flushed, by times of the disk's own clock, which may not be that of this
 * machine; the first commit flushes all. `flushed` is brought up to date when everything was flushed, so that what a failed
 * commit has left is flushed with the next one.
 */
async function flush(
  gitDir: string,
  commonDir: string,
  flushed: FlushedFolders,
  references: readonly string[] = [],
): Promise<void> {
  const objects = path.join(commonDir, 'objects')
  const touched = [
    gitDir,
    commonDir,
    objects,
    path.join(commonDir, 'reftable'),
    path.join(gitDir, 'logs'),
    path.join(gitDir, 'logs/HEAD'),
    path.join(commonDir, 'logs'),
  ]
  const subfolders = (await readdir(objects)).map((name) => path.join(objects, name))
  const times = await Promise.all(subfolders.map((folder) => lstat(folder).catch(() => null)))
  const newest = Math.max(...flushed.values())
  const changed = new Map<string, number>()
  for (const [index, folder] of subfolders.entries()) {
    const time = times[index]?.mtimeMs
    if (time === undefined) continue
    if (time !== flushed.get(folder) || time > newest - coarsestTickMs) changed.set(folder, time)
  }
  touched.push(...changed.keys())
  const branch = /^ref: (.+)/.exec(await readFile(path.join(gitDir, 'HEAD'), 'utf8'))?.[1]
  for (const ref of branch ? [branch, ...references] : references) {
    touched.push(path.join(commonDir, 'logs', ref))
    for (let at = path.dirname(ref); at !== '.'; at = path.dirname(at)) {
      touched.push(path.join(commonDir, at), path.join(commonDir, 'logs', at))
    }
  }
  await Promise.all([...new Set(touched)].map(syncExisting))
  for (const [folder, time] of changed) flushed.set(folder, time)
}

async function syncExisting(name: string): Promise<void> {
  try {
    await syncFolder(name)
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) throw error
  }
}

/**
 * Tokens between NULs: an empty one, eight of the commit, then pairs of `:modes blobs status` and path. A message holds
 * no NUL, and pairs are read as pairs, so that no text can pass for another part.
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
