import type { PageContext } from 'vike/types'
import { adminText } from '#locales/en/admin.ts'
import { editorText } from '#locales/en/admin-editor.ts'
import { fullTitle, type PageMetadata } from '#renderer/head/metadata.ts'
import type { Data } from './+data.ts'

export const metadata = (pageContext: PageContext): PageMetadata => {
  const data = pageContext.data as Data
  const title =
    data.view === 'editor' && data.screen.post
      ? editorText.pageTitle.edit({ title: data.screen.post.title || editorText.list.untitled })
      : adminText.title
  return { title: fullTitle(title, pageContext), description: adminText.description, noindex: true }
}
