import type { PictureFile } from '#domain/media/media.schema.ts'
import type { Block } from '#domain/posts/markup.ts'
import type { PostState } from '#domain/posts/post.schema.ts'
import type { ServiceSlug } from '#domain/services.ts'

/** The three categories of the list's filter (R39). */
export type BlogCategory = 'all' | 'digital-marketing' | 'ai-automation'

export type PostCard = {
  slug: string
  title: string
  description: string
  category: string
  readTime: string
  /** ISO 8601; null when the stored date does not parse ('Recently'). */
  date: string | null
  /** Null: a drawing is shown instead. */
  image: PictureFile | null
  imageAlt: string
  /** Number of the drawing for a post without an image: any whole number. */
  drawing: number
}

export type BlogList = {
  /** The newest post of the first page; null on the others and in an empty list. */
  featured: PostCard | null
  /** Without the featured one. */
  posts: PostCard[]
  /** The newest posts of other categories, shown when a category has only one or two. */
  others: PostCard[]
  /** From 1. */
  page: number
  pages: number
  total: number
  category: BlogCategory
}

export type BlogQuery = { q: string; category?: string; page?: string }

/** One page of search results (R257). */
export type BlogSearch = {
  /** The search text, as displayed. */
  q: string
  category: BlogCategory
  results: SearchResult[]
  /** From 1. */
  page: number
  pages: number
  total: number
}

export type SearchResult = Pick<PostCard, 'slug' | 'category' | 'date' | 'readTime'> & {
  title: MarkedText
  /** The text around the first word found; else the description. */
  excerpt: MarkedText
}

/** A text in pieces; `isFound` marks those that match the search. */
export type MarkedText = { text: string; isFound: boolean }[]

export type ArticlePost = PostCard & {
  /** ISO 8601; null when it does not parse. */
  updatedAt: string | null
  /** False in a staff preview of a draft. */
  published: boolean
}

/** The post of a preview link, as visitors would see it; 404: no such link was ever issued, 410: it has ended. */
export type PreviewAnswer =
  | {
      status: 200
      post: ArticlePost
      blocks: Block[]
      faq: FaqItem[]
      /** Whether it is a past version, not the post as it is now. */
      isVersion: boolean
    }
  | { status: 404 | 410 }

export type FaqItem = { question: string; answer: string }

/** Links below an article: the next post, null when it is the only one, and the service of its topic. */
export type Onward = {
  next: Pick<PostCard, 'slug' | 'title' | 'image' | 'drawing'> | null
  service: ServiceSlug
}

export type ArticleAnswer =
  | { status: 200; post: ArticlePost; blocks: Block[]; faq: FaqItem[]; onward: Onward }
  | { status: 301; location: string }
  | { status: 404 }
  | { status: 410 }

export type StaffPost = {
  id: string
  slug: string
  /** Former slugs, which redirect here. */
  redirectFrom: string[]
  title: string
  state: PostState
  /** Of publication, past or future; for a draft, of its last change. ISO 8601; null when it does not parse. */
  date: string | null
  /** When its publication ends or ended: ISO 8601; null when it does not end. */
  until: string | null
  category: string
  picture: PictureFile | null
  drawing: number
  /** Changes with every change of the post. */
  revision: string
}

/** A content file that breaks a rule and is not served as it is. */
export type FaultyFile = {
  /** Relative to the content folder. */
  file: string
  problems: { field: string; message: string }[]
  /** The post whose last good version is served instead; null when there is none, and for settings. */
  post: { id: string; title: string } | null
  /** The site's settings: the last good ones apply. */
  isSettings: boolean
}
