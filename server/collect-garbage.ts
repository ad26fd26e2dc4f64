import type { Readable } from 'node:stream'

/** In bytes. */
const everyBytes = 4 * 1024 * 1024

let passed = 0

/**
 * Buffers are outside V8's heap, which collects them only when 32 MB have accumulated, in each thread. To stay below that
 * with twenty concurrent uploads, a minor collection runs every four megabytes; it takes a millisecond (ADR-0010).
 */
export function collectGarbageAfter(stream: Readable): void {
  stream.on('data', (chunk: Buffer) => {
    passed += chunk.length
    if (passed < everyBytes) return
    passed = 0
    // Defined with `--expose-gc` only
    globalThis.gc?.({ type: 'minor' })
  })
}
