import { lstat, unlink } from 'node:fs/promises'
import path from 'node:path'
import {
  ensureFolder,
  hasCode,
  publicModes,
  readBytesOrNull,
  removeDurable,
  writeDurable,
} from '../../kernel/files.ts'
import { groupsOf } from '../../kernel/groups-of.ts'
import type { Log } from '../../kernel/log.ts'
import { isServedFile, isSettings } from '../store/content-paths.ts'
import { isPostPath, postsFolder } from '../store/post-names.ts'
import { blobIdOf, type ChangedFile, changedContent, changedFiles, readBlobs } from './changed-files.ts'
import { stage, treeFiles } from './commit-files.ts'
import { readCommitted, type UnusableFile } from './committed-content.ts'
import type { Git } from './git.ts'
import { emptyTree } from './trees.ts'

/** An uncommitted edit in the folder to a file that a push has changed too. */
export type LooseEdit = {
  path: string
  /** The file before the push, in the folder, and as pushed; null = there was none. */
  before: Buffer | null
  edited: Buffer
  pushed: Buffer | null
}

type Options = {
  git: Git
  dir: string
  /** The commit whose files the work tree has; null = none. */
  from: string | null
  to: string
  present: () => Promise<readonly string[]>
  /** Both changes in one text; null when they cannot be joined. */
  join: (edit: LooseEdit) => string | null
  /** Records in the history the edits that a push is about to replace. */
  keep: (edits: readonly LooseEdit[]) => Promise<void>
  log: Log
}

export type TakenUp = {
  /** The content files that were looked at. */
  paths: string[]
  /** What could not be brought; the last good version of each stays. */
  unusable: UnusableFile[]
}

/**
 * Updates the content files of the work tree from one commit to a later one, each atomically and durably. An
 * uncommitted edit in the folder is joined with what was pushed, or else recorded and replaced; the edit
 * stays where git in the folder already has the later version. A file that cannot be brought blocks no other.
 * git itself checks out all other files. Can be repeated after an interruption.
 */
export async function takeUp(options: Options): Promise<TakenUp> {
  const { git, dir, from, to, present, join, keep, log } = options
  const [earlier, later] = await Promise.all([readCommitted(git, from), readCommitted(git, to)])
  const unusable = [...later.faults]
  const files = changedContent(earlier, later).filter(({ path: name, after }) => {
    if (after !== null || !isSettings(name)) return true
    unusable.push({ file: name, field: 'file', message: 'must not be removed' })
    return false
  })
  if (earlier.isHeld(postsFolder) && !later.isHeld(postsFolder)) {
    // The folder still has the posts from before `from`
    const known = new Set(files.map((file) => file.path))
    for (const name of (await present()).filter((one) => isPostPath(one) && !known.has(one))) {
      const file = later.files.get(name)
      if (!later.isHeld(name)) files.push({ path: name, mode: '', before: null, after: file?.id ?? null })
    }
  }
  const staged = files.length > 0 ? await indexOf(git) : new Map<string, string>()
  for (const part of groupsOf(files, 16)) {
    const found = await Promise.all(part.map(look))
    const behind = found.flatMap(({ file, state }) => (state === 'behind' ? [file] : []))
    const loose = found.flatMap(({ file, state }) =>
      state instanceof Buffer ? [{ file, edited: state }] : [],
    )
    const blobs = await readBlobs(git, [
      ...behind.flatMap(({ after }) => after ?? []),
      ...loose.flatMap(({ file: { before, after } }) => [before, after].filter((id) => id !== null)),
    ])
    const bytesOf = (id: string | null): Buffer | null => blobs.get(id ?? '') ?? null
    const isLost = ({ path: name, after }: ChangedFile): boolean => {
      if (after === null || blobs.has(after)) return false
      unusable.push({ file: name, field: 'file', message: 'is missing in the repository' })
      return true
    }
    const wanted = new Map<string, Buffer | null>()
    for (const file of behind) if (!isLost(file)) wanted.set(file.path, bytesOf(file.after))
    const givingWay: LooseEdit[] = []
    for (const { file, edited } of loose) {
      if (isLost(file)) continue
      const edit = { path: file.path, before: bytesOf(file.before), edited, pushed: bytesOf(file.after) }
      const joined = join(edit)
      log.warn({ file: file.path, joined: joined !== null }, 'A push met an edit that was in no commit')
      if (joined === null) givingWay.push(edit)
      wanted.set(file.path, joined === null ? edit.pushed : Buffer.from(joined))
    }
    if (givingWay.length > 0) await keep(givingWay)
    await Promise.all(
      [...wanted].map(([name, bytes]) => attempt(name, () => put(path.join(dir, name), bytes))),
    )
  }
  await stage(git, to, treeFiles(files))
  await bringOthers(options).catch((error) =>
    log.warn({ error }, 'Files beside the content could not be checked out'),
  )
  return { paths: files.map(({ path: name }) => name), unusable }

  /** A folder in place of a file, and the like, is reported and left alone. */
  async function attempt<Result>(name: string, task: () => Promise<Result>): Promise<Result | null> {
    try {
      return await task()
    } catch (error) {
      if (!hasCode(error, 'EISDIR', 'ENOTDIR', 'ELOOP', 'EACCES', 'EPERM', 'EEXIST', 'ENOTEMPTY')) throw error
      const code = error instanceof Error && 'code' in error ? error.code : ''
      unusable.push({ file: name, field: 'file', message: `cannot be replaced in the folder (${code})` })
      return null
    }
  }

  /** `behind`: as in a commit before `to`. Bytes: the file with an uncommitted edit. */
  async function look(file: ChangedFile): Promise<{ file: ChangedFile; state: 'level' | 'behind' | Buffer }> {
    const read = await attempt(file.path, async () => ({
      bytes: await readBytesOrNull(path.join(dir, file.path)),
    }))
    if (read === null) return { file, state: 'level' }
    const { bytes } = read
    const state = bytes && blobIdOf(bytes, file.before ?? file.after ?? to)
    if (state === file.after) return { file, state: 'level' }
    // Committed, pulled or checked out in the folder, by somebody who has the file as they want it
    if ((staged.get(file.path) ?? null) === file.after) return { file, state: 'level' }
    if (bytes === null || state === file.before) return { file, state: 'behind' }
    return { file, state: (await versionsOf(file.path)).has(state ?? '') ? 'behind' : bytes }
  }

  async function versionsOf(name: string): Promise<Set<string>> {
    const parameters = ['log', '-m', '-n', '50', '--raw', '-z', '--no-abbrev', '--no-renames', '--format=']
    const { stdout } = await git([...parameters, to, '--', name])
    const ids = stdout.toString().matchAll(/:\d+ \d+ ([0-9a-f]+) ([0-9a-f]+) /g)
    return new Set([...ids].flatMap(([, ...sides]) => sides))
  }
}

