import assert from 'node:assert/strict'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { request as httpRequest, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer, text } from 'node:stream/consumers'
import { type TestContext, test } from 'node:test'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { createApplicationServer } from '#server/edge/application-server.ts'
import { createPageCache } from '#server/edge/page-cache.ts'
import { guardRequests } from '#server/edge/request-guard.ts'
import { createReverseProxy } from '#server/edge/reverse-proxy.ts'
import { createHttpServer } from '#server/listen.ts'
import { waitFor } from '#tests/helpers/wait-for.ts'

const secret = 'a secret of this process'

/** The edge's server and an application's, connected as in the program, by a socket. */
async function serve(context: TestContext, application: RequestListener) {
  const folder = await mkdtemp(path.join(tmpdir(), 'ponte-edge-'))
  const socketPath = path.join(folder, 'application')
  const behind = createApplicationServer(application, secret).listen(socketPath)
  const pages = createPageCache({
    revisionOf: () => 1,
    nextDue: () => Number.POSITIVE_INFINITY,
    queryKeys: {},
    searchKeys: {},
    sessionCookie: 'ponte',
  })
  const edge = createHttpServer(
    guardRequests(
      pages.handler(createReverseProxy({ socketPath, secret, trustProxy: 0, sharedCache: false })),
    ),
  ).listen(0, '127.0.0.1')
  await Promise.all([once(behind, 'listening'), once(edge, 'listening')])
  context.after(async () => {
    for (const server of [edge, behind] as Server[]) {
      server.close()
      server.closeAllConnections()
    }
    await rm(folder, { recursive: true })
  })
  const { port } = edge.address() as AddressInfo
  const ask = (
    target: string,
    { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string | string[]> } = {},
    body?: string | Buffer,
  ): Promise<IncomingMessage> =>
    new Promise((resolve, reject) => {
      httpRequest({ port, path: target, method, headers, agent: false }, resolve)
        .on('error', reject)
        .end(body)
    })
  /** Sends bytes as they are; resolves with everything that came back once the connection has ended. */
  const raw = async (bytes: string): Promise<string> => {
    const socket = connect(port, '127.0.0.1')
    socket.write(bytes, 'latin1')
    return (await buffer(socket)).toString('latin1')
  }
  return { port, ask, raw, pages }
}

const page = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'public, no-cache' }

/** Answers with what it was asked. */
const mirror: RequestListener = async (request, response) => {
  const { method, url, headers, rawHeaders, socket } = request
  const body = await text(request)
  response.setHeader('Content-Type', 'application/json')
  response.end(JSON.stringify({ method, url, headers, rawHeaders, client: socket.remoteAddress, body }))
}

const jsonOf = async (answer: IncomingMessage) => JSON.parse(await text(answer))

test('the application meets the request as it was sent, and the visitor’s address', async (context) => {
  const { ask } = await serve(context, mirror)
  const headers = { 'X-Own': ['one', 'two'], Cookie: 'a=1; b=2', 'Content-Type': 'text/plain' }
  const seen = await jsonOf(await ask('/api/x?y=%20', { method: 'PUT', headers }, 'words'))
  assert.equal(seen.method, 'PUT')
  assert.equal(seen.url, '/api/x?y=%20')
  assert.equal(seen.body, 'words')
  assert.equal(seen.client, '127.0.0.1')
  assert.equal(seen.headers.cookie, 'a=1; b=2')
  assert.deepEqual(
    seen.rawHeaders.filter((_value: string, at: number) => seen.rawHeaders[at - 1] === 'X-Own'),
    ['one', 'two'],
  )
})

test('nobody chooses the address under which the application sees them', async (context) => {
  const { ask } = await serve(context, mirror)
  const seen = await jsonOf(
    await ask('/api/x', { headers: { 'X-Ponte-Client': '192.0.2.1', Connection: 'close, x-ponte-client' } }),
  )
  assert.equal(seen.client, '127.0.0.1')
})

test('a request that did not come from the edge as one of its own is refused, and its connection closed', async (context) => {
  let asked = 0
  const server = createApplicationServer((_request, response) => {
    asked += 1
    response.end()
  }, secret).listen(0, '127.0.0.1')
  await once(server, 'listening')
  context.after(() => server.close())
  const { port } = server.address() as AddressInfo
  for (const value of [undefined, '127.0.0.1', 'another secret 127.0.0.1', secret]) {
    const headers = value === undefined ? {} : { 'X-Ponte-Client': value }
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      httpRequest({ port, headers, agent: false }, resolve).on('error', reject).end()
    })
    assert.equal(answer.resume().statusCode, 403)
    assert.equal(answer.headers.connection, 'close')
  }
  assert.equal(asked, 0)
})

