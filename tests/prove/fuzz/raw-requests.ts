import { publicPages } from '#tests/helpers/public-pages.ts'
import type { Random } from '#tests/helpers/random.ts'
import { type Generator, request } from './case.ts'

const pages = [...new Set(publicPages.map(({ path }) => path.split('?', 1)[0] ?? '/'))]
/** Without the pages that have a form, as these are rendered for each visitor. */
const cached = publicPages.filter(({ indexed }) => indexed).map(({ path }) => path)
/** Answered without a page being rendered. */
const cheap = [
  ...['/api/blog/posts', '/api/blog/slug/x', '/api/session', '/api/leads', '/api/media', '/api/form-stamp'],
  ...['/api/nothing', '/api/pricing-inquiry', '/api/website-onboarding', '/public-objects/blog/x.png'],
  ...['/cards/home.png', '/feed.xml', '/sitemap.xml', '/robots.txt', '/llms.txt', '/site.webmanifest'],
  ...['/.well-known/security.txt', '/speculation-rules.json', '/healthz', '/readyz'],
]
const methods = [
  ...['GET', 'GET', 'GET', 'GET', 'HEAD', 'OPTIONS', 'DELETE', 'PUT', 'PATCH', 'TRACE', 'PROPFIND', 'LINK'],
]
const insertions = [
  ...['/', '//', '/./', '/../', '\\', '%5c', '%5C', '%2f', '%2F', '%2e', '%2e%2e', '..', '.', '%00'],
  ...['%0d%0a', '%09', '%20', '+', '%', '%z', '%zz', '%E0%A4%A', '%C3%A9', '%c3', '%ff', '%u0041', '%25'],
  ...['%252e', '%252F', ';', ';a=b', ':', '@', '#', '#/x', '?', '??', '&', '*', '~', '"', '<', '>', '{', '}'],
  ...['|', '^', '`', '\u00e9', '\u00ff', '\u0080', '\u00a0', '.html', '.php', '.pageContext.json'],
  ...['/index.pageContext.json', '/index.pageContext%2Ejson', '/index.pageContext.jso%6e'],
  ...['%2Findex.pageContext.json', '/index.html', '/INDEX.HTML', '/__proto__', '/constructor', '/toString'],
  ...['/%5f_proto__', '/@fs/etc/passwd', '/@vite/client', '/.git/config', '/.env', '/wp-admin', 'A', 'EN'],
  ...['/en', '/it', '/en/', '/En/'],
] as const
const queries = [
  ...['', '?', '?a', '?=', '?&&', '?a=b&a=c', '?%', '?%zz=%', '?category=zz'],
  ...['?category=ai-automation&category=x', '?page=0', '?page=-1', '?page=1e9', '?page=99999999999999999999'],
  ...['?page[]=1', '?page[__proto__]=1', '?q=%00', '?preview=1', '?token=x', '?ref=%ff', '?ref=<script>'],
  ...['?upload=x', '?edit=1&error=no', '?files=-1&ref=a', '?__proto__=1', '?constructor=1', '?\u00e9=\u00ff'],
  ...['?a=\\..\\', '?#', '#a', '#?a=b', '?a=#'],
] as const

/** A known path, or one with a few random changes. */
function nearPath({ pick, chance, below }: Random, known: readonly string[]): string {
  let path = pick(known)
  for (let count = below(3); count > 0; count -= 1) {
    const at = below(path.length + 1)
    path = path.slice(0, at) + pick(insertions) + path.slice(at)
  }
  if (chance(0.1))
    path = path.replace(/[a-z]/g, (letter) =>
      chance(0.2) ? `%${letter.charCodeAt(0).toString(16)}` : letter,
    )
  if (chance(0.03)) path += pick(['/a', '%41', '/..', 'x']).repeat(pick([10, 300, 3_000, 20_000]))
  return path
}

/** The request target as some clients write it: for a proxy (absolute), for the whole server (`*`), or wrongly. */
function targetForm({ pick, chance }: Random, path: string, host: string): string {
  if (!chance(0.08)) return path
  return pick([
    ...[`http://${host}${path}`, `HTTP://${host.toUpperCase()}${path}`, `https://evil.example${path}`],
    ...[`http://evil.example`, `http://user:pass@${host}${path}`, `http://[::1${path}`, `http://[${path}`],
    ...[`http://%zz${path}`, `http:/${path}`, `http:${path}`, `ftp://${host}${path}`, `javascript:${path}`],
    ...[`/${path}`, `//evil.example${path}`, '*', 'x', '/'],
  ])
}

