import type { Post } from '#domain/posts/post.schema.ts'
import { problem } from '../../kernel/errors.ts'
import type { Person } from '../git/person.ts'
import { faultsIn } from '../store/file-faults.ts'
import { postIn } from '../store/front-matter.ts'
import { fileOf, isPostPath, slugOf } from '../store/post-names.ts'
import type { ServedIndex } from '../store/served-index.ts'
import { withSlug } from './post-input.ts'
import { type Desk, deletePost, newSlug, nowText, save } from './save.ts'

const faulty = () => problem('conflict', 'The version of the remote has faults. Please correct it there.')

export function postOfVersion({ current }: ServedIndex, file: string, id: string | null): Post | null {
  const known = id === null ? null : current.byId.get(id)?.post
  return known ?? current.bySlug.get(presentSlug(current.redirects, file))?.post ?? null
}

function presentSlug(redirects: ReadonlyMap<string, string>, file: string): string {
  const slug = slugOf(fileOf(file))
  return redirects.get(slug) ?? slug
}

/**
 * Saves a text as the new version of a file, in a commit by a member; null removes the file. Runs in the
 * queue of saves. `look`: reloads files that were written.
 */
export async function takeVersion(
  desk: Desk,
  { file, text, author }: { file: string; text: string | null; author: Person },
  look: (paths: ReadonlySet<string>) => Promise<void>,
): Promise<void> {
  if (isPostPath(file)) return takePost(desk, file, text, author)
  if (faultsIn(file, text === null ? null : Buffer.from(text)).length > 0) throw faulty()
  const message = `Take ${file} from the remote`
  await desk.write({ files: new Map([[file, text]]), message, author })
  desk.committed()
  await look(new Set([file]))
}

async function takePost(desk: Desk, file: string, text: string | null, author: Person): Promise<void> {
  const { current } = desk.served
  if (text === null) {
    const present = current.bySlug.get(presentSlug(current.redirects, file))?.file
    if (present) await deletePost(desk, present, author)
    return
  }
  const post = postIn(file, text)
  if (!post) throw faulty()
  const before = current.byId.get(post.id)?.file
  const free = newSlug(desk, post.slug, post.id)
  const redirectFrom = [...new Set([...(before?.redirectFrom ?? []), ...post.redirectFrom])]
  const next = withSlug({ ...post, redirectFrom, slug: before?.slug ?? free }, free)
  const action = 'Take from the remote'
  const saved = await save(desk, { ...next, updatedAt: nowText(desk) }, author, { action })
  if (!saved.ok) throw faulty()
}
