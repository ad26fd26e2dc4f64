import type { StuckChannel } from '#domain/leads/lead-views.ts'
import type { PictureFile } from '#domain/media/media.schema.ts'
import type { Post } from '#domain/posts/post.schema.ts'
import type { FaultyFile } from '#domain/posts/post-views.ts'
import type { RedirectRule } from '#domain/site/redirects.schema.ts'
import type { StudioMember } from '#domain/staff/studio-member.ts'
import type { ListedPost } from './list.ts'
import type { KnownPictures } from './pictures/use-pictures.ts'

/** What the server gives the editor. */
export type EditorScreenProps = {
  member: StudioMember
  toAnswer: number
  stuck: readonly StuckChannel[]
  posts: ListedPost[]
  /** Words of the address that the list is narrowed to. */
  find: string
  /** Deleted posts that can come back; null while that is not known. */
  deleted: number | null
  faultyFiles: FaultyFile[]
  /** Of the owner: a link to one leads somewhere. */
  redirects: readonly RedirectRule[]
  /** Null in create mode. */
  post: Post | null
  /** Of its image. */
  picture: PictureFile | null
  /** Of its text. */
  pictures: KnownPictures
  /** The requested post does not exist. */
  missing: boolean
  origin: string
  /** When the server wrote the page (ms). */
  now: number
}
