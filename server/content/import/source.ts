import type { ForeignFolder } from './foreign-folder.ts'
import type { Notes } from './notes.ts'

/** The common result of all export readers: posts as they were written elsewhere, not yet converted. */

export type SourceKind = 'wordpress' | 'ghost' | 'markdown'

export type SourcePost = {
  /** The post's id on this site; the same in every run. */
  id: string
  /** Where the post came from, for the report: an address or a file. */
  origin: string
  title: string
  /** The original slug, which `slugify` converts. Empty: derived from the title. */
  slug: string
  /** Plain text. Empty: taken from the beginning of the article. */
  description: string
  body: SourceBody
  categories: readonly string[]
  tags: readonly string[]
  authors: readonly string[]
  published: boolean
  /** ISO 8601 */
  publishedAt: string | null
  publishedUntil: string | null
  createdAt: string | null
  updatedAt: string | null
  image: { address: string; alt: string } | null
  oldPaths: readonly string[]
  /** Further old addresses of the post, such as `https://old.example/?p=102`. */
  otherLinks?: readonly string[]
  notes: Notes
}

type SourceBody = {
  html: string
  /** Paragraphs to add below, kept separate since an unclosed element in `html` would swallow them. */
  footnotes?: string
  /** The base of relative addresses: the old page's address, or the file's path. Empty: unknown. */
  base: string
  /** Whether blank lines separate paragraphs, as in WordPress' classic editor. */
  blankLines: boolean
}

export type Source = {
  kind: SourceKind
  posts: SourcePost[]
  /** How many items of each kind are not imported, such as pages and comments. */
  skipped: Map<string, number>
  refused: { origin: string; reason: string }[]
  hosts: ReadonlySet<string>
  /** Descriptions of pictures by their addresses. */
  altTexts: ReadonlyMap<string, string>
  /** The folder or archive of the export; null for a single file. */
  folder: ForeignFolder | null
}

export const countIn = (counts: Map<string, number>, what: string): void => {
  counts.set(what, (counts.get(what) ?? 0) + 1)
}

/** The path of an old address, still percent-encoded; null for the home page and for an invalid address. */
export function pathOfAddress(address: string): string | null {
  if (!URL.canParse(address, 'http://old.invalid')) return null
  const { pathname, protocol } = new URL(address, 'http://old.invalid')
  return !/^https?:$/.test(protocol) || pathname === '/' ? null : pathname
}

/** A host name in lower case without `www.`, to compare sites. */
export const bareHost = (host: string): string => host.toLowerCase().replace(/^www\./, '')
