import assert from 'node:assert/strict'
import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { connect } from 'node:net'
import { test } from 'node:test'
import { silentLog } from '#server/kernel/log.ts'
import { briefAnswers, briefForm } from '#tests/helpers/brief.ts'
import { waitFor } from '#tests/helpers/wait-for.ts'
import { serveForms } from '../forms-site.ts'

const endpoint = '/api/website-onboarding'
const mostMs = 4_000

const part = (headers: string, text: string | Buffer) =>
  Buffer.concat([Buffer.from(`--bb\r\n${headers}\r\n\r\n`), Buffer.from(text), Buffer.from('\r\n')])
const field = (name: string, text = 'x') => part(`Content-Disposition: form-data; name="${name}"`, text)
const file = (name: string, more = '', bytes: string | Buffer = 'bytes of a file') =>
  part(`Content-Disposition: form-data; name="${name}"; filename="menu.pdf"${more}`, bytes)
const end = '--bb--\r\n'
const form = 'multipart/form-data; boundary=bb'

/** All fields of a complete brief, so that only additional parts decide. */
const whole = Object.entries(briefAnswers).map(([name, value]) => field(name, value))

const named = (name: string, more = '') => `Content-Disposition: form-data; name="${name}"${more}`

/** A body, its type, and the announced length if the sender falls silent before the end. */
type Malformed = [body: (string | Buffer)[], type?: string, announced?: number]

const malformed: Record<string, Malformed> = {
  'a part without any header': [['--bb\r\n\r\nx\r\n--bb--']],
  'a field without a name': [[...whole, file('documents'), part('Content-Disposition: form-data', 'x'), end]],
  'a file without a name': [[...whole, part('Content-Disposition: form-data; filename="a.pdf"', 'x'), end]],
  'an unknown charset': [
    [...whole, file('documents'), part(named('a', '\r\nContent-Type: text/plain; charset=nope'), 'x'), end],
  ],
  'a part header of 90 KB': [[...whole, file('documents'), part(`X-Long: ${'x'.repeat(90_000)}`, 'x'), end]],
  'a header line without a colon': [[...whole, file('documents'), part('no colon', 'x'), end]],
  'a header line without a colon, then a truncated file': [
    [...whole, part('no colon', 'x'), file('documents', '', Buffer.alloc(5_000)).subarray(0, 3_000)],
  ],
  'a line end within a header name': [
    [...whole, part('Content-\r\nDisposition: form-data; name="a"', 'x'), end],
  ],
  'a NUL in a name': [[...whole, field('a\0b'), end]],
  'a NUL in a file name': [[...whole, file('documents', '\0'), end]],
  'no boundary': [[...whole, end], 'multipart/form-data'],
  'an empty boundary': [[...whole, end], 'multipart/form-data; boundary='],
  'another boundary': [[...whole, file('documents'), end], 'multipart/form-data; boundary=other'],
  'another kind of multipart': [[...whole, end], 'multipart/mixed; boundary=bb'],
  'no content type': [[...whole, end], ''],
  JSON: [['{}'], 'application/json'],
  'a URL-encoded form': [['fullName=Ada&charset=%FF'], 'application/x-www-form-urlencoded; charset=nope'],
  'no final boundary': [[...whole, file('documents')]],
  'cut off within a file': [[...whole, file('documents', '', Buffer.alloc(300_000)).subarray(0, 200_000)]],
  'cut off within a header': [[...whole, '--bb\r\nContent-Dispo']],
  'cut off after a header': [[...whole, `--bb\r\n${named('a')}\r\n\r\n`]],
  'an empty body': [[]],
  'a lone final boundary': [[end]],
  'a fault, then silence': [[...whole, file('documents'), part('no colon', 'x')], form, 5_000_000],
  'a nested multipart': [
    [
      part(
        named('documents', '\r\nContent-Type: multipart/mixed; boundary=cc'),
        '--cc\r\nContent-Disposition: attachment; filename="a.pdf"\r\n\r\nx\r\n--cc--',
      ),
      end,
    ],
  ],
  '10,000 parts': [[...whole, ...Array.from({ length: 10_000 }, (_, at) => field(`f${at}`)), end]],
  '10,000 files': [[...whole, ...Array.from({ length: 10_000 }, () => file('documents', '', '')), end]],
  'names that every object has': [
    [...['__proto__', '__proto__', 'constructor', 'toString'].map((name) => field(name)), end],
  ],
  'a file in base64': [[...whole, file('documents', '\r\nContent-Transfer-Encoding: base64', 'eHg='), end]],
  'a field in an unknown encoding': [
    [...whole, file('documents'), part(named('a', '\r\nContent-Transfer-Encoding: nope'), 'x'), end],
  ],
}

/** Status and milliseconds of a hand-written request. The sender keeps the connection open until the answer. */
async function post(port: string, [pieces, type = form, announced]: Malformed, accept: string) {
  const bytes = Buffer.concat(pieces.map((piece) => Buffer.from(piece)))
  const socket = connect(Number(port), '127.0.0.1')
  await once(socket, 'connect')
  const started = Date.now()
  socket.write(
    `POST ${endpoint} HTTP/1.1\r\nHost: localhost:${port}\r\nAccept: ${accept}\r\n` +
      `${type === '' ? '' : `Content-Type: ${type}\r\n`}Content-Length: ${announced ?? bytes.length}\r\n\r\n`,
  )
  socket.write(bytes)
  try {
    let answer = ''
    socket.on('data', (chunk: Buffer) => {
      answer += chunk
    })
    const status = () => Number(/^HTTP\/1\.1 (\d{3}) /.exec(answer)?.[1] ?? 0)
    await waitFor('an answer', () => status() !== 0 || socket.destroyed, mostMs)
    return { status: status(), ms: Date.now() - started }
  } finally {
    socket.destroy()
  }
}

test('a malformed brief is refused with 4xx and leaves nothing behind, and a valid one is accepted afterwards', async (context) => {
  const errors: unknown[] = []
  const log = { ...silentLog, error: (...about: unknown[]) => errors.push(about) }
  const site = await serveForms(context, { log })
  const { port } = new URL(site.origin)
  for (const accept of ['application/json', 'text/html'])
    for (const [name, one] of Object.entries(malformed))
      await context.test(`${name} (${accept})`, async () => {
        const { status, ms } = await post(port, one, accept)
        assert.ok(status >= 400 && status < 500, `answered ${status}`)
        if (name === 'JSON') assert.equal(status, 415)
        assert.ok(ms < mostMs, `took ${ms} ms`)
        // Completely received files may be kept for a repeated form, but in another folder
        await waitFor('the removal of the staging folder', async () => (await readdir(site.dir)).length === 0)
      })
  assert.deepEqual(errors, [])
  const sound = await site.post(endpoint, briefForm(), { accept: 'application/json' })
  assert.equal(sound.status, 200)
  assert.equal((await readdir(site.dir)).length, 1)
})
