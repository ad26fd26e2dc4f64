import { withoutInvisible } from './text.ts'

/** Telephone numbers as people write them into forms and settings. Pure. */

const number = /(?:\+\s?|\(\+?)?\d[\d ().\t\u00a0/-]*/g
const extension = /^[\s,;(]*(?:ext(?:ension|n)?|int(?:erno)?|x|#)[.:=\s]*(\d{1,7})(?!\d)/i
/** E.164 */
const mostDigits = 15

/** `tel:` with the first number that can be dialled (RFC 3966); null when there is none. */
export function callAddressOf(given: string): string | null {
  const text = withoutInvisible(given.normalize('NFKC'))
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 15))
    .replace(/[‐-―−]/g, '-')
    .replace(/[·•_]/g, ' ')
    // The letter O typed instead of zero
    .replace(/\b[Oo]+(?=\d)/g, (letters) => '0'.repeat(letters.length))
    .replace(/(?<=\d )[Oo]+(?=\d)/g, (letters) => '0'.repeat(letters.length))
    // Times of day when somebody can be called
    .replace(/\b\d{1,2}:\d\d\b/g, ';')
  let other: string | null = null
  for (const { 0: found, index } of text.matchAll(number)) {
    const one = firstOf(found)
    const digits = dialled(one)
    const length = digits.replace('+', '').length
    if (length > mostDigits || length < (one.trim() === text.trim() ? 3 : 6) || !/[1-9]/.test(digits))
      continue
    const [, extra] = one === found ? (extension.exec(text.slice(index + found.length)) ?? []) : []
    const address = `tel:${digits}${extra === undefined ? '' : `;ext=${extra}`}`
    if (/^[+0]/.test(digits)) return address
    // Perhaps an order or customer number
    other ??= address
  }
  return other
}

const countDigits = (text: string): number => text.replace(/\D/g, '').length

/** Two numbers may be separated only by blanks or a slash, and other figures may precede them. */
function firstOf(found: string): string {
  let one = found.split(/\s\/|\/\s|\s{2,}/, 1)[0] ?? ''
  const slash = one.indexOf('/', 7)
  if (slash > 0 && countDigits(one.slice(0, slash)) > 6) one = one.slice(0, slash)
  // Two consecutive lines, as in 020 7946 0018-9
  const [, firstLine] = /^\s*(\(?0[^+]*\d)-\d{1,2}\s*$/.exec(one) ?? []
  if (firstLine !== undefined && countDigits(firstLine) === 11) return firstLine
  const begins = /^[1-9]\S*\s+(?=0)/.exec(one)
  if (begins && countDigits(one.slice(begins[0].length)) > 8) one = one.slice(begins[0].length)
  if (countDigits(one) <= mostDigits) return one
  for (const { index } of one.matchAll(/\s(?=0)/g))
    if (countDigits(one.slice(0, index)) > 8) return one.slice(0, index)
  return one
}

/** Countries whose numbers begin with a zero that is dropped from abroad. */
const zeroAtHome = /^\+(44|353|33|49|41|43|31|32|46|358|61|64|27|81|82|91|90|972)0(?=\d{6})/

/** Italian landline numbers keep their zero after the country code, unlike others; mobile numbers have none. */
function dialled(one: string): string {
  const plain = one.replace(/^\(?\+?\s?\(?\s*00?(?=[\s().-]*[1-9])/, (zeros) =>
    zeros.endsWith('00') ? '+' : zeros,
  )
  const code = /^\(?\+/.test(plain) ? plain : ` ${plain}`
  const short = code
    .replace(/^(\(?\+[\s(]*(?!39)\d{1,3}[\s).-]*)\(0\)/, '$1')
    .replace(/^(\(?\+\s?39[\s).-]*)\(0\)(?=\D*3(?:\D*\d){9}\D*$)/, '$1')
  const digits = short.replace(/\D/g, '')
  // Within Britain numbers begin with a zero
  const isAbroad = /^\(?\+/.test(short) || /^44[1-9]\d{9}$/.test(digits)
  return isAbroad ? `+${digits}`.replace(zeroAtHome, '+$1') : digits
}

const written = /^\+[\d ()./-]*\d[\d ()./-]*(?:(?:x|ext\.?)\s*\d{1,7})?$/i

/** Whether a text is only an international number, which is harmless as a cell of a spreadsheet. */
export const isInternationalNumber = (text: string): boolean => written.test(text)
