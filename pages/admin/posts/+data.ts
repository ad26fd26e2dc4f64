import type { PageContextServer } from 'vike/types'
import { parseArticle } from '#domain/posts/markup.ts'
import type { Post } from '#domain/posts/post.schema.ts'
import { readFind } from '../editor/find-address.ts'
import { listed } from '../editor/list.ts'
import type { EditorScreenProps } from '../editor/screen-props.ts'
import { frameOf } from '../frame-of.ts'
import { type Refusal, refusalOf } from '../refusal.ts'

export type Data = { view: 'editor'; screen: EditorScreenProps } | Refusal

/** The form with one post; if the post does not exist, the form for a new one, with a notice. */
export async function data(pageContext: PageContextServer): Promise<Data> {
  const { staff, history, staffPosts, staffPost, faultyFiles, redirectRules, picture } = pageContext.services
  const frame = frameOf(pageContext.services)
  if (!staff || !frame || !history) return refusalOf(pageContext)
  const now = Date.now()
  const post = staffPost(pageContext.routeParams.id ?? '')
  if (!post) pageContext.status = 404
  return {
    view: 'editor',
    screen: {
      member: staff,
      toAnswer: frame.toAnswer,
      stuck: frame.stuck,
      faultyFiles: faultyFiles(),
      redirects: redirectRules(),
      find: readFind(pageContext.urlParsed.search),
      deleted: history.deletedCount(),
      posts: staffPosts().map((one) => listed(one, now)),
      post,
      picture: picture(post?.image ?? null),
      pictures: Object.fromEntries(addressesIn(post).map((address) => [address, picture(address)])),
      missing: post === null,
      origin: pageContext.origin,
      now,
    },
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
