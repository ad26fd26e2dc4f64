import path from 'node:path'
import { type ChangedFile, changedFiles, readBlobs } from '../git/changed-files.ts'
import type { Git } from '../git/git.ts'
import { identityOf, type Person } from '../git/repository.ts'
import { mergeLines } from '../merge/merge.ts'
import { mergeFiles } from '../merge/merge-files.ts'
import { formatPostFile, type PostFile, parsePostFile } from '../store/front-matter.ts'
import { fileOf, isPostPath, pathOf, slugOf } from '../store/post-names.ts'

/** Joins two histories in one commit, without touching the branch or a file of the work tree. */

export type JoinOptions = {
  git: Git
  /** The last commit here and there. Neither has the other among its ancestors. */
  ours: string
  theirs: string
  /** Whether a merged file may stand; one that may not is a conflict. */
  accepts: (path: string, text: string) => boolean
  committer: Person
}

export type Joined = {
  commit: string
  /** Files that both sides changed in the same place: as here in the commit, as there on the other side of it. */
  conflicts: string[]
}

/** A file's mode and text in the joined commit; null = there is none. */
type Outcome = { mode: string; blob: string } | { mode: string; text: string } | null

/** Resolves with null when the two have nothing in common. */
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
  const tree = await treeWith(git, ours, outcomes)
  const { stdout } = await git(['commit-tree', tree, '-p', ours, '-p', theirs], {
    input: `${message}\n`,
    env: { ...identityOf('AUTHOR', committer), ...identityOf('COMMITTER', committer) },
  })
  return { commit: stdout.toString().trim(), conflicts }
}

/** A post on one side: what it was in the common commit, and what it has become. Null = it was or is not there. */
type PostChange = { before: Version | null; after: Version | null }
type Version = { path: string; mode: string; blob: string; post: PostFile }

async function joinFiles(
  here: readonly ChangedFile[],
  there: readonly ChangedFile[],
  { git, accepts }: JoinOptions,
): Promise<{ outcomes: Map<string, Outcome>; conflicts: string[] }> {
  const texts = await textsOf(git, here, there)
  const outcomes = new Map<string, Outcome>()
  const conflicts: string[] = []
  const settled = new Set<string>()
  const byPath = new Map(here.map((file) => [file.path, file]))

  // Posts by their id, so that a post that one side has renamed meets the edit of the other
  const [mine, yours] = [postsIn(here, texts), postsIn(there, texts)]
  for (const [id, theirChange] of yours) {
    const ourChange = mine.get(id)
    const [paths, ourPaths] = [namesOf(theirChange), ourChange ? namesOf(ourChange) : []]
    const isTaken = paths.some((name) => byPath.has(name) && !ourPaths.includes(name))
    if (!ourChange && !(isTaken && paths.length === 2)) continue
    for (const name of paths) settled.add(name)
    const joined = isTaken || !ourChange ? 'conflict' : joinPost(ourChange, theirChange)
    if (joined === 'conflict' || (joined && 'text' in joined && !accepts(joined.path, joined.text))) {
      conflicts.push(paths.at(-1) ?? '')
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
      const text = joinText(ourFile, file, texts)
      if (text === null || !accepts(file.path, text)) conflicts.push(file.path)
      else outcomes.set(file.path, { mode: ourFile.mode, text })
    }
  }
  return { outcomes, conflicts }
}

/** The file's names before and after the change. */
const namesOf = ({ before, after }: PostChange): string[] => [
  ...new Set([before?.path, after?.path].filter((name) => name !== undefined)),
]

/** The joined file, or null when the post is gone on both sides. */
function joinPost(
  ours: PostChange,
  theirs: PostChange,
): (NonNullable<Outcome> & { path: string }) | 'conflict' | null {
  if (ours.after === null && theirs.after === null) return null
  if (ours.after === null || theirs.after === null) return 'conflict'
  const { path: name, mode, blob, post } = ours.after
  if (blob === theirs.after.blob && name === theirs.after.path) return { path: name, mode, blob }
  const base = ours.before ?? theirs.before
  const merged = base && mergeFiles(base.post, post, theirs.after.post)
  if (!merged) return 'conflict'
  return { path: pathOf(merged.slug), mode, text: formatPostFile(merged) }
}

