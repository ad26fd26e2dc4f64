import type { ChangedTexts } from '#locales/own.ts'
import type { PageTextName } from '#locales/shapes.ts'
import type { AppValue } from '../app-context.tsx'

/** JSON that the server adds to a page for its hydration. */
export type PageData = Omit<AppValue, 'text' | 'texts' | 'articleHtml'> & {
  /** Vike's page id: the folder of its `+Page.tsx`. */
  id: string
  bare: boolean
  dictionary?: PageTextName
  /** The page's texts that the owner has changed; left out if there are none. */
  ownTexts?: ChangedTexts
}

export const pageDataId = 'page'
