import type { PageContext } from 'vike/types'

/** Takes precedence over the page in the folder above, for Italian. */
export const route = ({ locale, urlPathname }: PageContext) =>
  locale === 'it' && urlPathname === '/' && { precedence: 1 }
