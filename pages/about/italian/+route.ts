import type { PageContext } from 'vike/types'

/** The Italian page, in place of the one above. */
export const route = ({ locale, urlPathname }: PageContext) =>
  locale === 'it' && urlPathname === '/about' && { precedence: 1 }
