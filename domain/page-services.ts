import type { Owner } from '#domain/leads/handling.ts'
import type { LeadOverview, LeadQuery, LeadRecord } from '#domain/leads/records.ts'
import type { FieldChange, ParagraphChange, Run } from '#domain/posts/changes.ts'
import type { ActivityLog } from './activity.ts'
import type { FileGroup } from './leads/onboarding-form.schema.ts'
import type { Locale } from './locales.ts'
import type { MediaImage, PictureFile } from './media/media.schema.ts'
import type { Block } from './posts/markup.ts'
import type { DeletedPost, Post, PostState } from './posts/post.schema.ts'
import type { ServiceSlug } from './services.ts'
import type { SocialImage } from './site/card.schema.ts'
import type { CountsReport, Period } from './site/counts.ts'
import type { MissingPages } from './site/missing-pages.schema.ts'
import type { RedirectRule } from './site/redirects.schema.ts'
import type { Catalogue, DayCode } from './site/site.schema.ts'
import type { SiteFacts } from './site/site-facts.ts'
import type { OwnAccount } from './staff/own-account.schema.ts'
import type { StaffRole } from './staff/roles.ts'
import type { StaffTeam } from './staff/team.schema.ts'

export type StudioMember = {
  name: string
  email: string
  role: StaffRole
  /** Single keys are shortcuts (R260). */
  singleKeys: boolean
}

export type StaffLeads = {
  /** Number of open leads. */
  toAnswer(): number
  /** Channels with leads that do not get through. */
  stuck(): StuckChannel[]
  list(query: LeadQuery): Promise<{ total: number; leads: LeadRecord[] }>
  /** Counts by state, and leads that cannot be delivered. */
  overview(): Promise<LeadOverview>
  get(id: string): Promise<LeadRecord | null>
  /** Who may take a lead. */
  members(): Promise<Owner[]>
  /** What was erased, newest first, in words of the staff's language; nothing personal. */
  erasures(): Promise<ErasureReceipt[]>
}

export type ErasureReceipt = {
  id: string
  at: string
  reason: 'person' | 'lead' | 'retention' | 'restore'
  /** No copy is pending. */
  isDone: boolean
  lines: string[]
  /** The one of them that asks for something: what has to be erased elsewhere, by hand. */
  byHand: string | null
}

export type StuckChannel = { channel: string; leads: number }

export type PostHistory = {
  /** `version` and `with` name commits, `with` also `current`; `show` is how many versions to list. */
  view(id: string, query: { version?: string; with?: string; show?: string }): Promise<HistoryAnswer>
  /** How many those are; null while the history has not been read. */
  deletedCount(): number | null
  deleted(): Promise<{ status: 200; posts: DeletedPost[] } | { status: 503 }>
}

/** 404: there never was such a post; 503: the history cannot be read at the moment. */
export type HistoryAnswer = HistoryView | { status: 404 | 503 }

export type HistoryView = {
  status: 200
  post: {
    id: string
    slug: string
    title: string
    state: PostState | 'deleted'
    /** For `If-Match`; null for a deleted post. */
    revision: string | null
  }
  /** Versions in all. */
  total: number
  /** How many versions the link to older ones shows; null when all are listed. */
  nextShow: number | null
  /** Newest first. */
  versions: HistoryEntry[]
  /** Whether the served text is an uncommitted edit by hand. */
  unrecorded: boolean
  /** A version was asked for by its name. */
  asked: boolean
  /** It is not there. */
  missing: boolean
  /** Null when there is nothing to compare. */
  comparison: HistoryComparison | null
  /** Of a deleted post; null when it cannot come back. */
  comesBack?: { slug: string; state: PostState; by: { name: string } | null; at: string } | null
}

export type HistoryEntry = {
  commit: string
  author: string
  /** ISO 8601. */
  date: string
  /** The subject alone. */
  message: string
  outside?: true
  /** Whether the commit removed the post. */
  removed: boolean
  /** False for a file that broke a rule. */
  readable: boolean
  publishedAt: string | null
  /** Since the version before; null when that is not known. */
  changed: FieldChange['field'][] | null
  /** Nothing comes before it. */
  first: boolean
}

/** Null for the post as it is served now. */
type ComparedSide = { commit: string | null; date: string | null }

export type ComparedParagraph = ParagraphChange & { heading?: true }

export type ShownChange =
  | { field: FieldChange['field']; paragraphs: ComparedParagraph[] }
  | { field: FieldChange['field']; words: Run[] }
  | {
      field: FieldChange['field']
      before: FieldChange['before']
      after: FieldChange['after']
      /** For a picture: the file no longer exists. */
      beforeGone?: boolean
      afterGone?: boolean
    }

export type SameField = { field: FieldChange['field']; value: string | boolean }

export type HistoryComparison = {
  /** The earlier one. */
  from: ComparedSide
  to: ComparedSide
  changes: ShownChange[]
  /** What both say, without empty fields. */
  same: SameField[]
  /** The text, where both have one and the same. */
  sameText: ComparedParagraph[] | null
  /** The effect of restoring the earlier version. */
  effects: RestoreEffects | null
}

