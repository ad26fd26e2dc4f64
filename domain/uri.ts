import { fromWindows } from './text.ts'

/** Percent-decoded as UTF-8, else as Windows-1252 (`caf%E9` on older sites); unchanged if malformed. */
export const decodedUri = (text: string): string => fromUtf8(text) ?? fromLatin(text) ?? text

/** The path with every part in UTF-8: `/caf%E9` as `/caf%C3%A9`. */
export const pathInUtf8 = (path: string): string => path.split('/').map(partInUtf8).join('/')

function partInUtf8(part: string): string {
  const latin = fromUtf8(part) === null ? fromLatin(part) : null
  return latin === null ? part : encodeURIComponent(latin)
}

function fromUtf8(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}

const fromLatin = (text: string): string | null =>
  /%(?![0-9a-f]{2})/i.test(text)
    ? null
    : fromWindows(
        text.replace(/%[0-9a-f]{2}/gi, (escaped) =>
          String.fromCharCode(Number.parseInt(escaped.slice(1), 16)),
        ),
      )
