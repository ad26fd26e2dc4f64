import type { PostState } from './post.schema.ts'

/** Links that lead to a post, and what becomes of them when it goes or moves (R172, R173). */

export type LinkingPost = {
  id: string
  title: string
  slug: string
  state: PostState
  /** Its file has a fault: its links cannot be edited here. */
  isBroken: boolean
  /** Never empty. `words` in one line. */
  links: { words: string; href: string }[]
}

/** GET /api/blog/posts/{id}/linking. In the order of the list of posts. */
export type LinkingPosts = { posts: LinkingPost[] }

export const linksActions = ['leave', 'unlink', 'lead', 'follow'] as const

/**
 * What becomes of the links to a post: they stay; they go and their words stay; they lead to another address; they are
 * written with the post's new address.
 */
export type LinksChoice = { do: 'leave' } | { do: 'unlink' } | { do: 'follow' } | { do: 'lead'; to: string }

/** The query of a PUT or DELETE that carries a choice. */
export const linksQuery = (choice: LinksChoice): string =>
  `?${new URLSearchParams({ links: choice.do, ...(choice.do === 'lead' && { to: choice.to }) })}`

/** What became of the links. */
export type LinksOutcome = {
  /** Number of posts that were changed. */
  changed: number
  /** Posts whose links stay, because their files have faults. */
  left: { id: string; title: string }[]
}
