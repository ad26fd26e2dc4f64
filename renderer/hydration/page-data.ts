import type { ChangedTexts } from '#locales/own.ts'
import type { PageTextName } from '#locales/shapes.ts'
import type { AppValue } from '../app-context.tsx'

/** What the server writes beside a page, as JSON, for its hydration. */
export type PageData = Omit<AppValue, 'text' | 'texts' | 'articleHtml'> & {
  /** Vike's name of the page: the folder of its `+Page.tsx`. */
  id: string
  bare: boolean
  /** The name of the page's own dictionary. */
  dictionary?: PageTextName
  /** The owner's texts of the page; left out when all are as shipped. */
  ownTexts?: ChangedTexts
}

export const pageDataId = 'page'
