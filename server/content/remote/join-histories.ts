import { groupsOf } from '../../kernel/groups-of.ts'
import { type ChangedFile, changedFiles, readBlobs } from '../git/changed-files.ts'
import type { Git } from '../git/git.ts'
import { identityOfBoth, type Person } from '../git/person.ts'
import { commitTree } from '../git/repository.ts'
import { type TreeFile, treeWith } from '../git/trees.ts'
import { mergeLines } from '../merge/merge.ts'
import { mergeFiles } from '../merge/merge-files.ts'
import { isServedFile } from '../store/content-paths.ts'
import { formatPostFile, type PostFile, postIn } from '../store/front-matter.ts'
import { isPostPath, pathOf } from '../store/post-names.ts'

/**
 * Joins two histories in one commit, without touching the branch or the work tree. Content is merged; any
 * other file is never read, and comes whole from the side that changed it.
 */

export type JoinOptions = {
  git: Git
  /** The last commit here and there. Neither has the other among its ancestors. */
  ours: string
  theirs: string
  /** Whether a merged file is acceptable; otherwise it is a conflict. */
  accepts: (path: string, text: string) => boolean
  committer: Person
}

export type Joined = {
  commit: string
  /** Files that both sides changed in one place: the commit has our version, its second parent theirs. */
  conflicts: string[]
}

/** A file's mode and text in the joined commit; null = there is none. */
type Outcome = { mode: string; blob: string } | { mode: string; text: string } | null
type Outcomes = Map<string, Outcome>

/** Resolves with null when the two histories have no common commit. */
export async function joinHistories(options: JoinOptions): Promise<Joined | null> {
  const { git, ours, theirs, committer } = options
  const found = await git(['merge-base', ours, theirs], { accept: [1] })
  const base = found.stdout.toString().trim()
  if (base === '') return null
  const [here, there] = await Promise.all([changedFiles(git, base, ours), changedFiles(git, base, theirs)])
  const { outcomes, conflicts } = await joinFiles(here, there, options)
  const commits = Number((await git(['rev-list', '--count', `${ours}..${theirs}`])).stdout.toString())
  const message = [
    `Merge ${commits} ${commits === 1 ? 'commit' : 'commits'} of the remote`,
    ...(conflicts.length > 0
      ? ['', 'Changed on both sides, kept as here:', ...conflicts.map((name) => `- ${name}`)]
      : []),
  ].join('\n')
  const tree = await joinedTree(git, ours, outcomes)
  const env = identityOfBoth(committer)
  return { commit: await commitTree(git, { tree, parents: [ours, theirs], message, env }), conflicts }
}

/** A post on one side: in the common commit, and now. Null = not there. */
type PostChange = { before: Version | null; after: Version | null }
type Version = { path: string; mode: string; blob: string }

async function joinFiles(
  here: readonly ChangedFile[],
  there: readonly ChangedFile[],
  { git, accepts }: JoinOptions,
): Promise<{ outcomes: Outcomes; conflicts: string[] }> {
  const outcomes: Outcomes = new Map()
  const conflicts = new Set<string>()
  const settled = new Set<string>()
  const byPath = new Map(here.map((file) => [file.path, file]))

  // Posts by their id, so that a rename on one side is merged with an edit on the other
  const mine = await postsIn(git, here)
  const yours = await postsIn(git, there)
  for (const [id, theirChange] of yours) {
    const ourChange = mine.get(id)
    const [paths, ourPaths] = [namesOf(theirChange), ourChange ? namesOf(ourChange) : []]
    const isTaken = paths.some((name) => byPath.has(name) && !ourPaths.includes(name))
    if (!ourChange && !(isTaken && paths.length === 2)) continue
    for (const name of paths) settled.add(name)
    const joined = isTaken || !ourChange ? 'conflict' : await joinPost(git, ourChange, theirChange)
    if (joined === 'conflict' || (joined && 'text' in joined && !accepts(joined.path, joined.text))) {
      conflicts.add(paths.at(-1) ?? '')
      continue
    }
    for (const name of [...paths, ...ourPaths]) outcomes.set(name, null)
    if (joined) outcomes.set(joined.path, joined)
  }

  for (const file of there) {
    if (settled.has(file.path)) continue
    const ourFile = byPath.get(file.path)
    if (!ourFile) outcomes.set(file.path, file.after === null ? null : { mode: file.mode, blob: file.after })
    else if (ourFile.after !== file.after) {
      const text = await joinText(git, ourFile, file)
      if (text === null || !accepts(file.path, text)) conflicts.add(file.path)
      else outcomes.set(file.path, { mode: ourFile.mode, text })
    }
  }
  keepOurFolders(here, outcomes, conflicts)
  return { outcomes, conflicts: [...conflicts].map((name) => Buffer.from(name, 'latin1').toString()) }
}

