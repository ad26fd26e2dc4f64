import type { AppValue } from '../app-context.tsx'

/** What the server writes beside a page, as JSON, for its hydration. */
export type PageData = Omit<AppValue, 'text' | 'articleHtml'> & {
  /** Vike's name of the page: the folder of its `+Page.tsx`. */
  id: string
  bare: boolean
}

export const pageDataId = 'page'
