import { withoutPersonal } from '#domain/site/without-personal.ts'
import { other } from './tally.ts'

const address = /^https?:\/\/([a-z0-9.-]{1,253})(?::\d{1,5})?(?:[/?#]|$)/i

/**
 * The host that a visit came from; null when it came from this site, or does not say. Never a path or a query. What is no
 * name of a host, or may name somebody (a network address, a long number, a token), is "other".
 */
export function sourceOf(
  referer: string | undefined,
  host: string | undefined,
  ownHost: string | null,
): string | null {
  if (referer === undefined || referer === '') return null
  const [, found] = address.exec(referer) ?? []
  if (found === undefined) return other
  const source = bare(found)
  if ((host !== undefined && source === bare(host)) || source === ownHost) return null
  const isName = source.length <= 100 && /[a-z]/.test(source.split('.').at(-1) ?? '') && source.includes('.')
  return isName && withoutPersonal(source) === source ? source : other
}

/** Without port and `www.`. */
export const bare = (host: string): string => host.toLowerCase().replace(/^www\.|:\d+$|\.$/g, '')
