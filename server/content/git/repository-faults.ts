import { randomBytes } from 'node:crypto'
import { lstat, readdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { ensureFolder, publicModes, readOrNull, syncFolder, writeDurable } from '../../kernel/files.ts'
import type { Git } from './git.ts'

/**
 * What a power cut, a full disk or a slip of the hand does to a repository, and what of it can be repaired without
 * guessing. A fault that cannot is left exactly as it is.
 */
export type RepositoryFault = {
  /** The fault, as a sentence. */
  text: string
  /** The repair; null when it would be a guess. */
  repair: { text: string; run(): Promise<void> } | null
}

type Options = {
  workTree: string
  /** In the work tree; it may refuse the repository. */
  git: Git
  /** The work tree is the content folder itself, so that its repository may be made anew when nothing is in it. */
  isOwn: boolean
}

export const commitId = /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/
/** Where a repository that cannot be used is put. */
const asidePrefix = '.git.damaged-'

/**
 * The first fault of the repository in a work tree; null when none is found, when there is no repository, and for a
 * linked work tree, whose repository lies elsewhere. Missing objects are found by using it.
 */
export async function findFault({ workTree, git, isOwn }: Options): Promise<RepositoryFault | null> {
  const gitDir = path.join(workTree, '.git')
  const found = await lstat(gitDir).catch(() => null)
  if (!found?.isDirectory()) return null
  const head = ((await readOrNull(path.join(gitDir, 'HEAD'))) ?? '').trim()
  const branches = await readBranches(gitDir)
  if (!/^ref: refs\/\S/.test(head) && !commitId.test(head)) {
    return headFault({ workTree, gitDir, branches, isOwn })
  }
  if (!(await isFolder(path.join(gitDir, 'objects')))) {
    return { text: 'The repository has no folder of objects.', repair: null }
  }
  if (!(await isFolder(path.join(gitDir, 'refs')))) {
    const folder = path.join(gitDir, 'refs/heads')
    return {
      text: 'The repository has no folder of references.',
      repair: { text: 'made it', run: () => ensureFolder(folder, { mode: publicModes.folder }) },
    }
  }
  const current = /^ref: refs\/heads\/(.+)$/.exec(head)?.[1]
  const branch = current === undefined ? undefined : branches.get(current)
  return (branch && (await branchFault({ gitDir, branch, git }))) ?? indexFault(gitDir, git)
}

/** Of the branch that HEAD names; git gets on with faults of the others. */
async function branchFault({
  gitDir,
  branch,
  git,
}: {
  gitDir: string
  branch: Branch
  git: Git
}): Promise<RepositoryFault | null> {
  const { name, loose, isPacked, logged } = branch
  const isTorn = loose !== null && !commitId.test(loose) && !loose.startsWith('ref: ')
  // Deleting a branch also deletes its log: a branch with only a log was lost
  const isLost = loose === null && !isPacked
  if (!isTorn && !isLost) return aheadFault({ gitDir, branch, git })
  const text = `The reference of the branch ${name} is ${isTorn ? 'damaged' : 'missing'}.`
  if (logged === null || (await typeOf(git, logged)) !== 'commit') return { text, repair: null }
  const file = path.join(gitDir, 'refs/heads', name)
  return {
    text,
    repair: {
      text: `set it to ${logged}, as its log says`,
      async run() {
        await ensureFolder(path.dirname(file), { mode: publicModes.folder })
        await writeDurable(file, `${logged}\n`, { mode: publicModes.file })
      },
    },
  }
}

const placeFile = 'ponte-place'

/** Writes down which folder the repository is in, so that a copy of it is known as one. */
export async function markPlace(gitDir: string): Promise<void> {
  const place = await placeOf(gitDir)
  const file = path.join(gitDir, placeFile)
  if ((await readOrNull(file)) !== place) await writeDurable(file, place, { mode: publicModes.file })
}

const placeOf = async (gitDir: string): Promise<string> => `${(await lstat(gitDir, { bigint: true })).ino}\n`

/** False as long as no server has worked on the original. */
async function isCopy(gitDir: string): Promise<boolean> {
  const place = await readOrNull(path.join(gitDir, placeFile))
  return place !== null && place !== (await placeOf(gitDir))
}

/**
 * A copy of the folder that was made while a commit was written can have the new reference without all of the commit's
 * objects. The commits before it are whole: the branch goes back to the newest of them, and what the copy has of the files
 * stays as an edit. Where no copy was made the objects were lost, and going back would hide it.
 */
async function aheadFault({
  gitDir,
  branch: { name, loose },
  git,
}: {
  gitDir: string
  branch: Branch
  git: Git
}): Promise<RepositoryFault | null> {
  if (loose === null || !commitId.test(loose) || !(await isCopy(gitDir)) || (await isWhole(git, loose)))
    return null
  const text = `The last commit of the branch ${name} is not complete.`
  const log = (await readOrNull(path.join(gitDir, 'logs/refs/heads', name))) ?? ''
  for (const id of loggedCommits(log).reverse().slice(0, mostCommitsTried)) {
    if (id === loose || !(await isWhole(git, id))) continue
    const file = path.join(gitDir, 'refs/heads', name)
    const run = () => writeDurable(file, `${id}\n`, { mode: publicModes.file })
    return { text, repair: { text: `set it to ${id}, the newest complete one in its log`, run } }
  }
  return { text, repair: null }
}

const mostCommitsTried = 50

/** Whether a commit, its folders and its files are all there. */
async function isWhole(git: Git, commit: string): Promise<boolean> {
  const objects = ['rev-list', '--objects', '--no-walk', '--quiet', commit]
  return (await git(objects, { accept: [1, 128] })).exitCode === 0
}

type Branch = {
  name: string
  /** Content of its file; null without a file. */
  loose: string | null
  isPacked: boolean
  /** The last commit that its log names. */
  logged: string | null
}

async function headFault({
  workTree,
  gitDir,
  branches,
  isOwn,
}: {
  workTree: string
  gitDir: string
  branches: ReadonlyMap<string, Branch>
  isOwn: boolean
}): Promise<RepositoryFault | null> {
  const text = 'HEAD does not name a branch.'
  const branch = await branchOfHead(gitDir, [...branches.keys()])
  if (branch !== null) {
    const file = path.join(gitDir, 'HEAD')
    return {
      text,
      repair: {
        text: `set it to the branch ${branch}`,
        run: () => writeDurable(file, `ref: refs/heads/${branch}\n`, { mode: publicModes.file }),
      },
    }
  }
  const isEmpty = branches.size === 0 && !(await hasObjects(gitDir))
  // A folder of that name above, which is no repository: git does not take it for one either
  if (isEmpty && !isOwn) return null
  if (!isOwn || branches.size > 0) return { text, repair: null }
  if (isEmpty) {
    return {
      text: 'The repository was not made to its end, and nothing is in it.',
      repair: { text: 'made it anew', run: () => rm(gitDir, { recursive: true }) },
    }
  }
  const stamp = `${new Date().toISOString().slice(0, 10)}-${randomBytes(3).toString('hex')}`
  const aside = path.join(workTree, `${asidePrefix}${stamp}`)
  return {
    text: 'The repository has objects, but neither a branch nor a log that tells what they are.',
    repair: {
      text: `put it aside as ${path.basename(aside)} and began a new one`,
      async run() {
        await rename(gitDir, aside)
        await syncFolder(workTree)
      },
    },
  }
}

/** The branch that HEAD named last: from its log, else the only branch, else git's initial one. */
async function branchOfHead(gitDir: string, names: readonly string[]): Promise<string | null> {
  const log = (await readOrNull(path.join(gitDir, 'logs/HEAD'))) ?? ''
  const last = [...log.matchAll(/\tcheckout: moving from \S+ to (\S+)$/gm)].at(-1)?.[1]
  if (last !== undefined) return names.includes(last) ? last : null
  if (names.length === 1) return names[0] ?? null
  return names.includes('main') ? 'main' : null
}

async function readBranches(gitDir: string): Promise<Map<string, Branch>> {
  const packed = (await readOrNull(path.join(gitDir, 'packed-refs'))) ?? ''
  const packedNames = [...packed.matchAll(/^[0-9a-f]{40,64} refs\/heads\/(\S+)$/gm)].map(([, name]) => name)
  const [loose, logged] = await Promise.all([
    filesBelow(path.join(gitDir, 'refs/heads')),
    filesBelow(path.join(gitDir, 'logs/refs/heads')),
  ])
  const names = new Set([...loose, ...logged, ...packedNames].filter((name) => name !== undefined))
  const branches = new Map<string, Branch>()
  for (const name of names) {
    const log = (await readOrNull(path.join(gitDir, 'logs/refs/heads', name))) ?? ''
    const text = loose.includes(name) ? await readOrNull(path.join(gitDir, 'refs/heads', name)) : null
    const branch = {
      name,
      loose: text?.trim() ?? null,
      isPacked: packedNames.includes(name),
      logged: lastLogged(log),
    }
    if (branch.loose !== null || branch.isPacked || branch.logged !== null) branches.set(name, branch)
  }
  return branches
}

/** A last line that was torn is skipped: its commit was not acknowledged. */
function lastLogged(log: string): string | null {
  return loggedCommits(log).at(-1) ?? null
}

/** The commits that a branch has had, the oldest first. */
const loggedCommits = (log: string): string[] =>
  [...log.matchAll(/^[0-9a-f]{40,64} ([0-9a-f]{40,64}) .*> \d+ [+-]\d{4}(?:\t|$)/gm)].flatMap(
    ([, id = '']) => (commitId.test(id) && !/^0+$/.test(id) ? [id] : []),
  )

async function indexFault(gitDir: string, git: Git): Promise<RepositoryFault | null> {
  // Reads the whole index and answers nothing
  const { exitCode, stderr } = await git(['ls-files', '--', '.git'], { accept: [128] })
  if (exitCode === 0 || !/index file|bad signature|bad index/i.test(stderr)) return null
  const file = path.join(gitDir, 'index')
  return {
    text: 'The index is damaged.',
    repair: {
      text: 'made a new one from the last commit; the old one is index.damaged',
      async run() {
        await rename(file, `${file}.damaged`)
        const { exitCode: born } = await git(['rev-parse', '--quiet', '--verify', 'HEAD'], { accept: [1] })
        if (born === 0) await git(['read-tree', 'HEAD'])
        await syncFolder(gitDir)
      },
    },
  }
}

/** Null for a missing or unreadable file. */
async function typeOf(git: Git, id: string): Promise<string | null> {
  const { exitCode, stdout } = await git(['cat-file', '-t', id], { accept: [1, 128] })
  return exitCode === 0 ? stdout.toString().trim() : null
}

async function hasObjects(gitDir: string): Promise<boolean> {
  const names = await filesBelow(path.join(gitDir, 'objects'))
  return names.some((name) => /^[0-9a-f]{2}\/[0-9a-f]{38,62}$|\.pack$/.test(name))
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.lock'))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
}

const isFolder = (name: string): Promise<boolean> =>
  lstat(name).then(
    (found) => found.isDirectory(),
    () => false,
  )
