import type { PageContextServer } from 'vike/types'
import { localeRows } from '#domain/locales.ts'
import { type ContentsEntry, withContents } from '#domain/posts/markup.ts'
import type { ArticlePost, FaqItem } from '#domain/posts/post-views.ts'
import { previewText as text } from '#locales/en/preview.ts'
import { renderArticle } from '#renderer/article/render-article.tsx'

export type Data =
  | { found: true; post: ArticlePost; contents: ContentsEntry[]; faq: FaqItem[]; notice: string }
  | { found: false; why: 'over' | 'unknown' }

/** Formatted on the server only: a browser's calendar data may differ. */
const moment = new Intl.DateTimeFormat(localeRows.en.region, {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/London',
})

export async function data(pageContext: PageContextServer): Promise<Data> {
  const { preview } = pageContext.services
  if (preview.status !== 200) {
    pageContext.status = preview.status
    return { found: false, why: preview.status === 410 ? 'over' : 'unknown' }
  }
  const { post, faq, isVersion } = preview
  const { blocks, contents } = withContents(preview.blocks, post)
  // Only in the HTML, so that it is sent once
  pageContext.articleHtml = renderArticle(blocks, post.drawing)
  const time = Date.parse(post.updatedAt ?? '')
  const words = isVersion ? text.version : text.draft
  const notice = Number.isNaN(time) ? text.undated : words({ moment: moment.format(time) })
  return { found: true, post, contents, faq, notice }
}
