import type { AppValue } from '../app-context.tsx'

/** What the server writes beside a page, as JSON, for its hydration. */
export type PageData = Omit<AppValue, 'text' | 'articleHtml'> & {
  /** Vike's name of the page: the folder of its `+Page.tsx`. */
  id: string
  bare: boolean
}

export const pageDataId = 'page'

/** Whether the server counts visits and forms. A page that is not counted sends it nothing about them (R272). */
export const isCounted = (): boolean => document.getElementById(pageDataId)?.dataset.uncounted === undefined
