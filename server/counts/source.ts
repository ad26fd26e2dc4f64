import { withoutPersonal } from '#domain/site/without-personal.ts'
import { limits } from '../kernel/limits.ts'
import { other } from './tally.ts'

const name = /^[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z][a-z0-9-]+$/
const longestName = 100

/** Checked host names by the form in which they were sent. Our own host is never in it. */
const known = new Map<string, string>()
const mostKnown = limits.rememberedValues.count

/**
 * The host that a visit came from; null when it came from this site, or is not known. Never a path or a
 * query. "other" for anything that is not a host name or may identify somebody (a network address, a long
 * number, a token). `ownHost`: as `bare` returns it.
 */
export function sourceOf(
  referer: string | undefined,
  host: string | undefined,
  ownHost: string | null,
): string | null {
  if (referer === undefined || referer === '') return null
  const start = referer.startsWith('https://') ? 8 : referer.startsWith('http://') ? 7 : 0
  if (start === 0) return other
  const end = endOfHost(referer, start)
  const sent = referer.slice(start, end)
  if (sent === host) return null
  const found = known.get(sent)
  if (found !== undefined) return found
  const source = bare(sent)
  if (source === ownHost || (host !== undefined && source === bare(host))) return null
  if (source.length > longestName || !name.test(source) || withoutPersonal(source) !== source) return other
  if (known.size >= mostKnown) known.clear()
  known.set(sent, source)
  return source
}

function endOfHost(referer: string, start: number): number {
  for (let at = start; at < referer.length; at += 1) {
    const code = referer.charCodeAt(at)
    // / ? #
    if (code === 47 || code === 63 || code === 35) return at
  }
  return referer.length
}

export const bare = (host: string): string => host.toLowerCase().replace(/^www\.|:\d+$|\.$/g, '')
