import type { PageContextServer } from 'vike/types'
import { mayUse } from '#domain/staff/roles.ts'
import type { FrameFacts } from '#renderer/admin/frame.tsx'
import { type ListedPost, listed } from '../editor/list.ts'
import { frameOf } from '../frame-of.ts'
import { type Refusal, refusalOf } from '../refusal.ts'

export type Data = Refusal | { view: 'publish'; frame: FrameFacts; posts: ListedPost[] }

export function data(pageContext: PageContextServer): Data | Promise<Data> {
  const { staff, staffPosts } = pageContext.services
  const frame = frameOf(pageContext.services)
  if (!frame || !staff || !mayUse(staff.role, 'posts')) return refusalOf(pageContext)
  const now = Date.now()
  return { view: 'publish', frame, posts: staffPosts().map((post) => listed(post, now)) }
}
