import { blogEndpoints, type Post, type RestoredPictures } from '#domain/posts/post.schema.ts'
import { historyText } from '#locales/en/admin-history.ts'

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
  try {
    const response = await fetch(blogEndpoints.restore(id), {
      method: 'POST',
      credentials: 'same-origin',
      headers: {
        'Content-Type': 'application/json',
        ...(revision !== null && { 'If-Match': `"${revision}"` }),
      },
      body: JSON.stringify({ commit }),
      signal: AbortSignal.timeout(30_000),
    })
    if (response.ok) return { ok: true, post: await response.json() }
    if (response.status === 401) return { ok: false, status: 401, detail: text.signIn }
    const { detail, broken } = Object(await response.json().catch(() => null))
    return {
      ok: false,
      status: response.status,
      ...(typeof broken === 'object' && { isBroken: true as const }),
      detail: typeof detail === 'string' ? detail : `${text.undone} (${response.status})`,
    }
  } catch {
    return { ok: false, status: 0, detail: text.offline }
  }
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
