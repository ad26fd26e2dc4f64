import type {
  ArticleLeaf,
  BlogLeaf,
  BreadcrumbListLeaf,
  CollectionPageLeaf,
  FAQPageLeaf,
  ItemListLeaf,
  LocalBusinessLeaf,
  OrganizationLeaf,
  ServiceLeaf,
  WebPageLeaf,
  WebSiteLeaf,
} from 'schema-dts'
import type { PageContext } from 'vike/types'

/** The metadata in a page's head (R34). Addresses are paths; the head makes them absolute. */
export type PageMetadata = {
  title: string
  description: string
  /** The page's lead, word for word; also used in structured data. */
  lead?: string
  /** Canonical path; by default the page's own. */
  canonical?: string
  ogType?: 'website' | 'article'
  noindex?: boolean
  /** Paths of the neighbouring pages of a paged list. */
  previous?: string
  next?: string
}

/** One schema.org object; `@context` is added on output. Unknown properties and values are type errors. */
export type StructuredData =
  | ArticleLeaf
  | BlogLeaf
  | BreadcrumbListLeaf
  | CollectionPageLeaf
  | FAQPageLeaf
  | ItemListLeaf
  | LocalBusinessLeaf
  | OrganizationLeaf
  | ServiceLeaf
  | WebPageLeaf
  | WebSiteLeaf

/** Encodes a path that Vike decoded, so that a character such as `\` is not read as part of an address. */
export const encodedPath = (urlPathname: string): string =>
  urlPathname.split('/').map(encodeURIComponent).join('/')

export const fullTitle = (title: string, { site }: Pick<PageContext, 'site'>): string =>
  `${title} | ${site.name}`

type Text = Pick<PageMetadata, 'title' | 'description'>
type More = Omit<PageMetadata, keyof Text>

/** The `metadata` of a page with a fixed title and description. */
export const metadataOfText =
  ({ title, description }: Text, more: More = {}) =>
  (pageContext: PageContext): PageMetadata => ({ title: fullTitle(title, pageContext), description, ...more })
