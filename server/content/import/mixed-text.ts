import { isUtf8 } from 'node:buffer'
import { fromWindows } from '#domain/text.ts'

/**
 * Decodes UTF-8 text with some Windows-1252 bytes in it, as in exports that went through several programs.
 * Each such byte becomes this mark and its Windows-1252 character. The mark is valid in XML and JSON, but
 * nobody writes it. Pure.
 */
export const oddByteMark = '\ufdd0'

export const oddBytesNote = 'is not UTF-8 throughout: the other bytes were read as Windows-1252'

export const withoutMarks = (text: string): string => text.replaceAll(oddByteMark, '')

/** A well-formed sequence of several bytes (RFC 3629), or a single byte that begins none. */
const sequence =
  /([\xc2-\xdf][\x80-\xbf]|\xe0[\xa0-\xbf][\x80-\xbf]|[\xe1-\xec\xee\xef][\x80-\xbf]{2}|\xed[\x80-\x9f][\x80-\xbf]|\xf0[\x90-\xbf][\x80-\xbf]{2}|[\xf1-\xf3][\x80-\xbf]{3}|\xf4[\x80-\x8f][\x80-\xbf]{2})|[\x80-\xff]/g

export const decodeMixed = (bytes: Buffer): string =>
  isUtf8(bytes)
    ? bytes.toString('utf8')
    : bytes
        .toString('latin1')
        .replace(sequence, (one, whole: string | undefined) =>
          whole === undefined
            ? oddByteMark + fromWindows(one)
            : Buffer.from(whole, 'latin1').toString('utf8'),
        )

/** Like `decodeMixed`, for chunks that may end within a character. */
export function createMixedDecoder() {
  let rest = Buffer.alloc(0)
  return {
    decode(chunk: Buffer): string {
      const bytes = Buffer.concat([rest, chunk])
      const end = bytes.length - lengthOfTail(bytes)
      rest = bytes.subarray(end)
      return decodeMixed(bytes.subarray(0, end))
    },
    end: (): string => decodeMixed(rest),
  }
}

/** How many bytes at the end belong to an incomplete character. */
function lengthOfTail(bytes: Buffer): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back += 1) {
    const byte = bytes.at(-back) ?? 0
    if (byte < 0x80) return 0
    if (byte < 0xc0) continue
    const length = byte < 0xe0 ? 2 : byte < 0xf0 ? 3 : byte < 0xf5 ? 4 : 1
    return length > back ? back : 0
  }
  return 0
}
