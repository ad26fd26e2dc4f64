import { decodedUri } from '../uri.ts'

const longestAddress = 200
/** A date has this many digits; a telephone number has more. */
const mostDigits = 8

/** An address with anything that could be personal replaced: e-mail addresses, long numbers, tokens. */
export function withoutPersonal(address: string): string {
  const parts = address.slice(0, 2_000).split('/').map(partWithoutPersonal)
  const text = parts.join('/')
  return text.length <= longestAddress
    ? text
    : `${parts.slice(0, 3).join('/').slice(0, longestAddress)}/{more}`
}

function partWithoutPersonal(part: string): string {
  const text = decodedUri(part)
  if (/[\p{C}{}]/u.test(text) || /%(?![0-9a-f]{2})/i.test(part)) return '{unreadable}'
  if (text.includes('@')) return '{email}'
  if (/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-/i.test(text) || text.split(/[-_.~\s]/).some(isToken))
    return '{token}'
  if ((text.match(/\d[\d\s().-]*/g) ?? []).some((run) => run.replace(/\D/g, '').length > mostDigits))
    return '{number}'
  return part
}

/** A random word: very long, or long with letters and digits mixed. */
const isToken = (word: string): boolean =>
  word.length >= 28 ||
  (word.length >= 12 && /\d/.test(word) && /[a-z]/i.test(word)) ||
  (word.length >= 14 && /[a-z][A-Z].*[a-z][A-Z]/.test(word))
