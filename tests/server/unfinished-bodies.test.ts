import assert from 'node:assert/strict'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { sample } from '#tests/helpers/full.ts'
import { send } from '#tests/helpers/server.ts'
import { startSite } from '#tests/helpers/site.ts'

// Unfinished uploads of strangers share one limit, and a visitor's form takes precedence over them (R128).

/** Connections at once; the exhaustive run opens more. */
const connections = Number(process.env.UNFINISHED_BODIES ?? 400)
const mostMegabytes = 256

const site = await startSite({ env: { LEADS_PER_MINUTE: '0' } })

const large = 'x'.repeat(254_000)
const packed = gzipSync(JSON.stringify({ question: large })).subarray(0, -12)

type Attack = { path: string; headers: string[]; body: Buffer | string }

const form = (boundary: string) =>
  `--${boundary}\r\nContent-Disposition: form-data; name="businessDescription"\r\n\r\n${large}`

const json = 'Content-Type: application/json'
const multipart = 'Content-Type: multipart/form-data; boundary=b'
const attacks: Record<string, Attack> = {
  'compressed JSON': { path: '/api/question', headers: [json, 'Content-Encoding: gzip'], body: packed },
  'JSON of 254 KB': { path: '/api/question', headers: [json], body: `{"question":"${large}` },
  'two bytes': { path: '/api/pricing-inquiry', headers: [json], body: '{"' },
  'a text of a brief': { path: '/api/website-onboarding', headers: [multipart], body: form('b') },
  'a sign-in': {
    path: '/api/session',
    headers: ['Content-Type: application/x-www-form-urlencoded'],
    body: `email=${large.slice(0, 15_000)}`,
  },
}

async function begin({ path, headers, body }: Attack): Promise<Socket> {
  const socket = connect(Number(new URL(site.origin).port), '127.0.0.1').on('error', () => undefined)
  await once(socket, 'connect').catch(() => undefined)
  const head = [`POST ${path} HTTP/1.1`, 'Host: localhost', 'Transfer-Encoding: chunked', ...headers]
  socket.write(`${head.join('\r\n')}\r\n\r\n${body.length.toString(16)}\r\n`)
  socket.write(body)
  socket.resume()
  return socket
}

const residentMegabytes = async (): Promise<number> =>
  Number(/VmRSS:\s+(\d+)/.exec(await readFile(`/proc/${site.server.pid}/status`, 'utf8'))?.[1]) / 1024

for (const [name, attack] of sample(Object.entries(attacks), 2))
  test(`during ${connections} unfinished bodies of ${name}, a question is accepted and memory stays bounded`, async (t) => {
    if (process.platform !== 'linux') return t.skip('reads /proc')
    const sockets: Socket[] = []
    t.after(() => {
      for (const socket of sockets) socket.destroy()
    })
    let most = 0
    for (let at = 0; at < connections; at += 50) {
      sockets.push(...(await Promise.all(Array.from({ length: 50 }, () => begin(attack)))))
      most = Math.max(most, await residentMegabytes())
    }
    const waits: number[] = []
    for (let at = 0; at < 5; at += 1) {
      const started = performance.now()
      const { status } = await send('POST', `${site.origin}/api/question`, {
        body: { name: 'Ada', email: 'ada@example.org', question: `Are you there, case ${name} ${at}?` },
      })
      waits.push(performance.now() - started)
      assert.equal(status, 200)
      most = Math.max(most, await residentMegabytes())
      await sleep(100)
    }
    t.diagnostic(`${Math.round(most)} MB, ${waits.map(Math.round).join(', ')} ms`)
    // About a second on an idle machine
    assert.ok(Math.max(...waits) < 5_000, `${waits.map(Math.round).join(', ')} ms`)
    assert.ok(most <= mostMegabytes, `${Math.round(most)} MB`)
  })
