import { withoutInvisible } from './text.ts'

/** Telephone numbers as people write them into forms and settings. Pure. */

const number = /(?:\+|\(\+?)?\d[\d ().\t\u00a0/-]*/g
const extension = /^[\s,;(]*(?:ext(?:ension|n)?|int(?:erno)?|x|#)[.:\s]*(\d{1,7})(?!\d)/i
/** E.164 */
const mostDigits = 15

/** `tel:` with the first number that can be dialled (RFC 3966); null when there is none. */
export function callAddressOf(given: string): string | null {
  const text = withoutInvisible(given.normalize('NFKC'))
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 15))
    .replace(/[‐-―−]/g, '-')
    // Hours, at which somebody can be called
    .replace(/\b\d{1,2}:\d\d\b/g, ';')
  for (const { 0: found, index } of text.matchAll(number)) {
    const one = firstOf(found)
    const digits = dialled(one)
    const length = digits.replace('+', '').length
    if (length > mostDigits || length < (one.trim() === text.trim() ? 3 : 6)) continue
    const [, extra] = one === found ? (extension.exec(text.slice(index + found.length)) ?? []) : []
    return `tel:${digits}${extra === undefined ? '' : `;ext=${extra}`}`
  }
  return null
}

const countDigits = (text: string): number => text.replace(/\D/g, '').length

/** Two numbers may be separated by blanks or a slash alone, and other figures may come before. */
function firstOf(found: string): string {
  let one = found.split(/\s\/|\/\s|\s{2,}/, 1)[0] ?? ''
  const slash = one.indexOf('/', 7)
  if (slash > 0 && countDigits(one.slice(0, slash)) > 6) one = one.slice(0, slash)
  const begins = /^[1-9]\S*\s+(?=0)/.exec(one)
  if (begins && countDigits(one.slice(begins[0].length)) > 8) one = one.slice(begins[0].length)
  if (countDigits(one) <= mostDigits) return one
  for (const { index } of one.matchAll(/\s(?=0)/g))
    if (countDigits(one.slice(0, index)) > 8) return one.slice(0, index)
  return one
}

/** Italian numbers keep the zero that others drop behind the code of the country. */
function dialled(one: string): string {
  const plain = one.replace(/^\(?\+?\(?\s*00?(?=[\s().-]*[1-9])/, (zeros) =>
    zeros.endsWith('00') ? '+' : zeros,
  )
  const code = /^\(?\+/.test(plain) ? plain : ` ${plain}`
  const short = code.replace(/^(\(?\+[\s(]*(?!39)\d{1,3}[\s).-]*)\(0\)/, '$1')
  return `${/^\(?\+/.test(short) ? '+' : ''}${short.replace(/\D/g, '')}`
}

const written = /^\+[\d ()./-]*\d[\d ()./-]*(?:(?:x|ext\.?)\s*\d{1,7})?$/i

/** Whether a cell is an international number and nothing else: digits have no function to call and no cell to refer to. */
export const isInternationalNumber = (text: string): boolean => written.test(text)
