import { blogEndpoints, type Post, type RestoredPictures } from '#domain/posts/post.schema.ts'
import { historyText } from '#locales/en/admin-history.ts'
import { request } from '#renderer/ui/studio/request.ts'

type Restored =
  | { ok: true; post: Post & { pictures?: RestoredPictures } }
  /** `status` 0: the server was not reached. `detail` is for the reader. `isBroken`: the post's file has a fault. */
  | { ok: false; status: number; detail: string; isBroken?: true }

/** Makes an earlier version the newest one; with a revision only while the post still has it. */
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
  const answer = await request<Post & { pictures?: RestoredPictures }>(blogEndpoints.restore(id), {
    method: 'POST',
    body: { commit },
    headers: revision === null ? {} : { 'If-Match': `"${revision}"` },
  })
  if (answer.ok) return { ok: true, post: answer.value }
  const { status, detail, problem } = answer
  if (status === 401) return { ok: false, status, detail: text.signIn }
  if (status === 0) return { ok: false, status, detail: text.offline }
  const isBroken = typeof problem.broken === 'object' && { isBroken: true as const }
  return { ok: false, status, ...isBroken, detail: detail || `${text.undone} (${status})` }
}

/** What became of the deleted pictures of a version that came back, in sentences; empty when it had none. */
export function picturesInWords(pictures: RestoredPictures | undefined): string {
  const { back = [], missing = [] } = pictures ?? {}
  const { picturesBack, picturesMissing } = historyText.restore
  const sentences = [
    ...(back.length > 0 ? [picturesBack({ pictures: back.length })] : []),
    ...(missing.length > 0 ? [picturesMissing({ pictures: missing.length })] : []),
  ]
  return sentences.join(' ')
}
