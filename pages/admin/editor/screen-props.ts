import type { StuckChannel } from '#domain/leads/lead-views.ts'
import type { PictureFile } from '#domain/media/media.schema.ts'
import type { Post } from '#domain/posts/post.schema.ts'
import type { FaultyFile } from '#domain/posts/post-views.ts'
import type { RedirectRule } from '#domain/site/redirects.schema.ts'
import type { StudioMember } from '#domain/staff/studio-member.ts'
import type { ListedPost } from './list.ts'
import type { KnownPictures } from './pictures/use-pictures.ts'

export type EditorScreenProps = {
  member: StudioMember
  toAnswer: number
  stuck: readonly StuckChannel[]
  posts: ListedPost[]
  /** The search words from the address that narrow the list. */
  find: string
  /** The number of deleted posts that can be restored; null if unknown. */
  deleted: number | null
  faultyFiles: FaultyFile[]
  /** The owner's redirects: a link to one is not broken. */
  redirects: readonly RedirectRule[]
  /** Null in create mode. */
  post: Post | null
  picture: PictureFile | null
  pictures: KnownPictures
  missing: boolean
  origin: string
  /** When the server rendered the page (ms). */
  now: number
}
