import path from 'node:path'
import { ensureFolder, publicModes, readBytesOrNull, removeDurable, writeDurable } from '../../files.ts'
import { groupsOf } from '../../groups-of.ts'
import type { Log } from '../../http/log.ts'
import { blobIdOf, type ChangedFile, changedFiles, readBlobs } from './changed-files.ts'
import type { Git } from './git.ts'

/** An edit in the folder that is in no commit, of a file that a push has changed as well. */
export type LooseEdit = {
  path: string
  /** The file before the push, in the folder, and as pushed; null = there was none. */
  before: Buffer | null
  edited: Buffer
  pushed: Buffer | null
}

type Options = {
  git: Git
  /** The work tree. */
  dir: string
  /** The commit whose files the work tree has; null = none. */
  from: string | null
  /** A later one. */
  to: string
  /** Both changes in one text; null when they cannot be joined. */
  join: (edit: LooseEdit) => string | null
  /** Records in the history the edits that give way to a push, before they are replaced. */
  keep: (edits: readonly LooseEdit[]) => Promise<void>
  log: Log
}

/**
 * Brings the files of the work tree from one commit to a later one, each as a whole and durably. An edit in the folder that
 * is in no commit is joined with what was pushed, or else recorded and replaced; beside a commit made in the folder it stays. Can be repeated after it was cut off.
 * Resolves with the paths that it looked at.
 */
export async function takeUp({ git, dir, from, to, join, keep, log }: Options): Promise<string[]> {
  const files = await changedFiles(git, from, to)
  const staged = files.length > 0 ? await indexOf(git) : new Map<string, string>()
  for (const part of groupsOf(files, 64)) {
    const found = await Promise.all(part.map(look))
    const behind = found.flatMap(({ file, state }) => (state === 'behind' ? [file] : []))
    const loose = found.flatMap(({ file, state }) =>
      state instanceof Buffer ? [{ file, edited: state }] : [],
    )
    const blobs = await readBlobs(git, [
      ...behind.flatMap(({ after }) => after ?? []),
      ...loose.flatMap(({ file: { before, after } }) => [before, after].filter((id) => id !== null)),
    ])
    const bytesOf = (id: string | null): Buffer | null => {
      const bytes = id === null ? null : blobs.get(id)
      if (bytes === undefined) throw new Error(`The repository has lost a text: ${id}`)
      return bytes
    }
    const wanted = new Map(behind.map(({ path: name, after }) => [name, bytesOf(after)]))
    const givingWay: LooseEdit[] = []
    for (const { file, edited } of loose) {
      const edit = { path: file.path, before: bytesOf(file.before), edited, pushed: bytesOf(file.after) }
      const joined = join(edit)
      log.warn({ file: file.path, joined: joined !== null }, 'A push met an edit that was in no commit')
      if (joined === null) givingWay.push(edit)
      wanted.set(file.path, joined === null ? edit.pushed : Buffer.from(joined))
    }
    if (givingWay.length > 0) await keep(givingWay)
    await Promise.all([...wanted].map(([name, bytes]) => put(path.join(dir, name), bytes)))
  }
  await stage(git, files)
  return files.map(({ path: name }) => name)

  /** `behind`: as in a commit before `to`. Bytes: with an edit that is in no commit. */
  async function look(file: ChangedFile): Promise<{ file: ChangedFile; state: 'level' | 'behind' | Buffer }> {
    if (file.isLink) {
      log.warn({ file: file.path }, 'A commit has a link, which is not followed')
      return { file, state: 'level' }
    }
    const bytes = await readBytesOrNull(path.join(dir, file.path))
    const present = blobIdOf(bytes, file)
    if (present === file.after) return { file, state: 'level' }
    // Committed, pulled or checked out in the folder, by somebody who has the file as they want it
    if ((staged.get(file.path) ?? null) === file.after) return { file, state: 'level' }
    if (bytes === null || present === file.before) return { file, state: 'behind' }
    return { file, state: (await versionsOf(file.path)).has(present ?? '') ? 'behind' : bytes }
  }

  async function versionsOf(name: string): Promise<Set<string>> {
    const parameters = ['log', '-m', '--raw', '-z', '--no-abbrev', '--no-renames', '--format=']
    const { stdout } = await git([...parameters, from === null ? to : `${from}..${to}`, '--', name])
    const ids = stdout.toString().matchAll(/:\d+ \d+ ([0-9a-f]+) ([0-9a-f]+) /g)
    return new Set([...ids].flatMap(([, ...sides]) => sides))
  }
}

/** The blobs of the index, by path. A push does not change the index, every other command does. */
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

/** The index, so that git in the folder shows no changes. */
async function stage(git: Git, files: readonly ChangedFile[]): Promise<void> {
  if (files.length === 0) return
  const lines = files.map(({ path: name, mode, after, before }) =>
    after === null ? `0 ${'0'.repeat(before?.length ?? 40)}\t${name}` : `${mode} ${after}\t${name}`,
  )
  await git(['update-index', '-z', '--index-info'], { input: lines.map((line) => `${line}\0`).join('') })
}
