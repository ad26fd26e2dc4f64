import type { ArticleLeaf, FAQPageLeaf } from 'schema-dts'
import type { PageContextServer } from 'vike/types'
import { typeset } from '#domain/posts/typography.ts'
import type { StructuredData } from '#renderer/head/metadata.ts'
import { absoluteAddress, organizationOf, pageGraph, partOf } from '#renderer/head/structured-data.ts'
import { textOf } from '#renderer/texts.ts'
import type { Data } from './+data.ts'

/** The article, and its questions if there are any; nothing that the page does not show (R33). */
export const structuredData = (pageContext: PageContextServer): StructuredData[] => {
  const data = pageContext.data as Data
  if (!data.found) return []
  const { post, faq } = data
  const card = pageContext.services.socialCard(pageContext.urlPathname)
  const images = [post.image, card].flatMap((picture) =>
    picture ? [absoluteAddress(pageContext, picture.src)] : [],
  )
  const page = partOf(pageContext, 'webpage')
  const article: ArticleLeaf = {
    '@type': 'Article',
    ...partOf(pageContext, 'article'),
    headline: typeset(post.title),
    description: typeset(post.description),
    articleSection: post.category,
    inLanguage: 'en-GB',
    mainEntityOfPage: page,
    author: {
      '@type': 'Organization',
      '@id': `${absoluteAddress(pageContext, '/about')}#team`,
      name: textOf(pageContext, 'blog').author({ site: pageContext.site.name }),
      url: absoluteAddress(pageContext, '/about'),
      parentOrganization: organizationOf(pageContext),
    },
    publisher: organizationOf(pageContext),
    ...(post.date && ({ datePublished: post.date } satisfies Partial<ArticleLeaf>)),
    ...(post.updatedAt && ({ dateModified: post.updatedAt } satisfies Partial<ArticleLeaf>)),
    ...(images.length > 0 && ({ image: images } satisfies Partial<ArticleLeaf>)),
  }
  const questions: FAQPageLeaf = {
    '@type': 'FAQPage',
    ...partOf(pageContext, 'faq'),
    isPartOf: page,
    mainEntity: faq.map(({ question, answer }) => ({
      '@type': 'Question',
      name: typeset(question),
      acceptedAnswer: { '@type': 'Answer', text: typeset(answer) },
    })),
  }
  return pageGraph(pageContext, {
    main: faq.length > 0 ? [article, questions] : [article],
    name: typeset(post.title),
  })
}