test('what belongs to one connection stays on it', async (context) => {
  const { ask } = await serve(context, (request, response) => {
    response.setHeader('Keep-Alive', 'timeout=3')
    mirror(request, response)
  })
  const answer = await ask('/api/x', {
    headers: { Connection: 'close, x-private', 'X-Private': '1', TE: 'trailers', Upgrade: 'h2c' },
  })
  assert.equal(answer.headers['keep-alive'], undefined)
  const { headers } = await jsonOf(answer)
  for (const name of ['te', 'upgrade']) assert.equal(headers[name], undefined, name)
  // Else a visitor could take away a field that the message needs, such as its length
  assert.equal(headers['x-private'], '1')
})

test('a body arrives whole, by length, in pieces, empty, and after 100 Continue', async (context) => {
  const { ask, raw } = await serve(context, mirror)
  const large = 'x'.repeat(3_000_000)
  assert.equal((await jsonOf(await ask('/api/x', { method: 'POST' }, large))).body.length, large.length)
  const chunked = { method: 'PATCH', headers: { 'Transfer-Encoding': 'chunked' } }
  assert.equal((await jsonOf(await ask('/api/x', chunked, large))).body.length, large.length)
  const empty = await jsonOf(await ask('/api/x', { method: 'POST', headers: { 'Content-Length': '0' } }))
  assert.equal(empty.headers['content-length'], '0')
  const waited = await raw(
    'POST /api/x HTTP/1.1\r\nHost: a\r\nConnection: close\r\nExpect: 100-continue\r\nContent-Length: 5\r\n\r\nwords',
  )
  assert.match(waited, /^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 200 OK\r\n/)
  assert.match(waited, /"body":"words"/)
})

test('a client of HTTP/1.0 without a host is answered', async (context) => {
  const { raw } = await serve(context, mirror)
  assert.match(await raw('GET /api/x HTTP/1.0\r\n\r\n'), /^HTTP\/1\.1 200 OK\r\n[\s\S]*"url":"\/api\/x"/)
})

test('a request that means two things is refused, and an odd address does no harm', async (context) => {
  const { raw, ask } = await serve(context, mirror)
  const twofold =
    'POST /api/x HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /x HTTP/1.1\r\n\r\n'
  assert.match(await raw(twofold), /^HTTP\/1\.1 400 /)
  for (const address of ['/caf\xe9', '/\x7f', '/a b', '*', 'http://elsewhere/x', '/\xff\xfe?\x80']) {
    assert.match(
      await raw(`GET ${address} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`),
      /^HTTP\/1\.1 [24]00 /,
    )
  }
  assert.equal((await ask('/api/x')).statusCode, 200)
})

test('status, words, doubled headers and a redirect come back as they are', async (context) => {
  const { ask } = await serve(context, (_request, response) => {
    response.writeHead(303, 'Elsewhere', [
      ['Location', '/it'],
      ['Set-Cookie', 'a=1'],
      ['Set-Cookie', 'b=2'],
    ] as never)
    response.end()
  })
  const answer = await ask('/api/x', { method: 'POST' })
  assert.equal(answer.statusCode, 303)
  assert.equal(answer.statusMessage, 'Elsewhere')
  assert.equal(answer.headers.location, '/it')
  assert.deepEqual(answer.headers['set-cookie'], ['a=1', 'b=2'])
})

test('the first visitor has the shell before the page is complete', async (context) => {
  let finish = () => {}
  const { ask } = await serve(context, (_request, response) => {
    response.writeHead(200, page).write('<p>shell')
    finish = () => response.end('</p>')
  })
  const answer = await ask('/about')
  const [first] = await once(answer, 'data')
  assert.equal(String(first), '<p>shell')
  finish()
  assert.equal(await text(answer), '</p>')
})

for (const [encoding, encode] of [
  ['br', brotliCompressSync],
  ['gzip', gzipSync],
] as const) {
  test(`a page that came in ${encoding} is kept, and sent plain to a client that asks for that`, async (context) => {
    let renders = 0
    const { ask, pages } = await serve(context, (_request, response) => {
      renders += 1
      response.writeHead(200, { ...page, 'Content-Encoding': encoding }).end(encode('<p>page</p>'))
    })
    await (await ask('/about', { headers: { 'Accept-Encoding': encoding } })).toArray()
    await waitFor('the kept page', async () => pages.status().pages === 1 || undefined)
    assert.equal(await text(await ask('/about')), '<p>page</p>')
    assert.equal(renders, 1)
  })
}

test('a visitor who leaves during a page does not take it from the others', async (context) => {
  let renders = 0
  let finish = () => {}
  const { ask, port, pages } = await serve(context, (_request, response) => {
    renders += 1
    response.writeHead(200, page).write('<p>')
    finish = () => response.end('page</p>')
  })
  const first = connect(port, '127.0.0.1')
  first.write('GET /about HTTP/1.1\r\nHost: a\r\n\r\n')
  await once(first, 'data')
  const other = ask('/about')
  first.destroy()
  await waitFor('the one who waits', async () => pages.status().misses === 2 || undefined)
  finish()
  assert.equal(await text(await other), '<p>page</p>')
  assert.equal(renders, 1)
})

