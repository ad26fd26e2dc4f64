import type { ForeignFolder } from './foreign-folder.ts'
import type { Notes } from './notes.ts'

/** What the readers of exports have in common: posts as they were written elsewhere, before they are converted. */

export type SourceKind = 'wordpress' | 'ghost' | 'markdown'

export type SourcePost = {
  /** Of the post here; the same in every run. */
  id: string
  /** Where it came from, for people: an address or a file. */
  origin: string
  title: string
  /** As it was; `slugify` makes it one of ours. Empty: from the title. */
  slug: string
  /** Plain text; empty: from the beginning of the article. */
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
  /** Paths at which visitors found it. */
  oldPaths: readonly string[]
  /** Further addresses that led to it there, such as `https://old.example/?p=102`. */
  otherLinks?: readonly string[]
  notes: Notes
}

type SourceBody = {
  html: string
  /** Paragraphs below it, apart from it: an element without an end would take them with it. */
  footnotes?: string
  /** The address that relative ones in it refer to: of the old page, or the path of the file; empty: unknown. */
  base: string
  /** Whether blank lines separate paragraphs, as in WordPress' classic editor. */
  blankLines: boolean
}

export type Source = {
  kind: SourceKind
  posts: SourcePost[]
  /** What is not imported, such as pages and comments, with how many there are. */
  skipped: Map<string, number>
  /** Posts and files that could not be read, with the reason. */
  refused: { origin: string; reason: string }[]
  /** Host names of the old site. */
  hosts: ReadonlySet<string>
  /** Descriptions of pictures by their addresses. */
  altTexts: ReadonlyMap<string, string>
  /** The folder that the posts lie in; null for an export in one file. */
  folder: ForeignFolder | null
}

export const countIn = (counts: Map<string, number>, what: string): void => {
  counts.set(what, (counts.get(what) ?? 0) + 1)
}

/** The path of an old address, decoded no further; null for the home page and for what is no address. */
export function pathOfAddress(address: string): string | null {
  if (!URL.canParse(address, 'http://old.invalid')) return null
  const { pathname, protocol } = new URL(address, 'http://old.invalid')
  return !/^https?:$/.test(protocol) || pathname === '/' ? null : pathname
}

/** A host's name as two spellings of one site have it in common. */
export const bareHost = (host: string): string => host.toLowerCase().replace(/^www\./, '')
