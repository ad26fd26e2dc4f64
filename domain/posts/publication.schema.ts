import * as z from 'zod/mini'

/** The publication of several posts in one request (R290). */

export const publicationEndpoint = '/api/blog/publication'

/** Of one request. */
export const mostPosts = 100

export const publicationInput = z.object({
  published: z.boolean({ error: 'Say whether the posts are to be published' }),
  posts: z
    .array(
      z.object({
        id: z.string().check(z.minLength(1), z.maxLength(100)),
        /** That staff have seen. */
        revision: z.string().check(z.minLength(1), z.maxLength(100)),
      }),
      { error: 'Choose the posts' },
    )
    .check(
      z.minLength(1, { error: 'Choose the posts' }),
      z.maxLength(mostPosts, { error: `Choose at most ${mostPosts} posts` }),
    ),
})
export type PublicationInput = z.infer<typeof publicationInput>

/** Why a post could not be changed; then none was. */
export type RefusedPost = { id: string; title: string; reasons: string[] }

export type PublicationAnswer = {
  /** Posts that were changed; those that were so already are not. */
  changed: { id: string; revision: string }[]
}
