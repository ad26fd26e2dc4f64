import { parseOrNull } from '#domain/json.ts'
import {
  type MediaList,
  mediaEndpoints,
  type PictureFile,
  type UploadAddress,
  type UploadedImage,
} from '#domain/media/media.schema.ts'
import {
  type Draft,
  type DraftInput,
  type DraftList,
  type DraftSaved,
  draftEndpoints,
} from '#domain/posts/draft.schema.ts'
import type { ExtractedMetadata } from '#domain/posts/extracted-metadata.ts'
import {
  type BrokenFile,
  blogEndpoints,
  type LinkingPost,
  type LinkingPosts,
  type Post,
  type PostChange,
} from '#domain/posts/post.schema.ts'
import { type PreviewLink, previewEndpoints } from '#domain/posts/preview.schema.ts'
import { type ConflictChoice, type RemoteView, remoteEndpoints } from '#domain/posts/remote.schema.ts'
import { sessionEndpoint } from '#domain/staff/credentials.schema.ts'
import type { ConflictAnswer } from './conflicts.ts'

/** The editor's requests. What can be expected to go wrong comes back; nothing is thrown. */

export type Failure =
  /** No network, no answer in time, or a server that is down (502 to 504). */
  | { ok: false; why: 'away' }
  /** `detail` is for the person; empty when the answer has none. */
  | { ok: false; why: 'answer'; status: number; detail: string; document: Record<string, unknown> }

export type Answer<Value> = { ok: true; value: Value } | Failure

type Request = {
  method?: string
  body?: unknown
  headers?: Record<string, string>
  keepalive?: boolean
  timeoutMs?: number
}

async function call<Value>(address: string, request: Request = {}): Promise<Answer<Value>> {
  const { method = 'GET', body, headers = {}, keepalive = false, timeoutMs = 30_000 } = request
  let response: Response
  let text: string
  try {
    response = await fetch(address, {
      method,
      credentials: 'same-origin',
      headers: {
        accept: 'application/json',
        ...(body !== undefined && !(body instanceof Blob) && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: body instanceof Blob ? body : JSON.stringify(body) }),
      keepalive,
      signal: AbortSignal.timeout(timeoutMs),
    })
    text = await response.text()
  } catch {
    return { ok: false, why: 'away' }
  }
  const document = parseOrNull(text)
  if (response.ok) return { ok: true, value: document as Value }
  if (response.status >= 502 && response.status <= 504 && !('detail' in Object(document))) {
    return { ok: false, why: 'away' }
  }
  const members: Record<string, unknown> = Object(document)
  const detail = typeof members.detail === 'string' ? members.detail : ''
  return { ok: false, why: 'answer', status: response.status, detail, document: members }
}

export type PostChanges = {
  title: string
  content: string
  description: string
  category: string
  readTime: string
  slug?: string
  image: string | null
  imageAlt: string | null
  faqData: string | null
  published?: boolean
  publishedAt?: string | null
  publishedUntil?: string | null
}

export const createPost = (body: PostChanges) => call<Post>(blogEndpoints.posts, { method: 'POST', body })

export const updatePost = (id: string, body: PostChanges, revisions: readonly string[]) =>
  call<Post & { merged?: true }>(blogEndpoints.post(id), {
    method: 'PUT',
    body,
    headers: { 'if-match': revisions.map((revision) => `"${revision}"`).join(', ') },
  })

export const deletePost = (id: string) => call<null>(blogEndpoints.post(id), { method: 'DELETE' })

/** The posts that link to a post; none when the server does not answer: that keeps nobody from deleting or unpublishing. */
export async function linkingPosts(id: string): Promise<LinkingPost[]> {
  const answer = await call<LinkingPosts>(blogEndpoints.linking(id), { timeoutMs: 10_000 })
  return answer.ok ? answer.value.posts : []
}

export const extract = (content: string) =>
  call<ExtractedMetadata>('/api/blog/extract-metadata', { method: 'POST', body: { content } })

/** What a 409 says besides. */
export const conflictIn = ({ document }: Extract<Failure, { why: 'answer' }>): ConflictAnswer | null =>
  typeof document.current === 'object' && document.current !== null ? (document as ConflictAnswer) : null

/** The file that a save would have replaced, which no reader of it can make out. */
export const brokenFileIn = ({ document }: Extract<Failure, { why: 'answer' }>): BrokenFile | null =>
  typeof document.broken === 'object' && document.broken !== null ? (document.broken as BrokenFile) : null

/** Who else saved a post last. */
export async function lastOtherChange(
  id: string,
  email: string,
): Promise<{ name: string; at: number } | null> {
  const history = await call<PostChange[]>(blogEndpoints.history(id))
  const change = history.ok ? history.value.find(({ author }) => author.email !== email) : undefined
  return change ? { name: change.author.name, at: Date.parse(change.date) } : null
}

export const putDraft = (key: string, body: DraftInput, { keepalive = false } = {}) =>
  call<DraftSaved>(draftEndpoints.draft(key), { method: 'PUT', body, keepalive, timeoutMs: 15_000 })
export const getDraft = (key: string) => call<Draft>(draftEndpoints.draft(key))
export const deleteDraft = (key: string) => call<null>(draftEndpoints.draft(key), { method: 'DELETE' })
export const listDrafts = () => call<DraftList>(draftEndpoints.drafts)

export const listPreviews = (id: string) => call<PreviewLink[]>(previewEndpoints.previews(id))
export const createPreview = (id: string, body: { commit: string | null; days: number; label: string }) =>
  call<PreviewLink>(previewEndpoints.previews(id), { method: 'POST', body })
export const revokePreview = (id: string, previewId: string) =>
  call<null>(previewEndpoints.preview(id, previewId), { method: 'DELETE' })

export const listMedia = () => call<MediaList>(mediaEndpoints.list)

export const signIn = (email: string, password: string) =>
  call<{ email: string; name: string }>(sessionEndpoint, { method: 'POST', body: { email, password } })

/** Asks for an address and puts the file there; what a post stores of it comes back. */
export async function uploadImage(file: File): Promise<Answer<{ path: string; picture: PictureFile }>> {
  const place = await call<UploadAddress>(mediaEndpoints.uploadUrl, {
    method: 'POST',
    body: { filename: file.name },
  })
  if (!place.ok) return place
  const { uploadURL } = place.value
  const stored = await call<Partial<UploadedImage> | null>(uploadURL, {
    method: 'PUT',
    body: file,
    headers: { 'content-type': file.type },
    timeoutMs: 120_000,
  })
  if (!stored.ok) return stored
  // The path part of the address is the post's image (R115)
  const path = new URL(uploadURL, location.href).pathname
  return { ok: true, value: { path, picture: stored.value?.picture ?? { src: path } } }
}

/** The remote of the content; null without one. */
export const readRemote = () => call<{ remote: RemoteView | null }>(remoteEndpoints.state)

export const chooseVersion = (body: ConflictChoice) =>
  call<{ remote: RemoteView | null }>(remoteEndpoints.conflicts, { method: 'POST', body })
