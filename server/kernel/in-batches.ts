import { Writable } from 'node:stream'
import type { Response } from 'express'

/**
 * A stream to the response that sends everything written within one turn of the event loop as one chunk.
 * React writes a page in pieces of two kilobytes, and each would be a separate job for the compressor's
 * thread. `flush` sends the buffered bytes at once. The buffer is never larger than the page.
 */
export function inBatches(response: Response): Writable & { flush(): void } {
  const { flush } = response as Response & { flush?: () => void }
  let pieces: Buffer[] = []
  let flushing: NodeJS.Immediate | undefined
  let isFlushed = false
  let isComplete = false

  function send(): void {
    flushing = undefined
    if (pieces.length > 0) response.write(Buffer.concat(pieces))
    pieces = []
    if (isFlushed) flush?.call(response)
    isFlushed = false
  }

  const stream = new Writable({
    write(piece: Buffer, _encoding, done) {
      pieces.push(piece)
      flushing ??= setImmediate(() => !stream.writableEnded && send())
      done()
    },
    final(done) {
      isComplete = true
      response.end(Buffer.concat(pieces))
      done()
    },
    destroy(error, done) {
      clearImmediate(flushing)
      // Destroying the response tells the reader that it is incomplete
      if (!isComplete) response.destroy()
      done(error)
    },
  })
  response.once('close', () => stream.destroy())
  return Object.assign(stream, {
    flush() {
      isFlushed = true
      flushing ??= setImmediate(() => !stream.writableEnded && send())
    },
  })
}
