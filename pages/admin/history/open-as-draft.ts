import { blogEndpoints, type Post } from '#domain/posts/post.schema.ts'
import { request } from '#renderer/ui/studio/request.ts'

/** `taken`: there is already unsaved typing, which a draft would replace. */
type Outcome = 'opened' | 'taken' | 'failed'

/** Opens the texts of a version as `member`'s unsaved typing on this device. The post does not change. */
export async function openAsDraft(
  id: string,
  commit: string,
  revision: string | null,
  member: string,
): Promise<Outcome> {
  const parts = Promise.all([
    import('../editor/fields.ts'),
    import('../editor/saving/device-copy.ts'),
    request<Post>(blogEndpoints.version(id, commit)),
  ])
  // Null if the code cannot be fetched
  const loaded = await parts.catch(() => null)
  if (!loaded) return 'failed'
  const [{ draftOf, fieldsOf }, { readCopy, keepCopy }, version] = loaded
  if (readCopy(id, member)) return 'taken'
  if (!version.ok) return 'failed'
  // The post keeps its current address
  const { slug: _, ...fields } = draftOf(fieldsOf(version.value))
  const copy = { baseRevision: revision, fields, savedAt: new Date().toISOString() }
  return keepCopy(id, member, copy) ? 'opened' : 'failed'
}
