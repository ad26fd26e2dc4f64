import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { gzipSync } from 'node:zlib'
import { DeliveryError } from '#server/leads/channels/channel.ts'
import { exchange, Interrupted } from '#server/leads/channels/drive/exchange.ts'
import { listen } from '#tests/helpers/listen.ts'
import { waitFor } from '#tests/helpers/wait-for.ts'

const mega = 1024 * 1024
const about = { server: 'The drive', silenceMs: 5_000, signal: new AbortController().signal }

async function ask(context: TestContext, body: Buffer | null, encoding = 'identity') {
  const seen = { sent: 0, closed: false }
  const origin = await listen(context, (_request, response) => {
    response.writeHead(207, { 'Content-Encoding': encoding })
    response.on('close', () => {
      seen.closed = true
    })
    if (body) return void response.end(body)
    const more = () => {
      while (!response.destroyed && response.write(Buffer.alloc(65_536, 'a'))) seen.sent += 65_536
      response.once('drain', more)
    }
    more()
  })
  return { seen, answer: exchange({ ...about, method: 'PROPFIND', url: `${origin}/` }) }
}

test('an answer of one megabyte is read in full, even in multi-byte characters', async (context) => {
  const text = 'è'.repeat(mega / 2)
  const { answer } = await ask(context, Buffer.from(text))
  assert.equal((await answer).text, text)
})

for (const [name, body, encoding] of [
  ['that does not end', null, 'identity'],
  ['that unpacks to 64 MB', gzipSync(Buffer.alloc(64 * mega)), 'gzip'],
] as const) {
  test(`an answer ${name} is refused, and its connection closed`, async (context) => {
    const { seen, answer } = await ask(context, body, encoding)
    await assert.rejects(answer, (error) => {
      assert.ok(error instanceof DeliveryError && !(error instanceof Interrupted), String(error))
      assert.match(error.message, /^The drive sent a longer answer/)
      return true
    })
    if (!body) {
      await waitFor('the connection to be closed', () => seen.closed)
      assert.ok(seen.sent < 32 * mega)
    }
  })
}

test('a large request body is streamed, not held in memory as a whole', async (context) => {
  const origin = await listen(context, (request, response) => {
    request.resume().on('end', () => response.writeHead(201).end())
  })
  const { arrayBuffers } = process.memoryUsage()
  let most = 0
  async function* body() {
    for (let sent = 0; sent < 256; sent += 1) {
      yield Buffer.alloc(mega)
      most = Math.max(most, process.memoryUsage().arrayBuffers - arrayBuffers)
    }
  }
  const { status } = await exchange({ ...about, method: 'PUT', url: `${origin}/`, body: body() })
  assert.equal(status, 201)
  assert.ok(most < 128 * mega, `${Math.round(most / mega)} MB`)
})
