import { isAdminPath } from '#domain/path-classes.ts'
import { isSiteAddress } from '#domain/site-pages.ts'
import { networkPrefix } from '../http/network-prefix.ts'
import { createRateLimit } from '../http/rate-limit.ts'

/** Limit of renders that cannot be cached, for each network and period. */
const rendersPerPeriod = 100
const periodSeconds = 10

type Kind = 'page' | 'blog' | 'other'

/** Groups that are counted separately. Only the application knows which addresses of the blog are pages. */
function kindOf(url: string): Kind {
  const [path = ''] = url.split('?', 1)
  if (/^\/blog\/./.test(path) || (path === '/blog' && url !== path)) return 'blog'
  return isSiteAddress(path) || isAdminPath(path) ? 'page' : 'other'
}

/**
 * Limits the renders that one network can cause and that cannot be cached: unknown addresses, and pages made for one
 * visitor (R131). A render that was cached, or made for a signed-in member, is not counted in the end. The site's own pages
 * and the blog are counted separately, so that a flood of unknown addresses does not block the forms. Networks are address
 * prefixes, stored in memory for one period.
 */
export function createRenderLimit() {
  const limiter = createRateLimit({ points: rendersPerPeriod, seconds: periodSeconds })
  return {
    /** Counts one render. `wait`: seconds until the next one is allowed; null when it is allowed now. */
    async take(address: string, url: string): Promise<{ kind: Kind; wait: number | null; giveBack(): void }> {
      const kind = kindOf(url)
      const key = `${kind} ${networkPrefix(address)}`
      const { wait } = await limiter.take(key)
      return { kind, wait, giveBack: () => void limiter.giveBack(key) }
    },
  }
}

/**
 * The visitor's address as Express derives it from `trust proxy`: `proxies` addresses are trusted, counted from the
 * connection; the one before them is the visitor's.
 */
export function visitorAddress(
  connection: string | undefined,
  forwardedFor: string | undefined,
  proxies: number,
): string {
  const forwarded = proxies > 0 && forwardedFor !== undefined ? forwardedFor.split(',').reverse() : []
  const addresses = [connection ?? '', ...forwarded.map((address) => address.trim())]
  return addresses[Math.min(proxies, addresses.length - 1)] ?? ''
}
