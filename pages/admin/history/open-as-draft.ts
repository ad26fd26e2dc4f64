import { draftEndpoints } from '#domain/posts/draft.schema.ts'
import { blogEndpoints, type Post } from '#domain/posts/post.schema.ts'

/** `taken`: there is typing already, which a draft would replace. */
type Outcome = 'opened' | 'taken' | 'failed'

/** Makes the texts of a version typing under way, as if they had just been written. The post itself stays as it is. */
export async function openAsDraft(id: string, commit: string, revision: string | null): Promise<Outcome> {
  try {
    const [{ draftOf, fieldsOf }, { readCopy }, version, present] = await Promise.all([
      import('../editor/fields.ts'),
      import('../editor/saving/device-copy.ts'),
      fetch(blogEndpoints.version(id, commit), { credentials: 'same-origin' }),
      fetch(draftEndpoints.draft(id), { credentials: 'same-origin' }),
    ])
    if (present.ok || readCopy(id)) return 'taken'
    if (!version.ok || present.status !== 404) return 'failed'
    const post: Post = await version.json()
    // The address is the post's own
    const { slug: _, ...fields } = draftOf(fieldsOf(post))
    const saved = await fetch(draftEndpoints.draft(id), {
      method: 'PUT',
      credentials: 'same-origin',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ baseRevision: revision, fields }),
    })
    return saved.ok ? 'opened' : 'failed'
  } catch {
    return 'failed'
  }
}
