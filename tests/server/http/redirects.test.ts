import assert from 'node:assert/strict'
import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { after, test } from 'node:test'
import express from 'express'
import { problemResponder } from '#server/http/problem-responder.ts'
import { canonicalRedirects } from '#server/http/redirects.ts'
import { silentLog } from '#server/kernel/log.ts'
import { listen } from '#tests/helpers/listen.ts'

const app = express()
app.use(canonicalRedirects(), (_request, response) => {
  response.status(204).end()
})
app.use(problemResponder(silentLog))
const { port } = new URL(await listen({ after }, app))

/** Sends the target unchanged; `fetch` would normalise it. */
async function ask(path: string): Promise<[number | undefined, string | undefined]> {
  const [answer] = (await once(get({ port, path, agent: false }), 'response')) as [IncomingMessage]
  answer.resume()
  return [answer.statusCode, answer.headers.location]
}

test('other spellings of a path are redirected to the canonical one, impossible ones refused', async () => {
  assert.deepEqual(await ask('/About/?a=B'), [308, '/about?a=B'])
  assert.deepEqual(await ask('//about//team/index.html'), [308, '/about/team'])
  assert.deepEqual(await ask('/en/services'), [301, '/services'])
  assert.deepEqual(await ask('/en/about?a=%5C'), [301, '/about?a=%5C'])
  assert.deepEqual(await ask('/about'), [204, undefined])
  assert.deepEqual(await ask('/api/About'), [204, undefined])
  for (const address of ['/api/leads/', '/api/leads//', '/api//leads', '/assets/a.js/'])
    assert.deepEqual(await ask(address), [404, undefined], address)
  assert.deepEqual(await ask('/%61bout'), [308, '/about'])
  assert.deepEqual(await ask('/%E2%82%AC'), [204, undefined])
  for (const address of ['/%2e%2e/about', '/a/%2E', '/%', '/%4', '/about#x', '/x/../about'])
    assert.deepEqual(await ask(address), [400, undefined], address)
})

test('no redirect leads to another host', async () => {
  const slashes = [
    ...['/', '//', '///', '\\', '/\\', '\\/', '\\\\', '/\t', '%5C', '/%5C', '%2F%2F'],
    ...['/./', '/../', '/.//', '/@'],
  ]
  const starts = [
    ...['', '/en', '/EN', '/en/en', '/en/.', '/en/..', 'http://localhost/en', 'http://evil.example', '/it'],
  ]
  const host = 'evil.example'
  const ends = [host, `${host}/`, 'Evil.example/index.html', `${host}#x`, `?u=\\\\${host}`]
  for (const start of starts) {
    for (const between of slashes) {
      for (const end of ends) {
        const target = `${start}${between}${end}`.replaceAll('\t', '%09')
        if (!target.startsWith('/') && !target.startsWith('http')) continue
        const [status, location] = await ask(target)
        if (location === undefined) {
          assert.ok(status === 204 || status === 400, `${target}: ${status}`)
          continue
        }
        assert.match(location, /^\/(?!\/)[\x21-\x5b\x5d-\x7e]*$/, target)
        // Resolved as a browser does
        assert.equal(new URL(location, 'https://www.example.com').host, 'www.example.com', target)
      }
    }
  }
})

test('a path with a backslash or a raw non-ASCII byte is refused', async () => {
  const refused = ['/en/\\evil.example', '/\\evil.example', '/api/\\x', '/caf\u00e9', '/a\u0080b', '/a\u00a0']
  for (const path of refused) assert.deepEqual(await ask(path), [400, undefined], path)
})