/** Files that are no posts, or no valid ones: line by line. */
function joinText(ours: ChangedFile, theirs: ChangedFile, texts: ReadonlyMap<string, string>): string | null {
  if (ours.isLink || theirs.isLink) return null
  const [base, mine, yours] = [ours.before, ours.after, theirs.after].map((id) =>
    id === null ? undefined : texts.get(id),
  )
  if (base === undefined || mine === undefined || yours === undefined) return null
  return mergeLines(base, mine, yours)
}

/** The posts among changed files, by id. A file that is no valid post is left out, and its post with it. */
function postsIn(files: readonly ChangedFile[], texts: ReadonlyMap<string, string>): Map<string, PostChange> {
  const posts = new Map<string, PostChange>()
  const unclear = new Set<string>()
  for (const { path: name, mode, before, after, isLink } of files) {
    if (!isPostPath(name) || isLink) continue
    for (const [side, blob] of [
      ['before', before],
      ['after', after],
    ] as const) {
      if (blob === null) continue
      const parsed = parsePostFile(texts.get(blob) ?? '', slugOf(fileOf(name)))
      if (!parsed.ok) continue
      const change = posts.get(parsed.post.id) ?? { before: null, after: null }
      if (change[side] !== null) unclear.add(parsed.post.id)
      posts.set(parsed.post.id, { ...change, [side]: { path: name, mode, blob, post: parsed.post } })
    }
  }
  for (const id of unclear) posts.delete(id)
  return posts
}

/** The texts of what both sides may have changed, by blob. What is no UTF-8 is left out. */
async function textsOf(
  git: Git,
  here: readonly ChangedFile[],
  there: readonly ChangedFile[],
): Promise<Map<string, string>> {
  const ourPaths = new Set(here.map((file) => file.path))
  const ids = [...here, ...there]
    .filter((file) => !file.isLink && (isPostPath(file.path) || ourPaths.has(file.path)))
    .flatMap(({ before, after }) => [before, after])
  const wanted = [...new Set(ids.filter((id) => id !== null))]
  const texts = new Map<string, string>()
  for (const [id, bytes] of await readBlobs(git, wanted)) {
    try {
      texts.set(id, new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes))
    } catch (error) {
      if (!(error instanceof TypeError)) throw error
    }
  }
  return texts
}

/** The tree of a commit with some files changed, written to the repository. */
async function treeWith(git: Git, commit: string, outcomes: ReadonlyMap<string, Outcome>): Promise<string> {
  const { stdout } = await git(['rev-parse', '--path-format=absolute', '--git-dir'])
  const env = { GIT_INDEX_FILE: path.join(stdout.toString().trim(), 'index-of-merges') }
  await git(['read-tree', commit], { env })
  const lines: string[] = []
  for (const [name, outcome] of outcomes) {
    if (outcome === null) lines.push(`0 ${'0'.repeat(commit.length)}\t${name}`)
    else
      lines.push(
        `${outcome.mode} ${'blob' in outcome ? outcome.blob : await written(git, outcome.text)}\t${name}`,
      )
  }
  // What goes comes first: a folder may take the place of a file
  lines.sort((one, other) => Number(other.startsWith('0 ')) - Number(one.startsWith('0 ')))
  await git(['update-index', '-z', '--index-info'], { input: lines.map((line) => `${line}\0`).join(''), env })
  return (await git(['write-tree'], { env })).stdout.toString().trim()
}

async function written(git: Git, text: string): Promise<string> {
  return (await git(['hash-object', '-w', '--stdin'], { input: text })).stdout.toString().trim()
}
