import {
  type MediaList,
  mediaEndpoints,
  type UploadAddress,
  type UploadedImage,
} from '#domain/media/media.schema.ts'
import type { ExtractedMetadata } from '#domain/posts/extracted-metadata.ts'
import type { PastedText } from '#domain/posts/paste.schema.ts'
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
import { type Answer, type Failure, request } from '#renderer/ui/studio/request.ts'
import type { ConflictAnswer } from './conflicts.ts'

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

export const createPost = (body: PostChanges) => request<Post>(blogEndpoints.posts, { method: 'POST', body })

export const updatePost = (id: string, body: PostChanges, revisions: readonly string[]) =>
  request<Post & { merged?: true }>(blogEndpoints.post(id), {
    method: 'PUT',
    body,
    headers: { 'if-match': revisions.map((revision) => `"${revision}"`).join(', ') },
  })

export const pasteHtml = (html: string) =>
  request<PastedText>(blogEndpoints.paste, { method: 'POST', body: { html } })

export const deletePost = (id: string) => request<null>(blogEndpoints.post(id), { method: 'DELETE' })

/** The posts that link to a post; none without a response, so that deleting and unpublishing still work. */
export async function linkingPosts(id: string): Promise<LinkingPost[]> {
  const answer = await request<LinkingPosts>(blogEndpoints.linking(id), {
    signal: AbortSignal.timeout(10_000),
  })
  return answer.ok ? answer.value.posts : []
}

export const extract = (content: string) =>
  request<ExtractedMetadata>('/api/blog/extract-metadata', { method: 'POST', body: { content } })

/** The conflict in a 409; null for any other failure. */
export const conflictIn = ({ status, problem }: Failure): ConflictAnswer | null =>
  status === 409 && problem.current ? (problem as ConflictAnswer) : null

/** The unreadable file that a save would have replaced; null for any other failure. */
export const brokenFileIn = ({ status, problem }: Failure): BrokenFile | null =>
  status === 409 && problem.broken ? (problem.broken as BrokenFile) : null

export async function lastOtherChange(
  id: string,
  email: string,
): Promise<{ name: string; at: number } | null> {
  const history = await request<PostChange[]>(blogEndpoints.history(id))
  const change = history.ok ? history.value.find(({ author }) => author.email !== email) : undefined
  return change ? { name: change.author.name, at: Date.parse(change.date) } : null
}

export const listPreviews = (id: string) => request<PreviewLink[]>(previewEndpoints.previews(id))
export const createPreview = (id: string, body: { commit: string | null; days: number; label: string }) =>
  request<PreviewLink>(previewEndpoints.previews(id), { method: 'POST', body })
export const revokePreview = (id: string, previewId: string) =>
  request<null>(previewEndpoints.preview(id, previewId), { method: 'DELETE' })

export const listMedia = () => request<MediaList>(mediaEndpoints.list)

export const signIn = (email: string, password: string) =>
  request<{ email: string; name: string }>(sessionEndpoint, { method: 'POST', body: { email, password } })

/** Requests an upload address and puts the file there. Returns what a post stores of the file. */
export async function uploadImage(file: File): Promise<Answer<UploadedImage>> {
  const place = await request<UploadAddress>(mediaEndpoints.uploadUrl, {
    method: 'POST',
    body: { filename: file.name },
  })
  if (!place.ok) return place
  const { uploadURL } = place.value
  const stored = await request<Partial<UploadedImage> | null>(uploadURL, {
    method: 'PUT',
    body: file,
    headers: { 'content-type': file.type },
    signal: AbortSignal.timeout(120_000),
  })
  if (!stored.ok) return stored
  // The path part of the address is the post's image (R115)
  const path = new URL(uploadURL, location.href).pathname
  return { ok: true, value: { picture: { src: path }, animated: false, ...stored.value, path } }
}

/** The remote of the content; null without one. */
export const readRemote = () => request<{ remote: RemoteView | null }>(remoteEndpoints.state)

export const chooseVersion = (body: ConflictChoice) =>
  request<{ remote: RemoteView | null }>(remoteEndpoints.conflicts, { method: 'POST', body })
