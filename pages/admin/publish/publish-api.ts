import {
  type PublicationAnswer,
  type PublicationInput,
  publicationEndpoint,
  type RefusedPost,
} from '#domain/posts/publication.schema.ts'
import { publishText as text } from '#locales/en/admin-publish.ts'

export type Outcome =
  | { ok: true; changed: number }
  /** `detail` is for the reader; `posts`: which of them kept all from being changed. */
  | { ok: false; detail: string; posts: RefusedPost[] }

/** Every post is written to the disk and all are recorded before the answer. */
const timeoutMs = 120_000

/** Never rejects. */
export async function setPublication(body: PublicationInput): Promise<Outcome> {
  try {
    const response = await fetch(publicationEndpoint, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (response.ok) {
      const { changed }: PublicationAnswer = await response.json()
      return { ok: true, changed: changed.length }
    }
    if (response.status === 401) return { ok: false, detail: text.signIn, posts: [] }
    const { detail, posts } = Object(await response.json().catch(() => null))
    return {
      ok: false,
      detail: typeof detail === 'string' && detail !== '' ? detail : text.failedText,
      posts: response.status === 409 && Array.isArray(posts) ? posts : [],
    }
  } catch {
    return { ok: false, detail: text.offline, posts: [] }
  }
}
