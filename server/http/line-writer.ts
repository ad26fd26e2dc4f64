import { writeSync } from 'node:fs'
import { hasCode } from '../files.ts'

type LineWriterOptions = {
  /** Writes bytes and returns how many it took; throws EAGAIN when it can take none now. Never waits. */
  write: (bytes: Uint8Array) => number
  /** Lines are there again after `dropped` lines that had no room. */
  onGap: (dropped: number) => void
  /** What waits for a reader at most, in bytes. */
  mostBytes?: number
}

export type LineWriter = {
  write(line: string): void
  /** Lines that found no room since the start. */
  dropped(): number
  /** Blocks until everything is written, at most for so long. */
  flush(mostMs: number): void
}

const retryMs = 50
const flushStepMs = 5

/**
 * Writes lines at once and in order while somebody reads. A line that cannot be written waits; beyond `mostBytes` the
 * newest lines are dropped and counted. Neither waits for the reader. A reader that has gone away for good loses the
 * lines and is no error.
 */
export function createLineWriter({ write, onGap, mostBytes = 256 * 1024 }: LineWriterOptions): LineWriter {
  let waiting: Uint8Array[] = []
  let bytes = 0
  let dropped = 0
  /** Not told yet. */
  let gap = 0
  let timer: NodeJS.Timeout | undefined

  /** False when the reader does not keep up. */
  function send(): boolean {
    for (let first = waiting[0]; first; first = waiting[0]) {
      try {
        const written = write(first)
        bytes -= written
        if (written < first.length) waiting[0] = first.subarray(written)
        else waiting.shift()
      } catch (error) {
        if (hasCode(error, 'EAGAIN')) return false
        dropped += waiting.length
        waiting = []
        bytes = 0
      }
    }
    return true
  }

  function proceed(): void {
    timer = undefined
    if (!send()) {
      timer = setTimeout(proceed, retryMs).unref()
      return
    }
    const missing = gap
    gap = 0
    if (missing > 0) onGap(missing)
  }

  return {
    write(line) {
      const encoded = Buffer.from(line)
      if (bytes + encoded.length > mostBytes) {
        dropped += 1
        gap += 1
        return
      }
      waiting.push(encoded)
      bytes += encoded.length
      if (timer === undefined) proceed()
    },
    dropped: () => dropped,
    flush(mostMs) {
      const end = performance.now() + mostMs
      clearTimeout(timer)
      for (proceed(); timer !== undefined && performance.now() < end; proceed()) {
        clearTimeout(timer)
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, flushStepMs)
      }
    },
  }
}

/**
 * Standard output, without ever waiting for its reader. libuv puts a pipe or socket into non-blocking mode when Node
 * opens `process.stdout`, and Node undoes that as it exits; a file never makes anybody wait. Not through the thread
 * pool: a write that blocks there holds up the end of the process, which joins its threads.
 */
export function standardOutput(): (bytes: Uint8Array) => number {
  const { fd } = process.stdout
  return (bytes) => writeSync(fd, bytes)
}
