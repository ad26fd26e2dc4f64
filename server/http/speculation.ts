import type { RequestHandler } from 'express'
import { notPrefetched } from '#domain/path-classes.ts'

const address = '/speculation-rules.json'

/** Value of the header that refers to the rules: a structured field, hence the quotation marks. */
export const speculationRulesHeader = `"${address}"`

/**
 * Browsers that support speculation rules may prerender the site's own pages while the pointer rests on a link: a GET of a page
 * changes nothing. https://html.spec.whatwg.org/multipage/speculative-loading.html
 */
const rules = {
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: notPrefetched } },
          { not: { selector_matches: '[target], [download], [data-hydrate]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
}

const body = JSON.stringify(rules)

/** Serves the rules to which a page's header refers: an inline script would need a policy exception. */
export function speculationRules(): RequestHandler {
  return (request, response, next) => {
    if (request.path !== address || (request.method !== 'GET' && request.method !== 'HEAD')) return next()
    response.set('Cache-Control', 'public, max-age=3600').type('application/speculationrules+json').send(body)
  }
}
