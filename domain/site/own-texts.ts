/** Texts of the site that the owner has changed: `content/texts/<locale>.yaml`. */

export type OwnText = {
  /** In place of the shipped text; left out: the shipped text is shown. */
  text?: string
  /** The text that the program had when this one was written; it tells that an upgrade has changed it since. */
  shipped?: string
  /** The text of another language was changed after this one. */
  toCheck?: true
  /** Why it is not shown: it breaks a rule (`own-text-rules.ts`). The shipped text is. */
  fault?: string
}

/** By key, such as `home.hero.heading`: the name of the dictionary, and the path within it. */
export type OwnTexts = Readonly<Record<string, OwnText>>

export const noTexts: OwnTexts = {}

/** The studio's screen on which a page of the site is changed, and the page inside it. */
export const editPath = '/admin/edit'
export const editFramePath = '/admin/edit/frame'

export const editAddress = (page: string): string => `${editPath}?page=${encodeURIComponent(page)}`

export const textsEndpoints = {
  texts: '/api/site/texts',
  checked: '/api/site/texts/checked',
  /** For a translator. */
  csv: '/api/site/texts.csv',
} as const