/** The blobs of the index, by path. A push does not change the index; commands in the folder do. */
async function indexOf(git: Git): Promise<Map<string, string>> {
  const { stdout } = await git(['ls-files', '--stage', '-z'])
  const entries = stdout.toString().matchAll(/\d+ ([0-9a-f]+) 0\t([^\0]+)\0/g)
  return new Map([...entries].map(([, id = '', name = '']) => [name, id]))
}

async function put(file: string, bytes: Buffer | null): Promise<void> {
  if (bytes === null) {
    await removeDurable(file)
    return
  }
  await ensureFolder(path.dirname(file), { mode: publicModes.folder })
  await writeDurable(file, bytes, { mode: publicModes.file })
}

/**
 * git checks out files that are not content, so that their bytes do not pass through here. A file that was
 * edited in the folder, or is blocked there, stays as it is; links and repositories are not checked out.
 */
async function bringOthers({ git, dir, from, to }: Options): Promise<void> {
  const files = (await changedFiles(git, from ?? emptyTree(to), to)).filter(({ path: name }) => isOther(name))
  if (files.length === 0) return
  await git(['update-index', '-q', '--ignore-submodules', '--refresh'], { accept: [1] })
  // In a submodule git would follow the submodule's own configuration
  const flags = ['-z', '--name-only', '--diff-filter=MT', '--ignore-submodules=all']
  const { stdout } = await git(['diff-files', ...flags])
  const edited = new Set(stdout.toString('latin1').split('\0'))
  await stage(git, to, treeFiles(files))
  const free = files.filter(({ path: name }) => !edited.has(name))
  for (const { path: name } of free.filter(({ before }) => before !== null)) {
    const file = Buffer.concat([Buffer.from(`${dir}${path.sep}`), Buffer.from(name, 'latin1')])
    const found = await lstat(file).catch(() => null)
    if (found?.isFile()) await unlink(file)
  }
  const wanted = free.filter(({ mode, after }) => after !== null && mode.startsWith('100'))
  const input = Buffer.from(wanted.map(({ path: name }) => `${name}\0`).join(''), 'latin1')
  // Exits with 1 or more when something is in the way of a file
  await git(['checkout-index', '-q', '-z', '--stdin'], { input, accept: [1, 128] })
}

/** Neither content nor at a path that content needs: no file of the site has to make way for it. */
function isOther(name: string): boolean {
  if (name === postsFolder) return false
  const parts = name.split('/')
  return parts.every((_, at) => !isServedFile(parts.slice(0, at + 1).join('/')))
}
