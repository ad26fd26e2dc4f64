import type { PageContextServer } from 'vike/types'
import { blogText } from '#locales/en/blog.ts'
import type { StructuredData } from '#renderer/head/metadata.ts'
import type { Data } from './+data.ts'

/** Article, its trail, and the questions when there are any; nothing that the page does not show (decision 23). */
export const structuredData = (pageContext: PageContextServer): StructuredData[] => {
  const data = pageContext.data as Data
  if (!data.found || !data.post.published) return []
  const { post, faq } = data
  const { origin, site } = pageContext
  const absolute = (path: string) => new URL(path, origin).href
  const address = absolute(`/blog/${post.slug}`)
  const article: StructuredData = {
    '@type': 'Article',
    headline: post.title,
    description: post.description,
    articleSection: post.category,
    mainEntityOfPage: address,
    author: { '@type': 'Organization', name: blogText.author(site.name), url: absolute('/about') },
    publisher: { '@type': 'Organization', name: site.name, url: absolute('/') },
    ...(post.date && { datePublished: post.date }),
    ...(post.updatedAt && { dateModified: post.updatedAt }),
    ...(post.image && { image: absolute(post.image.src) }),
  }
  const trail: StructuredData = {
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: blogText.title, item: absolute('/blog') },
      { '@type': 'ListItem', position: 2, name: post.title, item: address },
    ],
  }
  if (faq.length === 0) return [article, trail]
  const questions: StructuredData = {
    '@type': 'FAQPage',
    mainEntity: faq.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
  return [article, trail, questions]
}
