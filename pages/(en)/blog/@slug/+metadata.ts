import type { PageContext } from 'vike/types'
import { blogText } from '#locales/en/blog.ts'
import { fullTitle, type PageMetadata } from '#renderer/head/metadata.ts'
import type { Data } from './+data.ts'

const longestTitle = 65
const longestDescription = 160

export const metadata = (pageContext: PageContext): PageMetadata => {
  const data = pageContext.data as Data
  if (!data.found) {
    const { title, text } = blogText.notFound
    return { title: fullTitle(title, pageContext), description: text, noindex: true }
  }
  const { title, description, published } = data.post
  const whole = fullTitle(title, pageContext)
  return {
    // A list of results cuts longer ones
    title: [...whole].length > longestTitle ? title : whole,
    description: clipped(description),
    ogType: 'article',
    ...(!published && { noindex: true }),
  }
}

/** At most as long as a list of results shows, ended between two words. */
function clipped(text: string): string {
  const characters = [...text]
  if (characters.length <= longestDescription) return text
  const start = characters.slice(0, longestDescription - 1).join('')
  return `${start.replace(/[\s\p{P}]*\s\S*$/u, '')}…`
}
