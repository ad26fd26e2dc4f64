import { blogEndpoints, type Post } from '#domain/posts/post.schema.ts'
import { historyText } from '#locales/en/admin-history.ts'
import { request } from '#renderer/ui/studio/request.ts'

/** The post, with the addresses of its deleted pictures. */
type RestoredPost = Post & { missingPictures?: readonly string[] }

type Restored =
  | { ok: true; post: RestoredPost }
  /** `status` 0: server not reached. `detail`: the message to show. `isBroken`: the post's file is faulty. */
  | { ok: false; status: number; detail: string; isBroken: boolean }

/** Makes an earlier version the newest one; with `revision`, only if the post still has that revision. */
export async function restoreVersion({
  id,
  commit,
  revision,
}: {
  id: string
  commit: string
  revision: string | null
}): Promise<Restored> {
  const text = historyText.restore
  const answer = await request<RestoredPost>(blogEndpoints.restore(id), {
    method: 'POST',
    body: { commit },
    ...(revision !== null && { headers: { 'if-match': `"${revision}"` } }),
  })
  if (answer.ok) return { ok: true, post: answer.value }
  const { status, problem } = answer
  const ownWords = status === 401 ? text.signIn : status === 0 ? text.offline : null
  const detail = ownWords ?? (answer.detail || `${text.undone} (${status})`)
  return { ok: false, status, detail, isBroken: typeof problem.broken === 'object' }
}

/** The message about pictures that were not restored; empty if none are missing. */
export const missingInWords = ({ missingPictures = [] }: RestoredPost): string =>
  missingPictures.length > 0 ? historyText.restore.picturesMissing({ pictures: missingPictures.length }) : ''
