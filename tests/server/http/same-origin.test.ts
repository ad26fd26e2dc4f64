import assert from 'node:assert/strict'
import { once } from 'node:events'
import { request } from 'node:http'
import { after, test } from 'node:test'
import express from 'express'
import { problemResponder } from '#server/http/problem-responder.ts'
import { sameOrigin } from '#server/http/same-origin.ts'
import { silentLog } from '#server/kernel/log.ts'
import { listen } from '#tests/helpers/listen.ts'

const app = express()
app.use(sameOrigin({ origin: () => 'https://www.example.com' }))
app.use((_request, response) => {
  response.sendStatus(204)
})
app.use(problemResponder(silentLog))
const { port } = new URL(await listen({ after }, app))

/** Sends without `fetch`, which sets some of these headers itself. */
async function send(headers: Record<string, string>, method = 'POST'): Promise<number | undefined> {
  const all = { Host: 'site.example:8080', ...headers }
  const sent = request({ port, host: '127.0.0.1', method, headers: all })
  sent.end()
  const [response] = await once(sent, 'response')
  response.resume()
  return response.statusCode
}

const own = 'https://www.example.com'
const cases: [what: string, status: 204 | 403, ...sent: Record<string, string>[]][] = [
  ['a write from our own pages, or started by the user', 204, { site: 'same-origin' }, { site: 'none' }],
  ['a write from elsewhere', 403, { site: 'cross-site' }, { site: 'same-site' }, { site: 'anything' }],
  ['Sec-Fetch-Site, which no page can set, outweighs Origin', 403, { site: 'cross-site', Origin: own }],
  ['also if Origin is null', 204, { site: 'same-origin', Origin: 'null' }],
  // Older browsers: Origin is compared with the requested host and the public address
  ['the same host', 204, { Origin: 'http://site.example:8080' }, { Origin: own }],
  [
    'another scheme or port',
    403,
    { Origin: 'http://www.example.com' },
    { Origin: 'http://site.example:8081' },
  ],
  ['another host', 403, { Origin: 'http://site.example' }, { Origin: 'https://evil.example' }],
  ['an Origin that names no host', 403, { Origin: 'null' }, { Origin: '' }, { Origin: 'http://' }],
  ['our host as a subdomain of another', 403, { Origin: 'http://site.example:8080.evil.example' }],
  ['our host as a user name', 403, { Origin: 'http://site.example:8080@evil.example' }],
  ['a default port written out', 204, { Host: 'site.example:80', Origin: 'http://site.example' }],
  ['a default port left out', 204, { Host: 'site.example', Origin: 'https://site.example' }],
  ['neither header, as from a client that is no browser', 204, {}],
]

test('a write is accepted from our own pages and from clients that are not browsers, but from no other site', async () => {
  for (const [what, status, ...all] of cases)
    for (const { site, ...headers } of all) {
      const sent = { ...(site && { 'Sec-Fetch-Site': site }), ...headers }
      assert.equal(await send(sent), status, `${what}: ${JSON.stringify(sent)}`)
    }
})

test('across sites, PUT, PATCH and DELETE are refused; GET, HEAD and OPTIONS are not', async () => {
  const headers = { 'Sec-Fetch-Site': 'cross-site' }
  for (const method of ['PUT', 'PATCH', 'DELETE']) assert.equal(await send(headers, method), 403, method)
  for (const method of ['GET', 'HEAD', 'OPTIONS']) assert.equal(await send(headers, method), 204, method)
})
