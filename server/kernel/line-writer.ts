import { writeSync } from 'node:fs'
import { hasCode } from './files.ts'
import { limits } from './limits.ts'

type LineWriterOptions = {
  /** Writes bytes and returns how many were accepted; throws EAGAIN if none can be now. Never blocks. */
  write: (bytes: Uint8Array) => number
  /** Called when lines can be written again after `dropped` lines were lost. */
  onGap: (dropped: number) => void
  /** Size of the buffer for a stalled reader, in bytes. */
  mostBytes?: number
}

export type LineWriter = {
  write(line: string): void
  dropped(): number
  /** Blocks until everything is written, at most for the given milliseconds. */
  flush(mostMs: number): void
}

/** The texts of a longer line are shortened. Characters. */
const maxLine = limits.logLine
const retryMs = 50
const flushStepMs = 5

/**
 * Writes lines synchronously and in order. A line that cannot be written is buffered; beyond `mostBytes` the newest lines
 * are dropped and counted. It never blocks on the reader. A closed reader is not an error; its lines are lost.
 */
export function createLineWriter({
  write,
  onGap,
  mostBytes = limits.logBufferBytes,
}: LineWriterOptions): LineWriter {
  let waiting: Uint8Array[] = []
  let bytes = 0
  let dropped = 0
  /** Lines dropped and not reported yet. */
  let gap = 0
  let timer: NodeJS.Timeout | undefined

  /** False when the reader is slower than the writer. */
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
      const encoded = Buffer.from(line.length > maxLine ? shortened(line) : line)
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
 * Standard output that never blocks on its reader (ADR-0013). libuv puts a pipe or socket into non-blocking
 * mode when Node opens `process.stdout`, and Node undoes that at exit; a file never blocks. The thread pool
 * is not used: a write that blocks there would delay the end of the process, which joins its threads.
 */
export function standardOutput(): (bytes: Uint8Array) => number {
  const { fd } = process.stdout
  return (bytes) => writeSync(fd, bytes)
}

/** Cuts the texts of a JSON line: a stranger must not fill the disk with a long address. */
function shortened(line: string): string {
  const fields: unknown = JSON.parse(line)
  let text = line
  for (let most = 1_024; text.length > maxLine && most >= 8; most /= 2) {
    text = JSON.stringify(fields, (_name, value: unknown) =>
      typeof value === 'string' && value.length > most ? `${value.slice(0, most)}…` : value,
    )
  }
  return `${text}\n`
}