test('a visitor who leaves before anything has come does not keep the page from being kept', async (context) => {
  const held: (() => void)[] = []
  const { ask, port, pages } = await serve(context, (_request, response) => {
    held.push(() => response.writeHead(200, page).end('<p>page</p>'))
  })
  const first = connect(port, '127.0.0.1')
  first.write('GET /about HTTP/1.1\r\nHost: a\r\n\r\n')
  await waitFor('the render', async () => held.length === 1 || undefined)
  first.destroy()
  held[0]?.()
  await waitFor('the kept page', async () => pages.status().pages === 1 || undefined)
  assert.equal(await text(await ask('/about')), '<p>page</p>')
  assert.equal(held.length, 1)
})

test('a page that is cut off is cut off for the visitor, and not kept', async (context) => {
  let renders = 0
  const { ask, pages } = await serve(context, (_request, response) => {
    renders += 1
    response.writeHead(200, page).write('<p>half of')
    setImmediate(() => response.destroy())
  })
  for (const _attempt of [1, 2]) await assert.rejects(async () => text(await ask('/about')))
  assert.equal(renders, 2)
  assert.equal(pages.status().pages, 0)
})

test('what a visitor breaks off is broken off for the application', async (context) => {
  const ended: string[] = []
  const { port, ask } = await serve(context, (request, response) => {
    if (request.url === '/healthz') {
      response.end()
      return
    }
    request.resume()
    response.once('close', () => ended.push(String(request.url)))
    if (request.method === 'GET') response.write('x'.repeat(1000))
  })
  const upload = connect(port, '127.0.0.1')
  upload.write('POST /api/upload HTTP/1.1\r\nHost: a\r\nContent-Length: 1000000\r\n\r\nhalf')
  const download = connect(port, '127.0.0.1')
  download.write('GET /api/download HTTP/1.1\r\nHost: a\r\n\r\n')
  await once(download, 'data')
  upload.destroy()
  download.destroy()
  await waitFor('both ends', async () => ended.length === 2 || undefined)
  assert.equal((await ask('/healthz')).statusCode, 200)
})

test('an application that breaks off breaks off the visitor', async (context) => {
  const { ask } = await serve(context, (request) => request.destroy())
  await assert.rejects(() => ask('/api/x', { method: 'POST' }, 'x'.repeat(1_000_000)))
})

test('an answer that comes before the body has been read reaches the visitor', async (context) => {
  const { ask } = await serve(context, (_request, response) => {
    response.writeHead(413).end('Too large.')
  })
  const answer = await ask('/api/x', { method: 'POST' }, Buffer.alloc(8_000_000))
  assert.equal(answer.statusCode, 413)
  assert.equal(await text(answer), 'Too large.')
})

test('neither end is read faster than the other one takes it', async (context) => {
  let sent = 0
  const { port } = await serve(context, (_request, response) => {
    const piece = Buffer.alloc(64 * 1024)
    const more = () => {
      if (sent >= 200_000_000) return
      sent += piece.length
      if (response.write(piece)) more()
    }
    response.on('drain', more)
    more()
  })
  const reader = connect(port, '127.0.0.1')
  reader.pause()
  reader.write('GET /api/large HTTP/1.1\r\nHost: a\r\n\r\n')
  await waitFor('a standstill', async () => {
    const before = sent
    await new Promise((resolve) => setTimeout(resolve, 200))
    return (sent > 0 && sent === before) || undefined
  })
  reader.destroy()
  assert.ok(sent < 50_000_000, String(sent))
})

test('a page for one visitor only, an error and one with a cookie are not kept', async (context) => {
  const answers: Record<string, [number, Record<string, string>]> = {
    '/form': [200, { ...page, 'Cache-Control': 'no-store' }],
    '/gone': [410, page],
    '/cookie': [200, { ...page, 'Set-Cookie': 'a=1' }],
  }
  let renders = 0
  const { ask, pages } = await serve(context, (request, response) => {
    renders += 1
    const [status, headers] = answers[request.url ?? ''] ?? [500, {}]
    response.writeHead(status, headers).end('<p>')
  })
  for (const address of Object.keys(answers)) {
    for (const _attempt of [1, 2]) await text(await ask(address))
  }
  assert.equal(renders, 6)
  assert.equal(pages.status().pages, 0)
})

test('a visitor who has an older copy gets the page, from which the others get theirs', async (context) => {
  let conditions: unknown
  const { ask, pages } = await serve(context, (request, response) => {
    conditions = [request.headers['if-none-match'], request.headers.range]
    response.writeHead(200, page).end('<p>page</p>')
  })
  const answer = await ask('/about', { headers: { 'If-None-Match': '"old"', Range: 'bytes=0-1' } })
  assert.equal(await text(answer), '<p>page</p>')
  assert.deepEqual(conditions, [undefined, undefined])
  await waitFor('the kept page', async () => pages.status().pages === 1 || undefined)
})