export type RestoreEffects = {
  /** Changed fields besides the text; `value` is the restored one. */
  fields: { field: FieldChange['field']; value: string | null; empty: boolean }[]
  paragraphs: { reworded: number; back: number; gone: number }
  /** Words of links that the earlier text has not; at most three. */
  lostLinks: string[]
  stays: FieldChange['field'][]
  /** The earlier version names a picture that was deleted since. */
  pictureGone?: true
  /** The earlier version names a picture that was deleted since, and comes back with it. */
  pictureBack?: true
}

/** Of the about page. */
export type Founder = {
  role: string
  name?: string
  /** A portrait in place of the still life. */
  photo: PictureFile | null
}

type Team = {
  /** Called by their role until a name is given (R18). */
  founders: Founder[]
  /** A photograph in place of the drawn scene. */
  teamImage: PictureFile | null
}

/** The business in structured data; the pages show the same, except the e-mail address (R38). */
export type Business = {
  email: string
  street: string
  locality: string
  postcode: string
  /** ISO 3166-1. */
  country: string
  /** Times as `09:00`. Closed days are left out. */
  hours: { days: DayCode[]; opens: string; closes: string }[]
  social: string[]
  /** From the cheapest package to the dearest, as `£147-£899`. */
  priceRange: string
}

/** Degrees, and the zoom of the map's tiles (1–19). */
export type MapPosition = { latitude: number; longitude: number; zoom: number }

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
  /** Null = a drawing is shown instead. */
  image: PictureFile | null
  imageAlt: string
  /** Which drawing, for a post without an image: any whole number. */
  drawing: number
}

export type BlogList = {
  /** The newest post of the first page; null on the others and in an empty list. */
  featured: PostCard | null
  /** Without the featured one. */
  posts: PostCard[]
  /** Below one or two posts of a category: the newest of the others. */
  others: PostCard[]
  /** From 1. */
  page: number
  pages: number
  total: number
  category: BlogCategory
}

/** `q` = what was typed. */
export type BlogQuery = { q: string; category?: string; page?: string }

/** One page of what a search found (R257). */
export type BlogSearch = {
  /** What was searched for, as it is shown. */
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
  /** Around the first word found; else the description. */
  excerpt: MarkedText
}

/** A text in pieces; those that a search found are marked. */
export type MarkedText = { text: string; isFound: boolean }[]

export type ArticlePost = PostCard & {
  /** ISO 8601; null when it does not parse. */
  updatedAt: string | null
  /** False in a staff preview of a draft. */
  published: boolean
}

/** The post of a preview link, as visitors would see it; 404: the link was never given out, 410: it is over. */
export type PreviewAnswer =
  | {
      status: 200
      post: ArticlePost
      blocks: Block[]
      faq: FaqItem[]
      /** One version of the post, and not the post as it is now. */
      isVersion: boolean
    }
  | { status: 404 | 410 }

export type FaqItem = { question: string; answer: string }

/** Where an article leads: the post that follows it, null when it is the only one, and the service of its topic. */
export type Onward = {
  next: Pick<PostCard, 'slug' | 'title' | 'image' | 'drawing'> | null
  service: ServiceSlug
}

export type ArticleAnswer =
  | { status: 200; post: ArticlePost; blocks: Block[]; faq: FaqItem[]; onward: Onward }
  | { status: 301; location: string }
  | { status: 404 }
  | { status: 410 }

/** A post in the studio's list. */
export type StaffPost = {
  id: string
  slug: string
  /** Former slugs, which redirect here. */
  redirectFrom: string[]
  title: string
  state: PostState
  /** Of the publication, past or to come; of a draft's last change. ISO 8601; null when it does not parse. */
  date: string | null
  /** When its publication ends or has ended: ISO 8601; null when it does not. */
  until: string | null
  category: string
  picture: PictureFile | null
  /** Of a post without a picture: what its drawing shows (post-drawing.ts). */
  drawing: number
  /** Changes with every change of the post. */
  revision: string
}

/** A content file that breaks a rule and is not served as it is. */
export type FaultyFile = {
  /** Relative to the content folder. */
  file: string
  problems: { field: string; message: string }[]
  /** The post whose last good version is served in its place; null when there is none, and for settings. */
  post: { id: string; title: string } | null
  /** The settings of the site: the last good ones count. */
  isSettings: boolean
}

export type FormState = {
  /** The submitted values, to fill the form again; a list for fields with several values. */
  values: Record<string, string | string[]>
  /** Field → texts to show under it. */
  errors: Record<string, string[]>
  /** The values came from another form, to begin with: nothing was refused. */
  begun?: true
  /** A message about the whole form: the failure, or the reference. */
  message?: string
  /** Pending uploads of the form; `tray` is their token. */
  attached?: AttachedFile[]
  /** Unguessable token of the pending uploads, sent with the form. */
  tray?: string
}

export type AttachedFile = { group: FileGroup; name: string; size: number }
