import type { Block } from '../content/markup.ts'
import type { Catalogue } from '../content/site.schema.ts'
import type { FileGroup } from '../leads/onboarding-form.schema.ts'
import type { SiteFacts } from './site-facts.ts'

/**
 * What the server hands to a page through `pageContext.services`, and nothing else: pages know these types, never
 * the stores behind them.
 */
export type PageServices = {
  /** One page of the blog list; null when the page number is out of range or no number (the answer is 404). */
  blogList(query: { category?: string; page?: string }): BlogList | null
  article(slug: string, options: { preview: boolean }): ArticleAnswer
  catalogue(): Catalogue
  team(locale: 'en' | 'it'): Team
  map(): MapPosition
  /** When somebody is there; the Italian footer says other hours (spec §9). */
  openingHours(locale: 'en' | 'it'): SiteFacts['hours']
  business(): Business
  /** Who is signed in; null for a visitor. */
  staff: { name: string; email: string } | null
  /** Every post, newest first; empty for a visitor. */
  staffPosts(): StaffPost[]
  /** For a form's hidden field: when it was handed out, signed. */
  formStamp(): string
  /** Present when a native form post comes back with faults. */
  form?: FormState
}

type Team = {
  /** Called by their role until a name is given (decision 22). */
  founders: { role: string; name?: string }[]
  /** Address of a photograph in place of the drawn scene. */
  teamImage: string | null
}

/** What structured data says of the business; the pages show the same, but for the mailbox (spec §9). */
export type Business = {
  email: string
  street: string
  locality: string
  postcode: string
  /** ISO 3166-1. */
  country: string
  /** Days as in schema.org, times as `09:00`. Closed days are left out. */
  hours: { days: string[]; opens: string; closes: string }[]
  social: string[]
  /** From the cheapest package to the dearest, as `£147-£899`. */
  priceRange: string
}

/** Degrees, and the zoom of the map's tiles (1–19). */
type MapPosition = { latitude: number; longitude: number; zoom: number }

/** The three categories of the list's filter (decision 9). */
export type BlogCategory = 'all' | 'digital-marketing' | 'ai-automation'

export type PostCard = {
  slug: string
  title: string
  description: string
  category: string
  readTime: string
  /** ISO 8601; null when the stored date does not parse ('Recently'). */
  date: string | null
  /** Address of the image; null = a drawing stands in. */
  image: string | null
  imageAlt: string
  /** Which drawing, for a post without an image: any whole number, the same for a post for ever. */
  drawing: number
}

export type BlogList = {
  /** The newest post of the first page; null on the others and in an empty list. */
  featured: PostCard | null
  /** Without the featured one. */
  posts: PostCard[]
  /** From 1. */
  page: number
  pages: number
  total: number
  category: BlogCategory
}

export type ArticlePost = PostCard & {
  /** ISO 8601; null when it does not parse. */
  updatedAt: string | null
  /** False in a staff preview of a draft. */
  published: boolean
}

export type FaqItem = { question: string; answer: string }

export type ArticleAnswer =
  | { status: 200; post: ArticlePost; blocks: Block[]; faq: FaqItem[] }
  | { status: 301; location: string }
  | { status: 404 }
  | { status: 410 }

export type StaffPost = {
  id: string
  slug: string
  title: string
  published: boolean
  /** ISO 8601; null when it does not parse. */
  date: string | null
}

export type FormState = {
  /** As they were sent, so that nothing has to be typed twice; several under one name where a form asks for a list. */
  values: Record<string, string | string[]>
  /** Field → texts to show under it. */
  errors: Record<string, string[]>
  /** About the whole form: what failed, or the reference of what was received. */
  message?: string
  /** Files that came with the form and wait for its next sending; goes with `tray`. */
  attached?: AttachedFile[]
  /** Unguessable name of the place where they wait; the form carries it along. */
  tray?: string
}

export type AttachedFile = { group: FileGroup; name: string; size: number }
