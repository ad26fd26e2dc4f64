import type { Readable } from 'node:stream'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

const everyBytes = 4 * 1024 * 1024

// Accesses V8's collector in the documented way, without an option on the command line
setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as (options: { type: 'minor' }) => void
let passed = 0

/**
 * Buffers are outside V8's heap; V8 frees them only when tens of megabytes have accumulated, in each thread.
 * A minor collection every four megabytes takes a millisecond and keeps memory below that even with twenty
 * concurrent uploads (ADR-0010).
 */
export function collectGarbageAfter(stream: Readable): void {
  stream.on('data', (chunk: Buffer) => {
    passed += chunk.length
    if (passed < everyBytes) return
    passed = 0
    collect({ type: 'minor' })
  })
}
