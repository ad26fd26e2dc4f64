import type { FieldChange, ParagraphChange, Run } from '#domain/posts/changes.ts'
import type { DeletedPost, PostState } from '#domain/posts/post.schema.ts'

export type PostHistory = {
  /** `version` and `with`: commits, `with` also `current`. `show`: how many versions to list. */
  view(id: string, query: { version?: string; with?: string; show?: string }): Promise<HistoryAnswer>
  /** The number of deleted posts; null until the history has been read. */
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
  total: number
  /** How many versions the link to older ones shows; null when all are listed. */
  nextShow: number | null
  /** Newest first. */
  versions: HistoryEntry[]
  /** Whether the served text is an uncommitted edit by hand. */
  unrecorded: boolean
  /** A specific version was requested. */
  asked: boolean
  /** The requested version does not exist. */
  missing: boolean
  comparison: HistoryComparison | null
  /** Only for a deleted post; null when it cannot be restored. */
  comesBack?: { slug: string; state: PostState; by: { name: string } | null; at: string } | null
}

export type HistoryEntry = {
  commit: string
  author: string
  /** ISO 8601. */
  date: string
  /** The commit's subject line. */
  message: string
  outside?: true
  removed: boolean
  /** False for a file that broke a rule. */
  readable: boolean
  publishedAt: string | null
  /** Compared with the previous version; null when that is unknown. */
  changed: FieldChange['field'][] | null
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

export type HistoryComparison = {
  from: ComparedSide
  to: ComparedSide
  changes: ShownChange[]
}
