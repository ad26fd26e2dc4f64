import { groupsOf } from '../../kernel/groups-of.ts'
import type { GuardedRepository } from '../git/guarded-repository.ts'
import type { FileChange } from '../git/read-log.ts'
import { parsePostFile } from '../store/front-matter.ts'
import { fileOf, pathOf, postsFolder, slugOf } from '../store/post-names.ts'

export type PostVersion = FileChange & {
  /** The blob of this version; for a removal, the last one before it. */
  blob: string
}

const renameLimit = 50
const logsAtOnce = 4

/**
 * The commits of one post up to one commit, newest first, including those made elsewhere. Follows changes of
 * the slug: where a commit adds the post's file and removes another with the same id, the history of the
 * other file follows. Posts that used the same path are told apart by id.
 */
export async function readHistory(
  repository: GuardedRepository,
  id: string,
  slugs: readonly string[],
  upTo: string,
): Promise<PostVersion[]> {
  const logs = new Map<string, FileChange[]>()
  const owners = new Map<string, boolean>()
  const ownerKey = (path: string, blob: string) => `${blob} ${path}`
  const isOwn = (path: string, blob: string | null) =>
    blob !== null && owners.get(ownerKey(path, blob)) === true

  /** Finds the post of each blob: a file without an id is identified by its name. */
  async function learn(files: readonly { path: string; blob: string }[]): Promise<void> {
    const unknown = files.filter(({ path, blob }) => !owners.has(ownerKey(path, blob)))
    if (unknown.length === 0) return
    const texts = await repository.blobs([...new Set(unknown.map(({ blob }) => blob))])
    for (const { path, blob } of unknown) {
      owners.set(ownerKey(path, blob), idOf(texts.get(blob) ?? '', slugOf(fileOf(path))) === id)
    }
  }

  let waiting = [...new Set(slugs.map(pathOf))]
  for (let round = 0; waiting.length > 0 && round < renameLimit; round++) {
    const paths = waiting
    waiting = []
    for (const part of groupsOf(paths, logsAtOnce)) {
      const found = await Promise.all(part.map((path) => repository.changes(path, upTo)))
      for (const [index, path] of part.entries()) logs.set(path, found[index] ?? [])
    }
    const changes = paths.flatMap((path) => logs.get(path) ?? [])
    // From its addition to its removal a path belongs to one post: one lookup is enough.
    await learn(
      changes.flatMap(({ path, before, after }) => {
        const blob = before && after ? null : (before ?? after)
        return blob ? { path, blob } : []
      }),
    )
    const births = changes.filter(({ path, before, after }) => !before && isOwn(path, after))
    const gone = await repository.removedBy([...new Set(births.map(({ commit }) => commit))], postsFolder)
    await learn(gone.flatMap(({ path, before }) => (before ? { path, blob: before } : [])))
    const former = gone.filter(({ path, before }) => !logs.has(path) && isOwn(path, before))
    waiting = [...new Set(former.map(({ path }) => path))]
  }
  return versions(inOrder([...logs.values()]), (path, blob) => isOwn(path, blob))
}

/**
 * Merges several files' changes into one list, newest first. Each list keeps git's order; a commit in several
 * lists aligns them; elsewhere the time of the commit decides.
 */
function inOrder(logs: readonly FileChange[][]): FileChange[] {
  const [only] = logs
  if (only && logs.length === 1) return only
  const heads = logs.map(() => 0)
  const named = new Map<string, number>()
  for (const { commit } of logs.flat()) named.set(commit, (named.get(commit) ?? 0) + 1)
  const merged: FileChange[] = []
  for (;;) {
    const fronts = logs.flatMap((log, index) => log[heads[index] ?? 0] ?? [])
    if (fronts.length === 0) return merged
    const count = (commit: string) => fronts.filter((front) => front.commit === commit).length
    const ready = fronts.filter(({ commit }) => count(commit) === named.get(commit))
    const next = (ready.length > 0 ? ready : fronts).reduce((a, b) => (b.committed > a.committed ? b : a))
    for (const [index, log] of logs.entries()) {
      const front = log[heads[index] ?? 0]
      if (front?.commit !== next.commit) continue
      merged.push(front)
      heads[index] = (heads[index] ?? 0) + 1
    }
  }
}

function versions(
  changes: readonly FileChange[],
  isOwn: (path: string, blob: string) => boolean,
): PostVersion[] {
  // From the oldest on: the commit that adds a file tells which post the following ones belong to.
  const owned = new Map<string, boolean>()
  const found = new Map<string, PostVersion>()
  for (const change of changes.toReversed()) {
    const { path, before, after, commit } = change
    if (!before && after) owned.set(path, isOwn(path, after))
    const blob = after ?? before
    // A rename is one commit: its new file counts.
    if (owned.get(path) && blob && (after || !found.has(commit))) {
      found.delete(commit)
      found.set(commit, { ...change, blob })
    }
  }
  return [...found.values()].toReversed()
}

/** The id in a file's text, even if the rest is not valid. */
export function idOf(text: string, fileSlug: string): string {
  const parsed = parsePostFile(text, fileSlug)
  if (parsed.ok) return parsed.post.id
  return /^id: *['"]?([\w-]+)['"]?\s*$/m.exec(text.slice(0, 5000))?.[1] ?? fileSlug
}
