import type { RequestHandler } from 'express'

const address = '/speculation-rules.json'

/** The header by which a page names its rules: a structured field, hence the quotation marks. */
export const speculationRulesHeader = `"${address}"`

/** Not pages, or pages that are made for one visitor: a form with an id of its own, what thanks for one, the studio. */
const never = [
  '/admin',
  '/api/',
  '/assets/',
  '/posts/',
  '/public-objects/',
  '/inquiry',
  '/question',
  '/it/inquiry',
  '/it/question',
  '/website-onboarding',
]

/**
 * What a browser that knows how may make ready while the pointer rests on a link: the site's own pages, which a GET does
 * not change. https://html.spec.whatwg.org/multipage/speculative-loading.html
 */
const rules = {
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: [...never.map((path) => `${path}*`), '/*.xml', '/*.json', '/*.txt'] } },
          { not: { selector_matches: '[target], [download], [data-hydrate]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
}

const body = JSON.stringify(rules)

/** Answers the rules that pages name in their `Speculation-Rules` header: an inline script would need the policy's leave. */
export function speculationRules(): RequestHandler {
  return (request, response, next) => {
    if (request.path !== address || (request.method !== 'GET' && request.method !== 'HEAD')) return next()
    response.set('Cache-Control', 'public, max-age=3600').type('application/speculationrules+json').send(body)
  }
}
