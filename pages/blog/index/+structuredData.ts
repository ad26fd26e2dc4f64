import type { BlogLeaf, BlogPostingLeaf } from 'schema-dts'
import type { PageContextServer } from 'vike/types'
import type { StructuredData } from '#renderer/head/metadata.ts'
import { absoluteAddress, organizationOf, pageGraph } from '#renderer/head/structured-data.ts'
import { textOf } from '#renderer/texts.ts'
import type { Data } from './+data.ts'

/** The blog, with the posts on this page of the list; each has the same id as on its own page. */
export const structuredData = (pageContext: PageContextServer): StructuredData[] => {
  const data = pageContext.data as Data
  // Search results are not indexed
  if (data.view === 'search') return []
  const { featured, posts } = data
  const shown = featured ? [featured, ...posts] : posts
  const blogPost = shown.map(({ slug, title, date }): BlogPostingLeaf => {
    const url = absoluteAddress(pageContext, `/blog/${slug}`)
    return {
      '@type': 'BlogPosting',
      '@id': `${url}#article`,
      headline: title,
      url,
      ...(date !== null && ({ datePublished: date } satisfies Partial<BlogPostingLeaf>)),
    }
  })
  const blog: BlogLeaf = {
    '@type': 'Blog',
    // The same blog on every page of its list
    '@id': absoluteAddress(pageContext, '/blog#blog'),
    name: textOf(pageContext, 'blog').heading,
    url: absoluteAddress(pageContext, '/blog'),
    inLanguage: 'en-GB',
    publisher: organizationOf(pageContext),
    ...(blogPost.length > 0 && ({ blogPost } satisfies Partial<BlogLeaf>)),
  }
  return pageGraph(pageContext, { type: 'CollectionPage', main: [blog] })
}
