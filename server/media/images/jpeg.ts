/** Repairs what phones and messengers leave out of JPEG files or write wrong (ITU T.81, B.2). Pure. */

const start = 0xd8
const end = 0xd9
const scan = 0xda
/** In these frames a scan contains every coefficient completely, so its header has only one correct value. */
const sequential = [0xc0, 0xc1]

export const isJpeg = (bytes: Buffer): boolean => bytes[0] === 0xff && bytes[1] === start && bytes[2] === 0xff

/** Decoder messages that mean: part of the picture is missing, and would be grey. */
export const lostPixels = /premature end|bad Huffman|instead of RST/i

/** Adds a missing end marker and corrects the scan header of a sequential picture. */
export function mendedJpeg(bytes: Buffer): Buffer {
  if (!isJpeg(bytes)) return bytes
  const header = scanHeader(bytes)
  if (!header) return bytes
  const isOdd = header.isSequential && !bytes.subarray(header.end - 3, header.end).equals(wholeScan)
  const hasEnd = bytes.includes(Buffer.of(0xff, end), header.end)
  if (!isOdd && hasEnd) return bytes
  const mended = Buffer.concat(hasEnd ? [bytes] : [bytes, Buffer.of(0xff, end)])
  if (isOdd) wholeScan.copy(mended, header.end - 3)
  return mended
}

const wholeScan = Buffer.of(0, 63, 0)

function scanHeader(bytes: Buffer): { end: number; isSequential: boolean } | null {
  let isSequential = false
  for (let at = 2; at + 4 <= bytes.length; ) {
    if (bytes[at] !== 0xff) return null
    const marker = bytes[at + 1] ?? 0
    // Fill bytes before the marker
    if (marker === 0xff) {
      at += 1
      continue
    }
    const next = at + 2 + bytes.readUInt16BE(at + 2)
    if (sequential.includes(marker)) isSequential = true
    if (marker === scan) return next > bytes.length ? null : { end: next, isSequential }
    at = next
  }
  return null
}
