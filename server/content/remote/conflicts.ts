import type { Post } from '#domain/posts/post.schema.ts'
import { problem } from '../../kernel/errors.ts'
import { readBlobs } from '../git/changed-files.ts'
import type { Git } from '../git/git.ts'
import type { GuardedRepository } from '../git/guarded-repository.ts'
import type { Person } from '../git/person.ts'
import { postIn } from '../store/front-matter.ts'
import { toStored } from '../store/post-index.ts'
import { isPostPath } from '../store/post-names.ts'

/**
 * Files changed in the same place both here and on the remote. The content keeps the local version; each
 * version of the remote is kept on a branch of its own until a member of staff has chosen.
 */

const prefix = 'refs/heads/ponte/conflict/'

export type KeptVersion = {
  /** Relative to the content folder, as on the remote. */
  path: string
  commit: string
}

type OpenConflict = KeptVersion & {
  /** Author of the last change on the remote, and its date (ISO 8601). */
  author: string
  date: string
  /** The post here and on the remote; null where it was deleted or has a fault, or the file is not a post. */
  here: Post | null
  there: Post | null
  /** The file's text on the remote; null = deleted there, or larger than a content file may be. */
  text: string | null
}

type Options = {
  repository: Pick<GuardedRepository, 'own'>
  /** Saves a text as the new version of a file; null removes the file. */
  take: (file: string, text: string | null, author: Person) => Promise<void>
  /** The post that a version of a file belongs to, by its id or address. */
  here: (file: string, id: string | null) => Post | null
}

export function createRemoteConflicts({ repository, take, here }: Options) {
  return {
    async conflicts(): Promise<OpenConflict[]> {
      const git = repository.own
      if (!git) return []
      return Promise.all(
        (await keptVersions(git)).map(async (kept) => {
          const [text, made] = await Promise.all([textOfKept(git, kept), authorOfKept(git, kept)])
          const there = text === null ? null : postOf(kept.path, text)
          return { ...kept, ...made, text, there, here: here(kept.path, there?.id ?? null) }
        }),
      )
    },
    /**
     * Settles a conflict: keeps the local version, or commits the remote's with the member as author. False
     * when it is settled already or the remote has a newer version. Throws a `Problem` when the version has
     * faults.
     */
    async choose(kept: KeptVersion, side: 'here' | 'remote', member: Person): Promise<boolean> {
      const git = repository.own
      const isOpen =
        git &&
        (await keptVersions(git)).some(({ path, commit }) => path === kept.path && commit === kept.commit)
      if (!isOpen) return false
      if (side === 'remote') {
        const blob = await blobOfKept(git, kept)
        const text = await textOfKept(git, kept)
        if (blob !== null && text === null)
          throw problem(
            'conflict',
            'The version of the remote is larger than 1 MB. Please choose it with git.',
          )
        await take(kept.path, text, member)
      }
      return forgetKept(git, kept)
    },
  }
}

function postOf(file: string, text: string): Post | null {
  const post = isPostPath(file) ? postIn(file, text) : null
  return post && toStored(post, '').post
}

/**
 * The branch for a kept version, with escapes for characters that a branch name cannot have. One for each
 * version: a later conflict must not hide an earlier one.
 */
export const conflictBranch = ({ path, commit }: KeptVersion): string =>
  `${prefix}${commit.slice(0, 12)}/` +
  path
    .split('/')
    .map((part) => encodeURIComponent(part).replace(/[.~*]/g, escaped))
    .join('/')

const escaped = (letter: string): string => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`

export async function keptVersions(git: Git): Promise<KeptVersion[]> {
  const { stdout } = await git(['for-each-ref', '--format=%(objectname) %(refname)', prefix])
  const lines = stdout.toString().split('\n').filter(Boolean)
  return lines.flatMap((line) => {
    const at = line.indexOf(' ')
    try {
      const path = decodeURIComponent(line.slice(at + 1 + prefix.length).replace(/^[^/]*\//, ''))
      // A path that leads outside: somebody else has made the branch
      return isInside(path) ? [{ path, commit: line.slice(0, at) }] : []
    } catch (error) {
      if (error instanceof URIError) return []
      throw error
    }
  })
}

const isInside = (path: string): boolean =>
  path.split('/').every((part) => !['', '.', '..'].includes(part) && part.toLowerCase() !== '.git')

async function blobOfKept(git: Git, { path, commit }: KeptVersion): Promise<string | null> {
  const { stdout } = await git(['ls-tree', '-z', commit, '--', path])
  return /^100\d+ blob ([0-9a-f]+)\t/.exec(stdout.toString())?.[1] ?? null
}

/** The text of a kept version; null when the remote has removed the file, or it is too large. */
async function textOfKept(git: Git, kept: KeptVersion): Promise<string | null> {
  const blob = await blobOfKept(git, kept)
  return blob === null ? null : ((await readBlobs(git, [blob])).get(blob)?.toString() ?? null)
}

/** Who changed the file on the remote last, and when (ISO 8601); empty when unknown. */
async function authorOfKept(git: Git, { path, commit }: KeptVersion) {
  const format = ['--no-show-signature', '--format=%an%x00%aI']
  const { stdout } = await git(['log', '-1', ...format, commit, '--', path])
  const [author = '', date = ''] = stdout.toString().trim().split('\0')
  return { author, date }
}

/** Deletes the branch of a kept version. False when it is gone, or points to another commit. */
async function forgetKept(git: Git, { path, commit }: KeptVersion): Promise<boolean> {
  const { exitCode } = await git(['update-ref', '-d', conflictBranch({ path, commit }), commit], {
    accept: [1, 128],
  })
  return exitCode === 0
}
