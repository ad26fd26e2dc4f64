import { redirect } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import { type ContentsEntry, withContents } from '#domain/posts/markup.ts'
import type { ArticlePost, FaqItem, Onward } from '#domain/posts/post-views.ts'
import { renderArticle } from '#renderer/article/render-article.tsx'

export type Data =
  | {
      found: true
      post: ArticlePost
      contents: ContentsEntry[]
      faq: FaqItem[]
      onward: Onward
    }
  | { found: false }

export async function data(pageContext: PageContextServer): Promise<Data> {
  const { services, routeParams } = pageContext
  const answer = services.article(routeParams.slug ?? '', { preview: services.staff !== null })
  if (answer.status === 301) throw redirect(answer.location, 301)
  if (answer.status !== 200) {
    pageContext.status = answer.status
    return { found: false }
  }
  const { post, faq, onward } = answer
  const { blocks, contents } = withContents(answer.blocks, post)
  // Only in the HTML, so that it is sent once
  pageContext.articleHtml = renderArticle(blocks, post.drawing)
  return { found: true, post, contents, faq, onward }
}
