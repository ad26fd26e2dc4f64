import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { readBytesOrNull } from '../../kernel/files.ts'
import { groupsOf } from '../../kernel/groups-of.ts'
import { blobIdOf, type ChangedFile, changedContent, readBlobs } from '../git/changed-files.ts'
import { type CommittedContent, readCommitted } from '../git/committed-content.ts'
import type { Git, RunOptions } from '../git/git.ts'
import { isSettings } from '../store/content-paths.ts'
import { faultsIn } from '../store/file-faults.ts'
import { fileOf, isPostPath, postsFolder, slugOf } from '../store/post-names.ts'
import type { PushProblem } from './push-problem.ts'
import { unfitForReaders } from './unfit-for-readers.ts'

type PushOptions = {
  git: Git
  /** For reading objects that are not accepted yet. */
  env: Record<string, string>
  dir: string
  /** The last commit of the served branch; null before its first. */
  from: string | null
  to: string
  isGone: (address: string) => boolean
}

/** A save writes its file a moment before it commits it. Milliseconds. */
const saveMs = 2_000
/** The check ends after this many problems. */
const manyProblems = 100

/**
 * Checks the content files that a push changes by the rules of a save (R120, R168), a few at a time. Other
 * files are not read. Resolves with the problems; the push is accepted when there are none.
 */
export async function checkPush({ git, env, dir, from, to, isGone }: PushOptions): Promise<PushProblem[]> {
  const options = { env }
  const [earlier, later] = await Promise.all([
    readCommitted(git, from, options),
    readCommitted(git, to, options),
  ])
  const known = new Set(earlier.faults.map(({ file, message }) => `${file} ${message}`))
  const problems: PushProblem[] = later.faults.filter(({ file, message }) => !known.has(`${file} ${message}`))
  const files = changedContent(earlier, later)
  const inGroups = async (check: (part: readonly ChangedFile[], texts: Texts) => Promise<PushProblem[]>) => {
    for (const part of groupsOf(files, 64)) {
      if (problems.length > manyProblems) return
      const ids = part.flatMap(({ after }) => after ?? [])
      problems.push(...(await check(part, await readBlobs(git, ids, options))))
    }
  }
  await inGroups(async (part, texts) => part.flatMap((file) => fileProblems(file, texts)))
  if (problems.length > 0) return problems
  const clashes = await sharedIds(git, files, to, later, options)
  if (clashes.length > 0) return clashes
  await inGroups((part, texts) =>
    unfitForReaders({ git, options, to, content: later, files: part, texts, isGone }),
  )
  return problems.length > 0 ? problems : editedFiles(git, files, dir, to)
}

type Texts = ReadonlyMap<string, Buffer>

function fileProblems({ path: file, after }: ChangedFile, texts: Texts): PushProblem[] {
  const bytes = after === null ? null : texts.get(after)
  if (bytes === undefined) return [{ file, field: 'file', message: 'cannot be read' }]
  return faultsIn(file, bytes).map((fault) => ({ file, ...fault }))
}

// `-a`: a file may contain a NUL, or an attribute may call it binary
const findIds = [
  'grep',
  '-a',
  '-z',
  '--no-color',
  '--no-line-number',
  '--no-column',
  '--full-name',
  '-E',
  '^id:',
]

/** Two files with the same id would be one post; a file without an id has its own name as id. */
async function sharedIds(
  git: Git,
  changed: readonly ChangedFile[],
  to: string,
  content: CommittedContent,
  options: RunOptions,
): Promise<PushProblem[]> {
  const isChanged = new Set(changed.flatMap(({ path: name, after }) => (after === null ? [] : [name])))
  if (![...isChanged].some((name) => !isSettings(name))) return []
  const found = await git([...findIds, to, '--', `:(glob)${postsFolder}/*.md`], {
    env: { ...options.env, GIT_LITERAL_PATHSPECS: '0' },
    accept: [1],
  })
  const ids = new Map<string, string>()
  const seen = new Set<string>()
  for (const name of content.files.keys()) if (isPostPath(name)) ids.set(name, slugOf(fileOf(name)))
  for (const line of found.stdout.toString().split('\n')) {
    const [place = '', text = ''] = line.split('\0')
    const name = place.slice(place.indexOf(':') + 1)
    const id = /^id:\s*["']?([\w-]+)["']?\s*$/.exec(text)?.[1]
    // Only the first match is certain to be front matter
    if (id !== undefined && ids.has(name) && !seen.has(name)) ids.set(name, id)
    seen.add(name)
  }
  const first = new Map<string, string>()
  // Unchanged files first, so that a clash is reported for the changed one
  const inOrder = [...ids].sort(([one], [other]) => Number(isChanged.has(one)) - Number(isChanged.has(other)))
  return inOrder.flatMap(([file, id]) => {
    const other = first.get(id)
    first.set(id, other ?? file)
    return other === undefined || !isChanged.has(file)
      ? []
      : [{ file, field: 'id', message: `is also the id of ${fileOf(other)}` }]
  })
}

/** Reports files with an uncommitted edit in the folder, which would be mixed up with the push. */
async function editedFiles(
  git: Git,
  files: readonly ChangedFile[],
  dir: string,
  to: string,
): Promise<PushProblem[]> {
  const until = performance.now() + saveMs
  for (let edited = files; ; await sleep(100)) {
    const still: ChangedFile[] = []
    for (const part of groupsOf(edited, 16)) {
      const states = await Promise.all(part.map((file) => isEdited(git, dir, file)))
      still.push(...part.filter((_, at) => states[at]))
    }
    edited = still
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
  // Anything but a file is reported later, when it is to be replaced
  const bytes = await readBytesOrNull(path.join(dir, name)).catch(() => null)
  if (bytes === null) return false
  const present = blobIdOf(bytes, before ?? after ?? '')
  if (present === before || present === after) return false
  // The server may not have updated the file to the last commits yet
  const log = ['log', '-m', '--raw', '--no-abbrev', '--no-renames', '--format=', '-n', '50', 'HEAD']
  const { stdout } = await git([...log, '--', name], { accept: [128] })
  return !stdout.toString().includes(present)
}