const headerLines = [
  ...['Accept: text/html', 'Accept: application/json', 'Accept: */*;q=0', 'Accept: ;;;'],
  ...['Accept: text/html;q=a,*/*;q=9', 'Accept:', 'Accept-Encoding: br;q=x, gzip;q='],
  ...['Accept-Encoding: identity;q=0, *;q=0', 'Accept-Encoding: zstd, br', 'Accept-Encoding:'],
  ...['Accept-Language: it', 'Accept-Language: *;q=0', 'Accept-Language: ;=,,', 'If-None-Match: *'],
  ...['If-None-Match: W/"', 'If-None-Match: "a",,"b', 'If-Modified-Since: yesterday'],
  ...['If-Modified-Since: Thu, 01 Jan 1970 00:00:00 GMT', 'If-Match: "x"', 'If-Range: "x"'],
  ...['Range: bytes=0-', 'Range: bytes=-0', 'Range: bytes=9-1,0-0,-1', 'Range: bytes=a-b'],
  ...['Range: items=0-1', 'Cookie: ponte=x', 'Cookie: ponte', 'Cookie: =;;=', 'Cookie: ponte=%'],
  ...['Cookie: ponte="x"; ponte=y', 'Cookie: __proto__=x; ponte=\u00ff', 'Authorization: Bearer'],
  ...['Authorization: Basic %%%', 'X-Forwarded-For: 1.2.3.4', 'X-Forwarded-For: ,,,'],
  ...['X-Forwarded-Proto: gopher', 'X-Forwarded-Host: evil.example', 'X-Ponte-Client: 127.0.0.1'],
  ...['Forwarded: for="[', 'X-HTTP-Method-Override: DELETE', 'X-Original-URL: /admin'],
  ...['Expect: 100-continue', 'Expect: 200-ok', 'Connection: close', 'Connection: upgrade, host'],
  ...['Connection: content-length', 'Connection: ,,', 'Upgrade: websocket', 'Upgrade: h2c'],
  ...['HTTP2-Settings: AAAA', 'Keep-Alive: timeout=-1', 'TE: trailers', 'TE: gzip;q=x', 'Trailer: Host'],
  ...['Via: 1.1 x', 'Proxy-Connection: keep-alive', 'Max-Forwards: 0', 'Sec-Fetch-Site: cross-site'],
  ...['Sec-Fetch-Site:', 'Sec-Fetch-Mode: navigate', 'Origin: null', 'Origin: http://[', 'Referer: //'],
  ...['Referer: http://[::', 'Referer: /it/\u00ff', 'Content-Type: ;'],
  ...['Content-Type: application/json; charset=x', 'Content-Encoding: gzip', 'Content-Encoding: x'],
  ...['User-Agent: \u0080\u00ff', 'Date: x', 'Purpose: prefetch', 'Sec-Purpose: prefetch;prerender'],
  ...['X-\u0060: y', 'Host: evil.example', 'DNT: 1', 'Service-Worker: script', 'Save-Data: on'],
  ...['Cache-Control: no-cache, only-if-cached', 'Pragma: x', 'Early-Data: 1'],
] as const
function headersOf({ below, pick, chance }: Random): string[] {
  const headers = Array.from({ length: below(4) }, () => pick(headerLines) as string)
  if (chance(0.02)) headers.push(`X-Long: ${'a'.repeat(pick([1_000, 8_000, 16_300, 40_000]))}`)
  if (chance(0.01))
    for (let count = pick([50, 200, 1_999]); count > 0; count -= 1) headers.push(`X-${count}: ${count}`)
  return headers
}

/** Whole requests, for paths similar to the `known` ones. */
const wholeRequest =
  (known: readonly string[]): Generator =>
  (random, { host, cookie }) => {
    const { pick, chance } = random
    const target = targetForm(random, nearPath(random, known) + (chance(0.3) ? pick(queries) : ''), host)
    const headers = headersOf(random)
    if (chance(0.05)) headers.push(`Cookie: ${cookie}`)
    // DELETE with the cookie could end the session that other cases use
    const method = chance(0.8)
      ? 'GET'
      : pick(methods.filter((one) => one !== 'DELETE' || !headers.includes(`Cookie: ${cookie}`)))
    return {
      bytes: request({ method, target, headers }, host),
      mayAnswer: target.includes('readyz') ? [503] : [],
    }
  }

export const oddTargets: Generator = wholeRequest(cheap)
/** Expensive: each "not found" is a rendered page. */
export const oddPages: Generator = wholeRequest(pages)

/** Normal requests for pages, only with odd headers and queries: most are answered from the cache. */
export const pageViews: Generator = (random, { host }) => {
  const { pick, chance } = random
  const target = pick(cached) + (chance(0.1) ? pick(queries) : '')
  const method = chance(0.2) ? 'HEAD' : 'GET'
  return { bytes: request({ method, target, headers: headersOf(random) }, host) }
}
