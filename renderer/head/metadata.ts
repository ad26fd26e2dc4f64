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

/** What a page says about itself in its head (R34). Addresses are paths; the head makes them absolute. */
export type PageMetadata = {
  title: string
  description: string
  /** What the page says under its heading, word for word; structured data says it, too. */
  lead?: string
  /** Canonical path; the page's own path unless given. */
  canonical?: string
  ogType?: 'website' | 'article'
  noindex?: boolean
  /** Neighbours of a paged list. */
  previous?: string
  next?: string
}

/** One schema.org object; `@context` is added where it is written. A property or value that its type lacks is a type error. */
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

/** Vike decodes a path; what was written as text in it, such as a backslash, must not be read as part of an address. */
export const encodedPath = (urlPathname: string): string =>
  urlPathname.split('/').map(encodeURIComponent).join('/')

/** A page's title with the name of the site behind it. */
export const fullTitle = (title: string, { site }: Pick<PageContext, 'site'>): string =>
  `${title} | ${site.name}`

type Text = Pick<PageMetadata, 'title' | 'description'>
type More = Omit<PageMetadata, keyof Text>

/** The `metadata` of a page whose title and description are known beforehand. */
export const metadataOfText =
  ({ title, description }: Text, more: More = {}) =>
  (pageContext: PageContext): PageMetadata => ({ title: fullTitle(title, pageContext), description, ...more })
