import { parsePostFile } from './front-matter.ts'
import { postsFolder } from './post-names.ts'
import type { FileChange, Repository } from './repository.ts'

export type PostVersion = FileChange & {
  /** The blob that shows the post as it was; after a removal, the last one before it. */
  blob: string
}

const renameLimit = 50

/**
 * The commits of one post, newest first, across changes of its slug: a commit that adds its file follows to the file
 * with the same id that it removes. A path that another post has used, too, is told apart by id. Outside commits are
 * part of it.
 */
export async function readHistory(
  repository: Repository,
  id: string,
  startPaths: readonly string[],
): Promise<PostVersion[]> {
  const paths = new Set(startPaths)
  const owners = new Map<string, boolean>()
  const learn = async (blobs: readonly string[]) => {
    const unknown = [...new Set(blobs)].filter((blob) => !owners.has(blob))
    const texts = unknown.length > 0 ? await repository.blobs(unknown) : new Map<string, string>()
    for (const blob of unknown) owners.set(blob, idOf(texts.get(blob) ?? '') === id)
  }

  for (let round = 0; ; round++) {
    const commits = await repository.changes([...paths])
    const changes = commits.flat()
    // A life of a path goes from the commit that adds it to the one that removes it: one look tells whose it is.
    const bounds = changes.filter(({ path, before, after }) => paths.has(path) && !(before && after))
    await learn(bounds.flatMap(({ before, after }) => before ?? after ?? []))
    const known = paths.size
    for (const commit of commits) {
      if (
        !commit.some((change) => paths.has(change.path) && !change.before && owners.get(change.after ?? ''))
      )
        continue
      const gone = commit.filter(
        ({ path, after }) => !paths.has(path) && !after && path.startsWith(`${postsFolder}/`),
      )
      await learn(gone.flatMap(({ before }) => before ?? []))
      for (const change of gone) if (owners.get(change.before ?? '')) paths.add(change.path)
    }
    if (paths.size === known || round === renameLimit) return versions(changes, paths, owners)
  }
}

function versions(
  changes: readonly FileChange[],
  paths: ReadonlySet<string>,
  owners: ReadonlyMap<string, boolean>,
) {
  // From the oldest on: a life's first commit says whose the following ones are.
  const owned = new Map<string, boolean>()
  const found = new Map<string, PostVersion>()
  for (const change of changes.toReversed()) {
    if (!paths.has(change.path)) continue
    const { path, before, after, commit } = change
    if (!before && after) owned.set(path, owners.get(after) ?? false)
    const blob = after ?? before
    // A rename is one commit: its new file counts.
    if (owned.get(path) && blob && (after || !found.has(commit))) {
      found.delete(commit)
      found.set(commit, { ...change, blob })
    }
  }
  return [...found.values()].toReversed()
}

/** The id a file's text carries, without judging the rest of it. */
function idOf(text: string): string | null {
  const parsed = parsePostFile(text)
  if (parsed.ok) return parsed.post.id
  return /^id: *['"]?([\w-]+)['"]?\s*$/m.exec(text.slice(0, 5000))?.[1] ?? null
}
