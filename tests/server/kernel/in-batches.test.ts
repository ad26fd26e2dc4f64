import assert from 'node:assert/strict'
import { once } from 'node:events'
import { get } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { type TestContext, test } from 'node:test'
import type { Response } from 'express'
import { inBatches } from '#server/kernel/in-batches.ts'
import { listen } from '#tests/helpers/listen.ts'

/** Answers through `inBatches` and records the writes that reach the response. */
async function serve(context: TestContext, answer: (stream: ReturnType<typeof inBatches>) => void) {
  const reached: string[] = []
  const origin = await listen(context, (_request, response) => {
    const write = response.write.bind(response)
    response.write = (piece: Buffer) => {
      reached.push(String(piece))
      return write(piece)
    }
    const withFlush = Object.assign(response, { flush: () => reached.push('flush') })
    answer(inBatches(withFlush as unknown as Response))
  })
  const ask = async () => {
    const [response] = await once(get(origin, { agent: false }), 'response')
    return text(response)
  }
  return { reached, ask, port: Number(new URL(origin).port) }
}

test('writes of one turn go out together, and a flush sends them before the end', async (context) => {
  const { reached, ask } = await serve(context, (stream) => {
    for (const piece of ['<p>', 'shell', '</p>']) stream.write(piece)
    stream.flush()
    setTimeout(() => {
      for (const piece of ['<p>', 'rest']) stream.write(piece)
      stream.end('</p>')
    }, 50)
  })
  assert.equal(await ask(), '<p>shell</p><p>rest</p>')
  assert.deepEqual(reached, ['<p>shell</p>', 'flush'])
})

test('a page that fails half-way aborts the response', async (context) => {
  const { ask } = await serve(context, (stream) => {
    stream.on('error', () => undefined)
    stream.write('<p>half of')
    setTimeout(() => stream.destroy(new Error('broken')), 50)
  })
  await assert.rejects(ask)
})

test('a reader who disconnects closes the stream of the page', async (context) => {
  let ended: Promise<unknown> | undefined
  const { port } = await serve(context, (stream) => {
    ended = once(stream, 'close')
    stream.write('<p>')
  })
  const reader = connect(port, '127.0.0.1')
  reader.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n')
  await once(reader, 'data')
  reader.destroy()
  await ended
})
