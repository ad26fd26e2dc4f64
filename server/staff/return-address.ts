const adminHome = '/admin'

const longest = 1_000
/** Segments of letters, digits, `-`, `_`, `~` and `.`, none of which begins with a dot; nothing encoded. */
const adminPath = /^\/admin(?:\/[\w~-][\w.~-]*)*$/
/** Characters of a query (RFC 3986, 3.4). */
const queryText = /^[\w.~!$&'()*+,;=:@/?%-]*$/

/**
 * Where a sign-in by a plain form leads: an address under /admin on this site, without `error`; `/admin` for
 * anything else. What a browser could read as another host or as leaving the folder (`//`, `\`, dots, control
 * characters, encoded or not) is refused, not repaired: only what the studio's own addresses need is allowed.
 */
export function returnAddress(given: unknown): string {
  if (typeof given !== 'string' || given.length > longest) return adminHome
  const at = given.indexOf('?')
  const path = at < 0 ? given : given.slice(0, at)
  const query = at < 0 ? '' : given.slice(at + 1)
  if (!adminPath.test(path) || !queryText.test(query)) return adminHome
  const kept = query.split('&').filter((pair) => pair !== '' && pair.split('=', 1)[0] !== 'error')
  return kept.length === 0 ? path : `${path}?${kept.join('&')}`
}

/** `returnAddress` with an error code. Pages under /admin show its text. */
export function refusedAddress(given: unknown, code: string): string {
  const address = returnAddress(given)
  return `${address}${address.includes('?') ? '&' : '?'}error=${code}`
}
