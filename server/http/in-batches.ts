import { Writable } from 'node:stream'
import type { Response } from 'express'

/**
 * A stream to the response in which everything that is written in one turn goes out together. React writes a page in
 * pieces of two kilobytes, and each is a job of its own for the compressor, in another thread. `flush` still sends what
 * is there before the page is complete. Holds no more than the page, which its render holds as well.
 */
export function inBatches(response: Response): Writable & { flush(): void } {
  const { flush } = response as Response & { flush?: () => void }
  let pieces: Buffer[] = []
  let turn: NodeJS.Immediate | undefined
  let isFlushed = false
  let isComplete = false

  function send(): void {
    turn = undefined
    if (pieces.length > 0) response.write(Buffer.concat(pieces))
    pieces = []
    if (isFlushed) flush?.call(response)
    isFlushed = false
  }

  const stream = new Writable({
    write(piece: Buffer, _encoding, done) {
      pieces.push(piece)
      turn ??= setImmediate(() => !stream.writableEnded && send())
      done()
    },
    final(done) {
      isComplete = true
      response.end(Buffer.concat(pieces))
      done()
    },
    destroy(error, done) {
      clearImmediate(turn)
      // Cut off half-way: the reader must be able to tell
      if (!isComplete) response.destroy()
      done(error)
    },
  })
  response.once('close', () => stream.destroy())
  return Object.assign(stream, {
    flush() {
      isFlushed = true
      turn ??= setImmediate(() => !stream.writableEnded && send())
    },
  })
}
