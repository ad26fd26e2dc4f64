import { type Draft, type DraftSaved, draftEndpoints } from '#domain/posts/draft.schema.ts'
import { blogEndpoints, type Post } from '#domain/posts/post.schema.ts'
import { request } from '#renderer/ui/studio/request.ts'

/** `taken`: there is typing already, which a draft would replace. */
type Outcome = 'opened' | 'taken' | 'failed'

/** Makes the texts of a version typing under way, as if they had just been written. The post itself stays as it is. */
export async function openAsDraft(id: string, commit: string, revision: string | null): Promise<Outcome> {
  const parts = Promise.all([
    import('../editor/fields.ts'),
    import('../editor/saving/device-copy.ts'),
    request<Post>(blogEndpoints.version(id, commit)),
    request<Draft>(draftEndpoints.draft(id)),
  ])
  // Code that cannot be fetched
  const loaded = await parts.catch(() => null)
  if (!loaded) return 'failed'
  const [{ draftOf, fieldsOf }, { readCopy }, version, present] = loaded
  if (present.ok || readCopy(id)) return 'taken'
  if (!version.ok || present.status !== 404) return 'failed'
  // The address is the post's own
  const { slug: _, ...fields } = draftOf(fieldsOf(version.value))
  const body = { baseRevision: revision, fields }
  const saved = await request<DraftSaved>(draftEndpoints.draft(id), { method: 'PUT', body })
  return saved.ok ? 'opened' : 'failed'
}
