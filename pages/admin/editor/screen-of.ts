import type { PageContextServer } from 'vike/types'
import { parseArticle } from '#domain/posts/markup.ts'
import type { Post } from '#domain/posts/post.schema.ts'
import { frameOf } from '../frame-of.ts'
import { readFind } from './find-address.ts'
import { listed } from './list.ts'

export type EditorScreenProps = NonNullable<ReturnType<typeof screenOf>>

/** The form with a post, or with null for a new one; null for a visitor. */
export function screenOf({ services, urlParsed, origin }: PageContextServer, post: Post | null) {
  const { staff, history, staffPosts, faultyFiles, redirectRules, picture } = services
  const frame = frameOf(services)
  if (!staff || !frame || !history) return null
  const now = Date.now()
  return {
    member: staff,
    toAnswer: frame.toAnswer,
    stuck: frame.stuck,
    faultyFiles: faultyFiles(),
    /** The owner's redirects: a link to one is not broken. */
    redirects: redirectRules(),
    /** The search words from the address that narrow the list. */
    find: readFind(urlParsed.search),
    /** The number of deleted posts that can be restored; null if unknown. */
    deleted: history.deletedCount(),
    posts: staffPosts().map((one) => listed(one, now)),
    post,
    picture: picture(post?.image ?? null),
    pictures: Object.fromEntries(addressesIn(post).map((address) => [address, picture(address)])),
    missing: false,
    origin,
    /** When the server rendered the page (ms). */
    now,
  }
}

/** The addresses of the pictures in a post's text, without duplicates. */
const addressesIn = (post: Post | null): string[] => [
  ...new Set(
    parseArticle(post?.content ?? '', { title: '' }).flatMap((block) =>
      block.kind === 'picture' ? block.picture.src : [],
    ),
  ),
]
