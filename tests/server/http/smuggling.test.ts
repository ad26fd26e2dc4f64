import assert from 'node:assert/strict'
import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { connect } from 'node:net'
import path from 'node:path'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { isFull } from '#tests/helpers/full.ts'
import { send } from '#tests/helpers/server.ts'
import { startSite } from '#tests/helpers/site.ts'

/**
 * Requests with a second one hidden in what a parser may take for a body, sent to the built server. With any framing, the
 * hidden request must not run, no page may change, and no answer may reach another connection.
 */

const site = await startSite({ env: { LEADS_PER_MINUTE: '0', TRUST_PROXY: '1' } })
const { folders } = site
const cookie = await site.cookie()

const atOnce = 8

let networks = 0
/** A new network for each request, since this does not test the limit on renders. */
const newNetwork = (): string => {
  networks += 1
  return `10.${networks >> 8}.${networks & 255}.1`
}
const visit = (page: string, member?: { cookie: string }) =>
  send('GET', site.origin + page, { headers: { 'X-Forwarded-For': newNetwork() }, ...member })
const json = (body: object) => {
  const text = JSON.stringify(body)
  return `Content-Type: application/json\r\nContent-Length: ${text.length}\r\n\r\n${text}`
}
const lead = { name: 'Hidden', email: 'hidden@example.com', question: 'Was this request hidden in another?' }

/** Hidden requests. The number makes each address unique, so that the log shows whether it ran. */
const payloads: Record<string, (number: number) => string> = {
  page: (number) => `GET /it/hidden-${number} HTTP/1.1\r\nHost: a\r\n\r\n`,
  metrics: () => `GET /metrics HTTP/1.1\r\nHost: a\r\n\r\n`,
  write: () => `POST /api/question HTTP/1.1\r\nHost: a\r\n${json(lead)}`,
}

const hex = (text: string): string => text.length.toString(16)
const inOneChunk = (hidden: string): string => `${hex(hidden)}\r\n${hidden}\r\n0\r\n\r\n`

/** The part after the request line and `Host`, including the body. */
const framings: Record<string, (hidden: string) => string> = {
  'Connection names Content-Length': (hidden) =>
    `Connection: content-length\r\nContent-Length: ${hidden.length}\r\n\r\n${hidden}`,
  'Connection names Content-Length and stays open': (hidden) =>
    `Connection: keep-alive, content-length\r\nContent-Length: ${hidden.length}\r\n\r\n${hidden}`,
  'Connection names Content-Length in capitals, twice': (hidden) =>
    `Connection: CONTENT-LENGTH\r\nConnection: Content-Length\r\nContent-Length: ${hidden.length}\r\n\r\n${hidden}`,
  'Connection names Transfer-Encoding': (hidden) =>
    `Connection: transfer-encoding\r\nTransfer-Encoding: chunked\r\n\r\n${inOneChunk(hidden)}`,
  'Connection names Host and Content-Type': (hidden) =>
    `Connection: host, content-type, content-length\r\nContent-Type: text/plain\r\nContent-Length: ${hidden.length}\r\n\r\n${hidden}`,
  'a plain body': (hidden) => `Content-Length: ${hidden.length}\r\n\r\n${hidden}`,
  'a body in one chunk': (hidden) => `Transfer-Encoding: chunked\r\n\r\n${inOneChunk(hidden)}`,
  'CL.TE': (hidden) =>
    `Content-Length: ${hidden.length + 5}\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${hidden}`,
  'TE.CL': (hidden) =>
    `Transfer-Encoding: chunked\r\nContent-Length: ${hex(hidden).length + 2}\r\n\r\n${inOneChunk(hidden)}`,
  'two lengths that differ': (hidden) =>
    `Content-Length: 0\r\nContent-Length: ${hidden.length}\r\n\r\n${hidden}`,
  'two lengths that are the same': (hidden) =>
    `Content-Length: ${hidden.length}\r\nContent-Length: ${hidden.length}\r\n\r\n${hidden}`,
  'a list of lengths': (hidden) => `Content-Length: ${hidden.length}, 0\r\n\r\n${hidden}`,
  'a length with a sign': (hidden) => `Content-Length: +${hidden.length}\r\n\r\n${hidden}`,
  'a length in hexadecimal': (hidden) => `Content-Length: 0x${hex(hidden)}\r\n\r\n${hidden}`,
  'a length with a space before the colon': (hidden) => `Content-Length : ${hidden.length}\r\n\r\n${hidden}`,
  'a folded transfer encoding': (hidden) => `Transfer-Encoding:\r\n chunked\r\n\r\n${inOneChunk(hidden)}`,
  'an unknown transfer encoding': (hidden) => `Transfer-Encoding: xchunked\r\n\r\n${inOneChunk(hidden)}`,
  'two transfer encodings': (hidden) =>
    `Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n\r\n${inOneChunk(hidden)}`,
  'lines that end with LF alone': (hidden) => `Content-Length: ${hidden.length}\n\n${hidden}`,
  'a chunk whose length is too long to count': (hidden) =>
    `Transfer-Encoding: chunked\r\n\r\n${'f'.repeat(20)}\r\n${hidden}`,
}

