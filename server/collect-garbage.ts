import type { Readable } from 'node:stream'

/** In bytes. */
const everyBytes = 4 * 1024 * 1024

let passed = 0

/**
 * What has been passed on lies outside V8's heap, which looks for it only when 32 MB have gathered, in each thread. Twenty
 * uploads at once are to take less than that: a look at the young objects alone, every four megabytes, takes a millisecond.
 */
export function collectGarbageAfter(stream: Readable): void {
  stream.on('data', (chunk: Buffer) => {
    passed += chunk.length
    if (passed < everyBytes) return
    passed = 0
    // There with `--expose-gc` only
    globalThis.gc?.({ type: 'minor' })
  })
}
