import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { catalogueSchema, siteSchema } from '#domain/site/site.schema.ts'
import { readBytesOrNull } from '../../files.ts'
import { blobIdOf, type ChangedFile, changedFiles, readBlobs } from '../git/changed-files.ts'
import type { Git, RunOptions } from '../git/git.ts'
import { type FieldProblem, parsePostFile } from '../store/front-matter.ts'
import { isServedFile, isSettings, type SettingsName } from '../store/loaded-content.ts'
import { fileOf, postsFolder, slugOf } from '../store/post-names.ts'
import { readRedirects, redirectsName } from '../store/redirects-file.ts'
import { readSettings } from '../store/settings.ts'

/** One line of what is wrong with a push. */
export type PushProblem = { file: string; field: string; message: string }

type PushOptions = {
  git: Git
  /** For reading objects that are not accepted yet. */
  env: Record<string, string>
  /** The content folder. */
  dir: string
  /** Of the branch that is served; null before its first commit. */
  from: string | null
  to: string
}

/** As of a file in the content folder. */
const fileLimit = 1_000_000
/** A save writes its file a moment before it commits it. Milliseconds. */
const saveMs = 2_000

/**
 * Checks the files that a push changes by the rules of a save (R120, R168). Resolves with what is wrong; an empty list accepts
 * the push.
 */
export async function checkPush({ git, env, dir, from, to }: PushOptions): Promise<PushProblem[]> {
  const options = { env }
  const files = await changedFiles(git, from, to, options)
  const served = files.filter(({ path: name }) => isServedFile(name))
  const tooLarge = await largeFiles(git, served, options)
  const small = served.filter(({ path: name }) => !tooLarge.has(name))
  const texts = await readBlobs(
    git,
    small.flatMap(({ after }) => after ?? []),
    options,
  )
  const problems = files.flatMap((file) => {
    const problem = (field: string, message: string) => [{ file: file.path, field, message }]
    if (file.isLink)
      return problem('file', 'is a link or a repository of its own; only plain files are accepted')
    if (tooLarge.has(file.path)) return problem('file', 'is larger than 1 MB')
    if (!isServedFile(file.path)) return []
    const bytes = file.after === null ? null : texts.get(file.after)
    if (bytes === undefined) return problem('file', 'cannot be read')
    return faultsIn(file.path, bytes).map((fault) => ({ file: file.path, ...fault }))
  })
  if (problems.length > 0) return problems
  const clashes = await sharedIds(git, served, to, options)
  return clashes.length > 0 ? clashes : editedFiles(git, files, dir, to)
}

const schemas = { 'site.yaml': siteSchema, 'catalogue.yaml': catalogueSchema } satisfies Record<
  SettingsName,
  unknown
>

function faultsIn(name: string, bytes: Buffer | null): FieldProblem[] {
  if (bytes === null) return isSettings(name) ? [{ field: 'file', message: 'must not be removed' }] : []
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return [{ field: 'file', message: 'is not UTF-8' }]
  }
  if (isSettings(name)) return readSettings<unknown>(schemas[name], text).problems
  if (name === redirectsName) return readRedirects(text).problems
  const parsed = parsePostFile(text, slugOf(fileOf(name)))
  return parsed.ok ? [] : parsed.problems
}

async function largeFiles(
  git: Git,
  files: readonly ChangedFile[],
  options: RunOptions,
): Promise<Set<string>> {
  const present = files.filter(({ after }) => after !== null)
  const input = present.map(({ after }) => `${after}\n`).join('')
  const { stdout } = await git(['cat-file', '--batch-check=%(objectsize)'], { ...options, input })
  const sizes = stdout.toString().split('\n')
  return new Set(present.flatMap(({ path: name }, at) => (Number(sizes[at]) > fileLimit ? [name] : [])))
}

const findIds = ['grep', '-z', '--no-color', '--no-line-number', '--no-column', '--full-name', '-E', '^id:']

/** Two files with one id would be one post; the id of a file without one is its name. */
async function sharedIds(
  git: Git,
  changed: readonly ChangedFile[],
  to: string,
  options: RunOptions,
): Promise<PushProblem[]> {
  const isChanged = new Set(changed.flatMap(({ path: name, after }) => (after === null ? [] : [name])))
  if (![...isChanged].some((name) => !isSettings(name))) return []
  const [listed, found] = await Promise.all([
    git(['ls-tree', '-z', '--name-only', to, `${postsFolder}/`], options),
    git([...findIds, to, '--', postsFolder], { ...options, accept: [1] }),
  ])
  const ids = new Map<string, string>()
  const seen = new Set<string>()
  for (const name of listed.stdout.toString().split('\0')) {
    if (isServedFile(name)) ids.set(name, slugOf(fileOf(name)))
  }
  for (const line of found.stdout.toString().split('\n')) {
    const [place = '', text = ''] = line.split('\0')
    const name = place.slice(place.indexOf(':') + 1)
    const id = /^id:\s*["']?([\w-]+)["']?\s*$/.exec(text)?.[1]
    // Only the first line is front matter for certain
    if (id !== undefined && ids.has(name) && !seen.has(name)) ids.set(name, id)
    seen.add(name)
  }
  const first = new Map<string, string>()
  // Files that are not changed come first: a clash is a fault of the changed one
  const inOrder = [...ids].sort(([one], [other]) => Number(isChanged.has(one)) - Number(isChanged.has(other)))
  return inOrder.flatMap(([file, id]) => {
    const other = first.get(id)
    first.set(id, other ?? file)
    return other === undefined || !isChanged.has(file)
      ? []
      : [{ file, field: 'id', message: `is also the id of ${fileOf(other)}` }]
  })
}

/** An edit in the folder that is in no commit would be mixed up with the push. */
async function editedFiles(
  git: Git,
  files: readonly ChangedFile[],
  dir: string,
  to: string,
): Promise<PushProblem[]> {
  const until = performance.now() + saveMs
  for (let edited = files; ; await sleep(100)) {
    const states = await Promise.all(
      edited.map(async (file) => [file, await isEdited(git, dir, file)] as const),
    )
    edited = states.flatMap(([file, isSo]) => (isSo ? [file] : []))
    if (edited.length === 0) return []
    if (performance.now() < until) continue
    return edited.map(({ path: file }) => ({
      file,
      field: 'file',
      message: `has an edit on the server that is in no commit; commit or undo it there (${to.slice(0, 7)} was not accepted)`,
    }))
  }
}

async function isEdited(git: Git, dir: string, { path: name, before, after }: ChangedFile): Promise<boolean> {
  const bytes = await readBytesOrNull(path.join(dir, name))
  if (bytes === null) return false
  const present = blobIdOf(bytes, { before, after }) ?? ''
  if (present === before || present === after) return false
  // The server may not have brought the file up to the last commits yet
  const log = ['log', '-m', '--raw', '--no-abbrev', '--no-renames', '--format=', '-n', '50', 'HEAD']
  const { stdout } = await git([...log, '--', name], { accept: [128] })
  return !stdout.toString().includes(present)
}
