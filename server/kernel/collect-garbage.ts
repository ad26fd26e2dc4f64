import type { Readable } from 'node:stream'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** In bytes. */
const everyBytes = 4 * 1024 * 1024

// The documented way to V8's collector without an option on the command line
setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as (options: { type: 'minor' }) => void
let passed = 0

/**
 * Buffers are outside V8's heap; V8 frees them only when tens of megabytes have accumulated, in each thread. To stay below that
 * with twenty concurrent uploads, a minor collection runs every four megabytes; it takes a millisecond (ADR-0010).
 */
export function collectGarbageAfter(stream: Readable): void {
  stream.on('data', (chunk: Buffer) => {
    passed += chunk.length
    if (passed < everyBytes) return
    passed = 0
    collect({ type: 'minor' })
  })
}