/** Request lines of the outer requests. */
const carriers = ['GET /nope', 'POST /api/question']
/** Further request lines, tested with one framing only. */
const oddCarriers = [
  'HEAD /about',
  'OPTIONS /about',
  'DELETE /api/blog/posts/0123456789abcdef',
  'GET http://elsewhere.example/about',
  'GET /about#x',
  'GET /about?x#y',
  'GET /x/../about',
]

/** Sends bytes on a new connection; closes it after an answer, or when none comes for a while. */
async function attack(bytes: string): Promise<string> {
  const { hostname, port } = new URL(site.origin)
  const socket = connect(Number(port), hostname)
  let answer = ''
  socket.on('data', (chunk) => {
    answer += chunk.toString('latin1')
  })
  // If the server resets the connection, the answer has already come
  socket.on('error', () => undefined)
  socket.write(bytes, 'latin1')
  await Promise.race([once(socket, 'data'), once(socket, 'close'), sleep(1_000)])
  // Long enough for a second answer, if there is one
  await Promise.race([once(socket, 'close'), sleep(60)])
  socket.destroy()
  return answer
}

const titleOf = (html: string): string => /<title>([^<]*)</.exec(html)?.[1] ?? ''

/** What others see: cached pages, an address that is never cached, and the lists of leads and posts. */
async function othersSee() {
  const pages = [
    '/',
    '/about',
    '/pricing',
    '/it/pricing',
    '/it/about',
    '/nobody-has-been-here',
    '/it/nessuno',
  ]
  const titles = await Promise.all(
    [...pages, ...pages].map(async (page) => titleOf((await visit(page)).text)),
  )
  const leads = (await readdir(path.join(folders.dataDir, 'leads'))).filter((name) => !name.startsWith('.'))
  const posts = (await visit('/api/blog/posts', { cookie })).json.length
  return { titles, leads: leads.length, posts }
}

/** Paths of the requests that ran, from the log. */
const ran = (): string[] =>
  site
    .output()
    .split('\n')
    .flatMap((line) => (line.startsWith('{') ? String(JSON.parse(line).path ?? '') : []))

test('no hidden request runs, changes a page or reaches another connection', async () => {
  const before = await othersSee()
  const attacks = [
    ...carriers.flatMap((carrier) =>
      Object.entries(framings).map(([name, frame]) => ({ carrier, name, frame })),
    ),
    ...oddCarriers.map((carrier) => {
      const name = 'Connection names Content-Length'
      return { carrier, name, frame: framings[name] ?? assert.fail() }
    }),
  ]
  const all = attacks.flatMap((attack) =>
    Object.entries(payloads).map(([payload, hiddenOf]) => ({ ...attack, payload, hiddenOf })),
  )
  assert.ok(all.length >= 120, `${all.length}`)
  // Each framing with each payload, with either carrier
  const perCarrier = Object.keys(framings).length * Object.keys(payloads).length
  const hidden = isFull ? all : all.filter((_, at) => (at + Math.floor(at / perCarrier)) % 2 === 0)
  const run = async (one: (typeof hidden)[number], number: number) => {
    const about = `${one.carrier}, ${one.name}, ${one.payload}`
    const head = `${one.carrier} HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: ${newNetwork()}\r\n`
    const [answer] = await Promise.all([
      attack(head + one.frame(one.hiddenOf(number))),
      ...['/about', '/nobody-has-been-here'].map(async (page) => {
        const { text } = await visit(page)
        assert.ok(before.titles.includes(titleOf(text)), `${about}: ${page} is ${titleOf(text)}`)
      }),
    ])
    assert.ok((answer.match(/HTTP\/1\.1 /g) ?? []).length <= 1, `${about}: more than one answer\n${answer}`)
  }
  for (let at = 0; at < hidden.length; at += atOnce)
    await Promise.all(hidden.slice(at, at + atOnce).map((one, index) => run(one, at + index)))
  assert.deepEqual(await othersSee(), before)
  const found = ran().filter((address) => address.startsWith('/it/hidden-') || address === '/metrics')
  assert.deepEqual(found, [])
})
