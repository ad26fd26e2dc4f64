import type { IncomingHttpHeaders } from 'node:http'

/**
 * Which requests count as somebody's (R271). A documented rule instead of knowledge about the visitor: the program says that it
 * is a browser, and has none of these words in its name; what a program fetches ahead or into a part of a page is no view.
 */

const browser = /^(?:Mozilla|Opera)\//

/** Robots, previews of links, monitors, and libraries for programs. Cubot makes telephones. */
const robots =
  /(?<!cu)bot|crawl|spider|slurp|preview|scan|monitor|archive|validator|checker|feed|fetch|scrap|headless|lighthouse|pagespeed|gtmetrix|pingdom|uptime|statuscake|site24x7|facebookexternal|facebookcatalog|meta-external|whatsapp|telegram|embedly|googleother|google-(?:inspection|extended|safety|read)|mediapartners|apis-google|chatgpt|claude|perplexity|cohere|phantomjs|selenium|puppeteer|playwright|python|curl|wget|libwww|httpclient|go-http|okhttp|axios|nutch|https?:\/\//i

/** As Chrome, Safari, Edge and Firefox name themselves, with nothing more: known at once, without a search for words. */
const usual =
  /^Mozilla\/5\.0 \((?:Windows NT 10\.0; Win64; x64|Macintosh; Intel Mac OS X [\d_.]+|X11; Linux x86_64|Linux; Android \d+; K|Android \d+; Mobile|iP(?:hone|ad); CPU (?:iPhone )?OS [\d_]+ like Mac OS X)(?:; rv:[\d.]+\) Gecko\/[\d.]+ Firefox\/[\d.]+|\) AppleWebKit\/[\d.]+ \(KHTML, like Gecko\)(?: (?:Chrome|Mobile|Safari|Version|Edg)(?:\/[\dE.]+)?){1,5})$/

/** Whether a program that names itself so is a browser. */
const isBrowser = (agent: string | undefined): boolean =>
  agent !== undefined && (usual.test(agent) || (browser.test(agent) && !robots.test(agent)))

/** Whether a browser asked for a page to show it now. */
export function isVisit(headers: IncomingHttpHeaders): boolean {
  const { 'sec-fetch-dest': destination } = headers
  return (destination === undefined || destination === 'document') && !isAhead(headers) && isPerson(headers)
}

/** Whether a browser sent it. */
export const isPerson = (headers: IncomingHttpHeaders): boolean => isBrowser(headers['user-agent'])

/** The last two are of older browsers. */
const isAhead = (headers: IncomingHttpHeaders): boolean =>
  headers['sec-purpose'] !== undefined ||
  headers.purpose === 'prefetch' ||
  headers['x-purpose'] !== undefined ||
  headers['x-moz'] !== undefined
