import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, before, test } from 'node:test'
import express from 'express'
import { problemResponder } from '#server/http/problem-responder.ts'
import { sameOrigin } from '#server/http/same-origin.ts'
import { silentLog } from '#server/kernel/log.ts'

const app = express()
app.use(sameOrigin({ origin: () => 'https://www.example.com' }))
app.use((_request, response) => {
  response.sendStatus(204)
})
app.use(problemResponder(silentLog))
const server = createServer(app)

before(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})

after(() => {
  server.close()
})

/** Not fetch: it sets some of these headers itself. */
async function send(headers: Record<string, string>, method = 'POST'): Promise<number | undefined> {
  const { port } = server.address() as AddressInfo
  const sent = request({
    port,
    host: '127.0.0.1',
    method,
    headers: { Host: 'site.example:8080', ...headers },
  })
  sent.end()
  const [response] = await once(sent, 'response')
  response.resume()
  return response.statusCode
}

test('a write of our own pages, or one that a person typed in, passes', async () => {
  assert.equal(await send({ 'Sec-Fetch-Site': 'same-origin' }), 204)
  assert.equal(await send({ 'Sec-Fetch-Site': 'none' }), 204)
})

test('a write from another site or another subdomain is refused', async () => {
  assert.equal(await send({ 'Sec-Fetch-Site': 'cross-site' }), 403)
  assert.equal(await send({ 'Sec-Fetch-Site': 'same-site' }), 403)
  assert.equal(await send({ 'Sec-Fetch-Site': 'anything' }), 403)
})

test('Sec-Fetch-Site, which no page can set, outweighs Origin', async () => {
  assert.equal(await send({ 'Sec-Fetch-Site': 'cross-site', Origin: 'https://www.example.com' }), 403)
  assert.equal(await send({ 'Sec-Fetch-Site': 'same-origin', Origin: 'null' }), 204)
})

test('an older browser is judged by Origin, against the host asked for and the public address', async () => {
  assert.equal(await send({ Origin: 'http://site.example:8080' }), 204)
  assert.equal(await send({ Origin: 'https://www.example.com' }), 204)
  assert.equal(await send({ Origin: 'http://site.example' }), 403)
  assert.equal(await send({ Origin: 'http://site.example:8081' }), 403)
  assert.equal(await send({ Origin: 'https://evil.example' }), 403)
  assert.equal(await send({ Origin: 'http://www.example.com' }), 403)
})

test('an Origin that is null, empty or garbled is another website', async () => {
  assert.equal(await send({ Origin: 'null' }), 403)
  assert.equal(await send({ Origin: '' }), 403)
  assert.equal(await send({ Origin: 'http://' }), 403)
  assert.equal(await send({ Origin: 'http://site.example:8080.evil.example' }), 403)
  assert.equal(await send({ Origin: 'http://site.example:8080@evil.example' }), 403)
})

test('a default port written out is the same host', async () => {
  assert.equal(await send({ Host: 'site.example:80', Origin: 'http://site.example' }), 204)
  assert.equal(await send({ Host: 'site.example', Origin: 'https://site.example' }), 204)
})

test('a client that sends neither header is no browser', async () => {
  assert.equal(await send({}), 204)
})

test('every method that writes is guarded, reading is not', async () => {
  const headers = { 'Sec-Fetch-Site': 'cross-site' }
  assert.equal(await send(headers, 'PUT'), 403)
  assert.equal(await send(headers, 'PATCH'), 403)
  assert.equal(await send(headers, 'DELETE'), 403)
  assert.equal(await send(headers, 'GET'), 204)
  assert.equal(await send(headers, 'HEAD'), 204)
  assert.equal(await send(headers, 'OPTIONS'), 204)
})
