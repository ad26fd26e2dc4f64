import type { IncomingHttpHeaders } from 'node:http'

/**
 * Which requests count as a person's (R271), by a documented rule and not by knowledge about the visitor: the
 * program must call itself a browser, with none of the words below in its name. A page that is fetched ahead,
 * or into a part of another page, is not a view.
 */

const browser = /^(?:Mozilla|Opera)\//

/** Robots, previews of links, monitors, and libraries for programs. Cubot makes telephones. */
const robots =
  /(?<!cu)bot|crawl|spider|slurp|preview|scan|monitor|archive|validator|checker|feed|fetch|scrap|headless|lighthouse|pagespeed|gtmetrix|pingdom|uptime|statuscake|site24x7|facebookexternal|facebookcatalog|meta-external|whatsapp|telegram|embedly|googleother|google-(?:inspection|extended|safety|read)|mediapartners|apis-google|chatgpt|claude|perplexity|cohere|phantomjs|selenium|puppeteer|playwright|python|curl|wget|libwww|httpclient|go-http|okhttp|axios|nutch|https?:\/\//i

/** The exact names of Chrome, Safari, Edge and Firefox: recognised at once, without a search for words. */
const usual =
  /^Mozilla\/5\.0 \((?:Windows NT 10\.0; Win64; x64|Macintosh; Intel Mac OS X [\d_.]+|X11; Linux x86_64|Linux; Android \d+; K|Android \d+; Mobile|iP(?:hone|ad); CPU (?:iPhone )?OS [\d_]+ like Mac OS X)(?:; rv:[\d.]+\) Gecko\/[\d.]+ Firefox\/[\d.]+|\) AppleWebKit\/[\d.]+ \(KHTML, like Gecko\)(?: (?:Chrome|Mobile|Safari|Version|Edg)(?:\/[\dE.]+)?){1,5})$/

const isBrowser = (agent: string | undefined): boolean =>
  agent !== undefined && (usual.test(agent) || (browser.test(agent) && !robots.test(agent)))

/** Whether a browser requested a page in order to show it now. */
export function isVisit(headers: IncomingHttpHeaders): boolean {
  const { 'sec-fetch-dest': destination } = headers
  return (destination === undefined || destination === 'document') && !isAhead(headers) && isPerson(headers)
}

export const isPerson = (headers: IncomingHttpHeaders): boolean => isBrowser(headers['user-agent'])

/** The last two headers are from older browsers. */
const isAhead = (headers: IncomingHttpHeaders): boolean =>
  headers['sec-purpose'] !== undefined ||
  headers.purpose === 'prefetch' ||
  headers['x-purpose'] !== undefined ||
  headers['x-moz'] !== undefined
