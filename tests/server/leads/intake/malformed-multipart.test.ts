import assert from 'node:assert/strict'
import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { connect } from 'node:net'
import { before, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { briefAnswers } from '#tests/helpers/brief.ts'
import { send } from '#tests/helpers/server.ts'
import { startSite } from '#tests/helpers/site.ts'
import { waitFor } from '#tests/helpers/wait-for.ts'

const endpoint = '/api/website-onboarding'
const mostMs = 4_000

const site = await startSite({ env: { LEADS_PER_MINUTE: '0' } })
const { folders } = site

async function tree(): Promise<string[]> {
  return (await readdir(folders.dataDir, { recursive: true })).sort()
}

before(async () => {
  // A start writes the last of its files a moment after it answers
  for (let [known, quiet] = ['', 0]; quiet < 3; await sleep(200)) {
    const now = (await tree()).join()
    quiet = now === known ? quiet + 1 : 0
    known = now
  }
})

const part = (headers: string, text: string | Buffer) =>
  Buffer.concat([Buffer.from(`--bb\r\n${headers}\r\n\r\n`), Buffer.from(text), Buffer.from('\r\n')])
const field = (name: string, text = 'x') => part(`Content-Disposition: form-data; name="${name}"`, text)
const file = (name: string, more = '', bytes: string | Buffer = 'bytes of a file') =>
  part(`Content-Disposition: form-data; name="${name}"; filename="menu.pdf"${more}`, bytes)
const end = '--bb--\r\n'
const form = 'multipart/form-data; boundary=bb'

/** Everything that a brief needs: what comes beside it decides. */
const whole = Object.entries(briefAnswers).map(([name, value]) => field(name, value))

type Malformed = {
  name: string
  body: (string | Buffer)[]
  type?: string
  /** More than is sent: the sender falls silent. */
  announced?: number
}

const malformed: Malformed[] = [
  { name: 'a part without any header', body: ['--bb\r\n\r\nx\r\n--bb--'] },
  {
    name: 'a field without a name',
    body: [...whole, file('documents'), part('Content-Disposition: form-data', 'x'), end],
  },
  {
    name: 'a file without a name',
    body: [...whole, part('Content-Disposition: form-data; filename="a.pdf"', 'x'), end],
  },
  {
    name: 'an unknown charset',
    body: [
      ...whole,
      file('documents'),
      part('Content-Disposition: form-data; name="a"\r\nContent-Type: text/plain; charset=nope', 'x'),
      end,
    ],
  },
  {
    name: 'a part header of 90 KB',
    body: [...whole, file('documents'), part(`X-Long: ${'x'.repeat(90_000)}`, 'x'), end],
  },
  {
    name: 'a header line without a colon',
    body: [...whole, file('documents'), part('Content-Disposition form-data', 'x'), end],
  },
  {
    name: 'a header line without a colon, and after it a file that does not end',
    body: [
      ...whole,
      file('documents'),
      part('Content-Disposition form-data', 'x'),
      file('documents', '', Buffer.alloc(5_000)).subarray(0, 3_000),
    ],
  },
  {
    name: 'the end of a line within a header name',
    body: [...whole, part('Content-\r\nDisposition: form-data; name="a"', 'x'), end],
  },
  { name: 'a NUL in a name', body: [...whole, field('a\0b'), end] },
  { name: 'a NUL in a file name', body: [...whole, file('documents', '\0'), end] },
  { name: 'no boundary', body: [...whole, end], type: 'multipart/form-data' },
  { name: 'an empty boundary', body: [...whole, end], type: 'multipart/form-data; boundary=' },
  {
    name: 'another boundary',
    body: [...whole, file('documents'), end],
    type: 'multipart/form-data; boundary=other',
  },
  { name: 'another kind of multipart', body: [...whole, end], type: 'multipart/mixed; boundary=bb' },
  { name: 'no content type', body: [...whole, end], type: '' },
  {
    name: 'a form of another kind',
    body: ['fullName=Ada&charset=%FF'],
    type: 'application/x-www-form-urlencoded; charset=nope',
  },
  { name: 'no final boundary', body: [...whole, file('documents')] },
  {
    name: 'an end within a file',
    body: [...whole, file('documents', '', Buffer.alloc(300_000)).subarray(0, 200_000)],
  },
  { name: 'an end within a header', body: [...whole, '--bb\r\nContent-Dispo'] },
  {
    name: 'an end after a header',
    body: [...whole, '--bb\r\nContent-Disposition: form-data; name="a"\r\n\r\n'],
  },
  { name: 'an empty body', body: [] },
  { name: 'a lone final boundary', body: [end] },
  {
    name: 'a fault, and then silence',
    body: [...whole, file('documents'), part('no colon', 'x')],
    announced: 5_000_000,
  },
  {
    name: 'a nested multipart',
    body: [
      part(
        'Content-Disposition: form-data; name="documents"\r\nContent-Type: multipart/mixed; boundary=cc',
        '--cc\r\nContent-Disposition: attachment; filename="a.pdf"\r\n\r\nx\r\n--cc--',
      ),
      end,
    ],
  },
  {
    name: '10,000 parts',
    body: [...whole, ...Array.from({ length: 10_000 }, (_, at) => field(`f${at}`)), end],
  },
  {
    name: '10,000 files',
    body: [...whole, ...Array.from({ length: 10_000 }, () => file('documents', '', '')), end],
  },
  {
    name: 'names of every object',
    body: [...['__proto__', '__proto__', 'constructor', 'toString'].map((name) => field(name)), end],
  },
  {
    name: 'a file in base64',
    body: [...whole, file('documents', '\r\nContent-Transfer-Encoding: base64', 'eHg='), end],
  },
  {
    name: 'a field in an encoding that does not exist',
    body: [
      ...whole,
      part('Content-Disposition: form-data; name="a"\r\nContent-Transfer-Encoding: nope', 'x'),
      end,
    ],
  },
]

/** Status and milliseconds of a request written by hand. The sender does not end the connection before the answer. */
async function post({ body, type = form, announced }: Malformed, accept: string) {
  const bytes = Buffer.concat(body.map((piece) => Buffer.from(piece)))
  const { port } = new URL(site.origin)
  const socket = connect(Number(port), '127.0.0.1')
  await once(socket, 'connect')
  const started = performance.now()
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
    return { status: status(), ms: performance.now() - started }
  } finally {
    socket.destroy()
  }
}

