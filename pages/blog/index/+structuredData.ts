import type { BlogLeaf, BlogPostingLeaf } from 'schema-dts'
import type { PageContextServer } from 'vike/types'
import type { StructuredData } from '#renderer/head/metadata.ts'
import { absoluteAddress, organizationOf, pageGraph } from '#renderer/head/structured-data.ts'
import { textOf } from '#renderer/texts.ts'
import type { Data } from './+data.ts'

/** The blog, with the posts that this page of the list shows; each has the id that its own page gives it. */
export const structuredData = (pageContext: PageContextServer): StructuredData[] => {
  const data = pageContext.data as Data
  // Search engines keep no results of a search
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
    // One blog, on whichever page of its list
    '@id': absoluteAddress(pageContext, '/blog#blog'),
    name: textOf(pageContext, 'blog').heading,
    url: absoluteAddress(pageContext, '/blog'),
    inLanguage: 'en-GB',
    publisher: organizationOf(pageContext),
    ...(blogPost.length > 0 && ({ blogPost } satisfies Partial<BlogLeaf>)),
  }
  return pageGraph(pageContext, { type: 'CollectionPage', main: [blog] })
}
