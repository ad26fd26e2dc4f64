import type { PageContext } from 'vike/types'
import { blogText } from '#locales/en/blog.ts'
import type { PageMetadata } from '#renderer/head/metadata.ts'
import type { Data } from './+data.ts'

export const metadata = (pageContext: PageContext): PageMetadata => {
  const data = pageContext.data as Data
  if (!data.found) {
    const { title, text } = blogText.notFound
    return { title: `${title} | ${pageContext.site.name}`, description: text, noindex: true }
  }
  const { title, description, image, published } = data.post
  return {
    title: `${title} | ${pageContext.site.name}`,
    description,
    ogType: 'article',
    ...(image && { image: image.src }),
    ...(!published && { noindex: true }),
  }
}