/** PendingUploads keep what arrived whole with a form that was refused; a tray is a folder with files and a list. */
const withoutPendingUploads = async () => (await tree()).filter((name) => !/^trays(?:\/|$)/.test(name))

for (const accept of ['application/json', 'text/html']) {
  for (const one of malformed) {
    test(`${one.name} is refused with 4xx (${accept})`, async () => {
      const before = await withoutPendingUploads()
      const { status, ms } = await post(one, accept)
      assert.ok(status >= 400 && status < 500, `answered ${status}`)
      assert.ok(ms < mostMs, `took ${ms} ms`)
      await waitFor('the staging folder goes', async () => {
        const now = await withoutPendingUploads()
        return now.length === before.length && now.every((name, at) => name === before[at])
      })
    })
  }
}

test('what arrived whole before the fault comes back and waits', async () => {
  const body = Buffer.concat([
    ...whole,
    file('documents'),
    part('Content-Disposition: form-data', 'x'),
    field('competitors', 'After it'),
    Buffer.from(end),
  ])
  const headers = { accept: 'application/json', 'content-type': form }
  const response = await fetch(site.origin + endpoint, { method: 'POST', headers, body })
  assert.equal(response.status, 400)
  const { error, attached } = await response.json()
  assert.match(error, /cut off/)
  assert.deepEqual(attached, [{ group: 'documents', name: 'menu.pdf', size: 15 }])
})

test('afterwards a sound brief is taken, no lead was made before, and every line that was printed is JSON', async () => {
  const leads = async () =>
    (await readdir(`${folders.dataDir}/leads`)).filter((name) => !name.startsWith('.'))
  assert.deepEqual(await leads(), [])
  const body = new FormData()
  for (const [name, value] of Object.entries(briefAnswers)) body.append(name, value)
  const headers = { accept: 'application/json' }
  const sound = await fetch(site.origin + endpoint, { method: 'POST', headers, body })
  assert.equal(sound.status, 200)
  assert.equal((await leads()).length, 1)
  assert.equal((await send('GET', `${site.origin}/healthz`)).status, 200)
  const lines = site.output().trim().split('\n')
  for (const line of lines) {
    const { level, msg } = JSON.parse(line)
    assert.ok(level !== 'error', msg)
  }
})
