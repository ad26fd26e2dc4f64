import assert from 'node:assert/strict'
import { once } from 'node:events'
import type { Server } from 'node:http'
import { connect, type Socket } from 'node:net'
import { after, before, describe, it } from 'node:test'
import { createHttpServer, listen } from '#server/http/listen.ts'

/** Five times the pause of the slow sender below between two bytes, and shorter than its whole request. */
const idleMs = 1_500

/** More than the buffers of both ends can hold. */
const large = Buffer.alloc(64 * 1024 * 1024)

describe('a connection', { timeout: 60_000 }, () => {
  let server: Server
  let port: number
  before(async () => {
    server = createHttpServer((request, response) => {
      if (request.url === '/large') response.end(large)
      else request.resume().once('end', () => response.end('Read.'))
    }, idleMs)
    port = Number(new URL(await listen(server, { port: 0, host: '127.0.0.1' })).port)
  })
  after(() => server.close())

  async function open(request: string): Promise<{ client: Socket; closed: Promise<unknown> }> {
    const accepted = once(server, 'connection') as Promise<[Socket]>
    const client = connect(port, '127.0.0.1').on('error', () => undefined)
    const [theirs] = await accepted
    const closed = once(theirs, 'close')
    client.write(request)
    return { client, closed }
  }

  it('is closed when idle after an answer', async () => {
    const { client, closed } = await open('GET / HTTP/1.1\r\nHost: a\r\n\r\n')
    const [answer] = await once(client, 'data')
    assert.match(String(answer), /^HTTP\/1\.1 200 OK\r\n/)
    await closed
  })

  it('is closed when the sender stalls half-way', async () => {
    const { client, closed } = await open('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\nhalf')
    await closed
    client.destroy()
  })

  it('is closed when the reader stops reading the answer', async () => {
    const { client, closed } = await open('GET /large HTTP/1.1\r\nHost: a\r\n\r\n')
    client.pause()
    await closed
    client.destroy()
  })

  it('stays open while bytes arrive, however slowly', async () => {
    const { client } = await open('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\n')
    const answered = once(client, 'data')
    for (let sent = 0; sent < 10; sent += 1) {
      await new Promise((resolve) => setTimeout(resolve, 300))
      client.write('x')
    }
    const [answer] = await answered
    assert.match(String(answer), /^HTTP\/1\.1 200 OK\r\n/)
    client.destroy()
  })
})
