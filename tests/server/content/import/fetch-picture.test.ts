import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import { hostname } from 'node:os'
import { test } from 'node:test'
import { createPictureFetcher, originOf } from '#server/content/import/fetch-picture.ts'
import { waitFor } from '#tests/helpers/wait-for.ts'

test('a name that resolves to a private address is not contacted, unlike an allowed localhost or IP', async (context) => {
  let asked = 0
  const server = createServer((_request, response) => {
    asked += 1
    response.end('x')
  }).listen(0)
  context.after(() => server.close())
  await waitFor('the server is listening', () => server.listening)
  const { port } = Object(server.address())
  const get = (host: string) => {
    const origin = `http://${host}:${port}`
    return createPictureFetcher(new Set([origin])).fetch(`${origin}/a.jpg`)
  }
  assert.equal((await get('localhost')).ok, true)
  assert.equal((await get('127.0.0.1')).ok, true)
  assert.equal(asked, 2)
  // The host name is unknown or resolves to a private address
  assert.equal((await get(hostname())).ok, false)
  assert.equal(asked, 2)
})

test('a host is given with or without its scheme, and never with a path', () => {
  assert.equal(originOf('www.example.com'), 'https://www.example.com')
  assert.equal(originOf('http://www.example.com:8080'), 'http://www.example.com:8080')
  for (const word of [
    'www.example.com/path',
    'https://a:b@www.example.com',
    'a b',
    'ftp://www.example.com',
    '',
  ])
    assert.equal(originOf(word), null, word)
})