/** Where both sides changed a name that is a folder on one and a file on the other, ours stays. */
function keepOurFolders(here: readonly ChangedFile[], outcomes: Outcomes, conflicts: Set<string>): void {
  const files = new Map<string, string>()
  const folders = new Map<string, string>()
  for (const { path: name, after } of here) {
    if (after === null || outcomes.get(name) === null) continue
    files.set(name, name)
    for (const folder of foldersOf(name)) folders.set(folder, name)
  }
  for (const [name, outcome] of outcomes) {
    if (outcome === null) continue
    const other = folders.get(name) ?? foldersOf(name).flatMap((folder) => files.get(folder) ?? [])[0]
    if (other === undefined) continue
    outcomes.delete(name)
    conflicts.add(other)
  }
}

const foldersOf = (name: string): string[] =>
  [...name.matchAll(/\//g)].map(({ index }) => name.slice(0, index))

const namesOf = ({ before, after }: PostChange): string[] => [
  ...new Set([before?.path, after?.path].filter((name) => name !== undefined)),
]

/** The joined file, or null when the post is gone on both sides. */
async function joinPost(
  git: Git,
  ours: PostChange,
  theirs: PostChange,
): Promise<(NonNullable<Outcome> & { path: string }) | 'conflict' | null> {
  if (ours.after === null && theirs.after === null) return null
  if (ours.after === null || theirs.after === null) return 'conflict'
  const { path: name, mode, blob } = ours.after
  if (blob === theirs.after.blob && name === theirs.after.path) return { path: name, mode, blob }
  const base = ours.before ?? theirs.before
  if (!base) return 'conflict'
  const [before, mine, yours] = await Promise.all(
    [base, ours.after, theirs.after].map((version) => postOf(git, version)),
  )
  const merged = before && mine && yours && mergeFiles(before, mine, yours)
  return merged ? { path: pathOf(merged.slug), mode, text: formatPostFile(merged) } : 'conflict'
}

async function postOf(git: Git, { path: name, blob }: Version): Promise<PostFile | null> {
  const text = (await textsOf(git, [blob])).get(blob)
  return text === undefined ? null : postIn(name, text)
}

/** Merges content files that are not valid posts, line by line; null when that is not possible. */
async function joinText(git: Git, ours: ChangedFile, theirs: ChangedFile): Promise<string | null> {
  if (!isPlainContent(ours) || !isPlainContent(theirs)) return null
  const ids = [ours.before, ours.after, theirs.after]
  const texts = await textsOf(
    git,
    ids.filter((id) => id !== null),
  )
  const [base, mine, yours] = ids.map((id) => (id === null ? undefined : texts.get(id)))
  if (base === undefined || mine === undefined || yours === undefined) return null
  return mergeLines(base, mine, yours)
}

/** A link or repository at the path of content is not content. */
const isPlainContent = ({ path: name, mode }: ChangedFile): boolean =>
  isServedFile(name) && mode !== '120000' && mode !== '160000'

/** The posts among changed files, by id. Omits invalid posts, and ids that several files share. */
async function postsIn(git: Git, files: readonly ChangedFile[]): Promise<Map<string, PostChange>> {
  const posts = new Map<string, PostChange>()
  const unclear = new Set<string>()
  // A few at a time, keeping only what identifies each
  for (const part of groupsOf(files.filter(isPlainContent), 16)) {
    const texts = await textsOf(
      git,
      part.flatMap(({ before, after }) => [before, after].filter((id) => id !== null)),
    )
    for (const { path: name, mode, before, after } of part) {
      for (const [side, blob] of [
        ['before', before],
        ['after', after],
      ] as const) {
        const text = blob === null ? undefined : texts.get(blob)
        if (blob === null || text === undefined || !isPostPath(name)) continue
        const post = postIn(name, text)
        if (!post) continue
        const { id } = post
        const change = posts.get(id) ?? { before: null, after: null }
        if (change[side] !== null) unclear.add(id)
        posts.set(id, { ...change, [side]: { path: name, mode, blob } })
      }
    }
  }
  for (const id of unclear) posts.delete(id)
  return posts
}

async function textsOf(git: Git, ids: readonly string[]): Promise<Map<string, string>> {
  const texts = new Map<string, string>()
  for (const [id, bytes] of await readBlobs(git, ids)) {
    try {
      texts.set(id, new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes))
    } catch (error) {
      if (!(error instanceof TypeError)) throw error
    }
  }
  return texts
}

async function joinedTree(git: Git, commit: string, outcomes: Outcomes): Promise<string> {
  const files = new Map<string, TreeFile>()
  for (const [name, outcome] of outcomes) {
    const id = outcome && ('blob' in outcome ? outcome.blob : await written(git, outcome.text))
    files.set(name, outcome && id !== null ? { mode: outcome.mode, id } : null)
  }
  return treeWith(git, commit, files)
}

async function written(git: Git, text: string): Promise<string> {
  return (await git(['hash-object', '-w', '--stdin'], { input: text })).stdout.toString().trim()
}
