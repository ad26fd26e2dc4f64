import assert from 'node:assert/strict'
import { connect } from 'node:net'
import { test } from 'node:test'
import { mainOf, textOf } from '#tests/helpers/page-html.ts'
import { startSite } from '#tests/helpers/site.ts'
import { waitFor } from '#tests/helpers/wait-for.ts'

// LOG_REQUESTS=all: what the edge answers by itself writes the line that the application's answers write (R243).

const { folders, server } = await startSite({ env: { LOG_REQUESTS: 'all' } })

type Line = { requestId?: string; path?: string; status?: number; [field: string]: unknown }

const linesOf = (path: string): Line[] =>
  server
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line): Line => JSON.parse(line))
    .filter((line) => line.path === path)

const lineOf = async (answer: Response): Promise<Line> => {
  await answer.bytes()
  const id = answer.headers.get('x-request-id')
  assert.ok(id, `${answer.url} has an id`)
  const path = new URL(answer.url).pathname
  const find = () => linesOf(path).filter((line) => line.requestId === id)
  await waitFor(`the line of ${path}`, () => find().length > 0)
  const found = find()
  assert.equal(found.length, 1)
  return found[0] ?? {}
}

test('a cached page, a file and 304 write one line each, without query and address', async () => {
  // An ETag is of the edge's cache
  await waitFor('the page in memory', async () =>
    (await fetch(`${server.origin}/pricing`)).headers.has('etag'),
  )
  const page = await fetch(`${server.origin}/pricing?token=hunter2`, { headers: { 'User-Agent': 'hunter2' } })
  const { time, requestId, ms, ...rest } = await lineOf(page)
  assert.deepEqual(rest, { level: 'info', method: 'GET', path: '/pricing', status: 200, msg: 'Answered' })
  assert.ok(Math.abs(Date.parse(String(time)) - Date.now()) < 10_000 && Number(ms) >= 0 && requestId)
  const again = await fetch(page.url, { headers: { 'If-None-Match': page.headers.get('etag') ?? '' } })
  assert.equal((await lineOf(again)).status, 304)
  const html = await (await fetch(`${server.origin}/`)).text()
  const asset = /\/assets\/[^"]+\.css/.exec(html)?.[0]
  assert.equal((await lineOf(await fetch(`${server.origin}${asset}`))).path, asset)
  assert.doesNotMatch(server.output(), /hunter2|127\.0\.0\.1"|::1|user-agent/i)
})

test('what the application answers has the id and the line of the application alone', async () => {
  const answer = await fetch(`${server.origin}/healthz`)
  const line = await lineOf(answer)
  assert.equal(line.status, 200)
  assert.equal(linesOf('/healthz').length, 1)
  assert.equal((await lineOf(await fetch(`${server.origin}/nowhere-at-all`))).status, 404)
})

test('a refusal of the edge writes a line', async () => {
  const { port } = new URL(server.origin)
  const socket = connect(Number(port), '127.0.0.1')
  socket.write('GET /refused HTTP/1.1\r\nHost: one\r\nHost: two\r\nConnection: close\r\n\r\n')
  socket.resume()
  await waitFor('the line of the refusal', () => linesOf('/refused').some(({ status }) => status === 400))
})

test('the privacy page says so in both languages', async () => {
  const pageOf = async (address: string) =>
    textOf(mainOf(await (await fetch(server.origin + address)).text())).replaceAll('\u00a0', ' ')
  assert.match(await pageOf('/privacy'), /writes a line when it sends a page or a file, or receives a form:/)
  assert.match(await pageOf('/it/privacy'), /scrive una riga quando invia una pagina o un file, o riceve/)
})

test('the lines of the last requests are written before the end', async () => {
  const answer = await fetch(`${server.origin}/pricing?last`)
  await answer.bytes()
  const id = answer.headers.get('x-request-id')
  await server.stop()
  assert.equal(linesOf('/pricing').filter((line) => line.requestId === id).length, 1)
})
